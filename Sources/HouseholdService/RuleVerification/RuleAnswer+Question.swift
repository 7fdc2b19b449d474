extension RuleAnswer {
    /// What was decided, in words.
    init(_ question: Question, _ verdict: RuleChange.Verdict) {
        self.init(
            who: question.who, action: question.action.rawValue, on: question.object,
            situation: question.differences, allowed: verdict.allowed, policies: verdict.policies,
            errors: verdict.errors)
    }
}

extension RuleChange {
    /// What was decided before and would be after, in words.
    init(_ question: Question, _ before: Verdict, _ after: Verdict) {
        self.init(
            who: question.who, action: question.action.rawValue, on: question.object,
            situation: question.differences, before: before, after: after)
    }
}

extension Breach {
    /// The wall and the case, line by line.
    package var description: String {
        let lines = [
            "A wall would not stand: \(sentence)", "  who        \(answer.who)",
            "  what       \(answer.action)", "  to what    \(answer.on)",
            "  situation  \(answer.situation.isEmpty ? "nothing unusual" : answer.situation.joined(separator: "; "))",
            "  answer     \(answer.allowed ? "yes" : "no")",
            "  rules      \(rules)",
        ]
        return lines.joined(separator: "\n")
    }

    private var rules: String {
        let failed = answer.errors.map { "\($0) (can't be evaluated)" }
        let names = answer.policies + failed
        return names.isEmpty ? "none allows it" : names.joined(separator: ", ")
    }
}
