import HouseholdModel
package import HouseholdService

extension MemberProblem {
    /// What is told of those who are in the household.
    package var explanation: Explanation {
        switch self {
        case .nameTaken(let name):
            Explanation(
                code, .conflict,
                "Somebody here is called \"\(name.text)\" already, or looks the same when written.")
        case .nameMisleads(let name):
            Explanation(
                code, .data,
                "\"\(name.text)\" could be taken for a number, a command or a parent. Choose another name."
            )
        case .wasIn(let name):
            Explanation(
                code, .conflict,
                "\(name.text) was here before, and only the owner can let an adult go.")
        case .invitedOtherwise(let name, let role):
            Explanation(
                code, .conflict,
                "\(name.text) is invited already, as \(Phrase(message: role.rawValue)). A new key is for the same role.",
                try: ["member invite \(name.text.quotedIfNeeded) --role \(role.rawValue)"])
        case .alreadyInHousehold(let title):
            Explanation(
                code, .conflict, "You are in \"\(title.text)\" already.", try: ["household list"])
        case .childHasJoined(let name):
            Explanation(
                code, .conflict, "\(name.text) has joined already.",
                try: ["child reset \(name.text)"])
        case .childHasNotJoined(let name):
            Explanation(
                code, .conflict, "\(name.text) has not joined yet.",
                try: ["child key \(name.text)"])
        case .keyIsForAdults:
            Explanation(
                code, .conflict,
                "That key is for an adult, who comes in with an account of their own.",
                try: ["logout"])
        case .waiting(let title):
            Explanation(
                code, .configuration,
                "You wait to be let into \"\(title.text)\": somebody there has to say yes first.",
                try: ["join --withdraw   takes that back"])
        case .refusedLately(let title):
            Explanation(
                code, .conflict,
                "You were not let into \"\(title.text)\". A day after that you can ask again.")
        case .waitsForNobody:
            Explanation(code, .data, "You wait to be let into no household like that.")
        case .nobodyWaits(let name):
            Explanation(
                code, .data, "Nobody called \"\(name)\" waits to be let in.", try: ["member list"])
        case .severalWait(let usernames):
            Explanation(
                code, .data, "Several of that name wait. Their user names tell them apart.",
                try: usernames.map { "member admit \($0.text)" })
        case .guestNameTaken(let name, let username):
            Explanation(
                code, .conflict,
                "Somebody here is called \"\(name.text)\" already, or looks the same when written. Give another name.",
                try: ["member admit \(username.text) --name NAME"])
        case .guestMisleads(let username):
            Explanation(
                code, .conflict,
                "The user name \"\(username.text)\" looks like what somebody here is called. Another account is needed.",
                try: ["member refuse \(username.text)"])
        case .noCode:
            Explanation(
                code, .data, "The household has no code now.", try: ["household invite"])
        case .codeIsOpen:
            Explanation(
                code, .conflict, "The household has a code already.",
                try: ["household invite --new   makes another and ends that one"])
        case .tooManyKeys:
            Explanation(
                code, .conflict,
                "Five linking keys wait to be used. Use one, or let it end, before making another.")
        case .ageIsForChildren:
            Explanation(code, .data, "Only children have an age here.")
        case .pastAbsence(let day):
            Explanation(
                code, .data,
                "\(day.dated) is over already: name days that are still to come, today at the earliest."
            )
        case .noPass(let name):
            Explanation(
                code, .conflict, "\(name.text) has no pass.",
                try: ["pass give \(name.text.quotedIfNeeded) --until \"sun 18:00\""])
        case .noOwnPass:
            Explanation(
                code, .conflict,
                "You have no pass: a parent gives one, and until then you see nothing here.")
        case .passUsedUp(let left, let points):
            Explanation(
                code, .noPermission,
                "Your pass lets you say OK to \(left.inPoints) more, and this is worth \(points.inPoints). Ask a parent.",
                try: ["pass show"])
        case .stillMember(let title):
            Explanation(
                code, .conflict, "You are in \"\(title.text)\" still. Leave it first.",
                try: ["household leave"])
        case .severalLeft(let name, let usernames): severalLeft(name, usernames)
        case .stillHere(let name):
            Explanation(
                code, .conflict,
                "\(name.text) is still in the household. Who leaves first can be erased.",
                try: ["member remove \(name.text.quotedIfNeeded)"])
        case .othersStay(let names):
            Explanation(
                code, .conflict,
                "\(names.map(\.text).joined(separator: ", ")) would lose the household too.",
                try: names.first.map {
                    [
                        "household transfer \($0.text.quotedIfNeeded)   hands it over",
                        "member remove \($0.text.quotedIfNeeded)",
                    ]
                } ?? [])
        }
    }

    private func severalLeft(_ name: Name, _ usernames: [String]) -> Explanation {
        let known = usernames.joined(separator: ", ")
        return Explanation(
            code, .conflict,
            usernames.isEmpty
                ? "More than one who left is called \(name.text). An entry of money is taken back by its number."
                : "More than one who left is called \(name.text). Say the user name: \(known).",
            try: usernames.isEmpty ? ["money history"] : [])
    }
}
