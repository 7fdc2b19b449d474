import HouseholdModel
package import HouseholdService

// The table of what is said of each error, how the command ends with it, and what can be typed instead: here what
// can befall any operation, and beside it a file for each area. None of it has a `default`, so that an error
// without words does not compile.

extension ServiceError {
    /// What a person is told, and how the command ends.
    package var explanation: Explanation {
        switch self {
        case .account(let problem): problem.explanation
        case .member(let problem): problem.explanation
        case .chore(let problem): problem.explanation
        case .routine(let problem): problem.explanation
        case .points(let problem): problem.explanation
        case .money(let problem): problem.explanation
        case .reward(let problem): problem.explanation
        case .rules(let problem): problem.explanation
        case .book(let problem): problem.explanation
        case .undo(let problem): problem.explanation
        case .channel(let problem): problem.explanation
        case .device(let problem): problem.explanation
        case .document(let fault): fault.explanation
        case .dataFile(let problem): problem.explanation
        case .server(let problem): problem.explanation
        case .tooMany(let quota): quota.explanation
        case .notFound(let noun, let name):
            Explanation(code, .data, noun.notFound(name), try: noun.lists)
        case .noHousehold:
            Explanation(
                code, .configuration, "You are in no household yet.",
                try: ["register --name Anna", "household create \"Smith home\"", "join"])
        case .refused(let refusal):
            Explanation(
                code, .noPermission, refusal.sentence,
                try: refusal.wayOut.map { [$0.command] } ?? [])
        case .text(let error, let field):
            Explanation(code, .data, error.sentence(about: field))
        case .value(let field, let expected):
            Explanation(code, .data, "That does not work for \(field): write \(expected).")
        case .lines(let faults):
            Explanation(
                code, .data, "The list can't be brought in as it is. Nothing was changed.",
                details: faults.map { "Line \($0.line): \($0.error.explanation.message)" })
        case .changedMeanwhile:
            Explanation(
                code, .conflict,
                "Somebody changed it at the same moment. Nothing was changed by you; try again.")
        case .requestReused:
            Explanation(
                code, .data,
                "That request id was used before, for something else. Use a new one.")
        case .hashing(let error):
            Explanation(
                code, error.isPassing ? .temporary : .io,
                Phrase(message: String(describing: error)))
        case .bug(let detail):
            Explanation(
                code, .software,
                "Something broke inside chorus. Nothing was saved. (\(detail))")
        }
    }
}

extension ServiceError.Noun {
    /// The same answer for what is not there and what is not theirs to see.
    fileprivate func notFound(_ name: String) -> Phrase {
        switch self {
        case .chore: "No chore here matches \"\(name)\"."
        case .reward: "No reward here matches \"\(name)\"."
        case .request: "No request here matches \"\(name)\"."
        case .routine: "No routine here is called \"\(name)\"."
        case .wish: "No wish here matches \"\(name)\"."
        case .entry: "No entry of the book here has the number \(name)."
        case .moneyEntry: "No entry of money here has the number \(name)."
        case .badge: "There is no badge called \"\(name)\"."
        case .absence: "No absence here has the number \(name)."
        case .person: "Nobody here is called \"\(name)\"."
        case .session: "No sign-in here has the number \(name)."
        case .household: "You are in no household called \"\(name)\", or in two."
        case .rule: "No rule here is called \"\(name)\"."
        case .action: "There is no action called \"\(name)\"."
        case .channel: "Messages go to no place with the number \(name)."
        case .device: "No device here has the number \(name)."
        }
    }

    /// What lists those that are there.
    fileprivate var lists: [String] {
        switch self {
        case .chore: ["chore list"]
        case .reward: ["reward list"]
        case .request: ["reward requests"]
        case .routine: ["routine list"]
        case .wish: ["reward wishes"]
        case .entry: ["points history"]
        case .moneyEntry: ["money history"]
        case .badge: ["badge list"]
        case .absence: ["absence list --all"]
        case .person: ["household show"]
        case .session: ["session list"]
        case .household: ["household list"]
        case .rule: ["rules show", "rules table"]
        case .action: ["rules table"]
        case .channel: ["notice channels"]
        case .device: ["device list"]
        }
    }
}

extension Refusal.WayOut {
    /// What is typed for it.
    fileprivate var command: String {
        switch self {
        case .endTrial: "rules trial end"
        case .setShipped: "rules set --shipped"
        }
    }
}
