import HouseholdModel
import HouseholdService

extension MemberProblem {
    /// What is told of those who are in the household.
    var explanation: Explanation {
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
        case .passUsedUp(let left, let points):
            Explanation(
                code, .noPermission,
                "Your pass lets you say OK to \(left.inPoints) more, and this is worth \(points.inPoints). Ask a parent.",
                try: ["pass show"])
        case .stillMember(let title):
            Explanation(
                code, .conflict, "You are in \"\(title.text)\" still. Leave it first.",
                try: ["household leave"])
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
}
