import HouseholdModel
package import HouseholdService

extension RulesProblem {
    /// What is told of the rules.
    package var explanation: Explanation {
        switch self {
        case .lockOut(let action):
            Explanation(
                code, .configuration,
                "With these rules the owner could not do everything that puts a household right again: \(action.rawValue). Nothing was changed.",
                try: ["rules set --shipped", "help rules set"])
        case .changed:
            Explanation(
                code, .temporary,
                "Somebody changed the rules just now. Nothing was changed; please try again.")
        case .wallBroken(let breach):
            Explanation(code, .configuration, breach.message)
        case .broken(let place):
            Explanation(
                code, .configuration,
                "The rules can't be used:\n\(Phrase(message: place))")
        case .unusable:
            Explanation(
                code, .configuration,
                "The rules that hold can't be used any more. Go back to those of the program first.",
                try: ["rules set --shipped"])
        case .wallStays(let name):
            Explanation(
                code, .data,
                "\(name) is a wall of the program, around the rules of every household, and nobody takes it away.",
                try: ["rules read   tells the rules that can be removed"])
        case .onTrial, .othersCome, .trialEnd, .trialTooShort, .nothingNew, .nothingOnTrial,
            .nothingComes:
            ofTime
        }
    }

    /// What is told of rules that hold for some time.
    private var ofTime: Explanation {
        switch self {
        case .onTrial(let day):
            Explanation(
                code, .data,
                "Rules are on trial until \(day.dated), and none can be set before that is over. Nothing was changed.",
                try: ["rules trial", "rules trial end"])
        case .othersCome(let day):
            Explanation(
                code, .data,
                "Other rules come on \(day.dated), and none can be tried before. Nothing was changed.",
                try: ["rules show --coming", "rules set --cancel-coming"])
        case .trialEnd(let day):
            Explanation(
                code, .data,
                "A trial ends today at the earliest and in 90 days at the latest, and not on \(day.dated).",
                try: ["rules trial FILE --until sunday"])
        case .trialTooShort:
            Explanation(
                code, .data,
                """
                What these rules take from children holds from tomorrow on, when the trial would be over. \
                Let it be longer, or say why it is to be at once: --now --why "TEXT"
                """)
        case .nothingNew:
            Explanation(code, .data, "These rules hold already.", try: ["rules show"])
        case .nothingOnTrial:
            Explanation(
                code, .data, "No rules are on trial.", try: ["rules trial FILE --until sunday"])
        case .nothingComes(let day?):
            Explanation(
                code, .data,
                "Rules are on trial until \(day.dated). After that only those from before come back.",
                try: ["rules trial", "rules trial end"])
        case .nothingComes(nil), .lockOut, .changed, .wallBroken, .wallStays, .broken, .unusable:
            Explanation(code, .data, "No other rules come.", try: ["rules show"])
        }
    }
}

extension Breach {
    /// The wall and the case, line by line.
    fileprivate var message: Phrase {
        let situation = answer.situation.map(Phrase.init(ofCase:)).joined(separator: "; ")
        let yesOrNo: Phrase = answer.allowed ? "yes" : "no"
        return """
            A wall would not stand: \(Phrase(message: sentence))
              who        \(Phrase(ofCase: answer.who))
              what       \(answer.action)
              to what    \(Phrase(ofCase: answer.on))
              situation  \(situation.isEmpty ? "nothing unusual" : situation)
              answer     \(yesOrNo)
              rules      \(rules)
            """
    }

    private var rules: Phrase {
        let names = answer.policies.map { Phrase(verbatim: $0) }
        let failed = answer.errors.map { "\($0) (can't be evaluated)" as Phrase }
        let all = names + failed
        return all.isEmpty ? "none allows it" : all.joined(separator: ", ")
    }
}
