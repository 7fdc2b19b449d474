/// The policies that decided something while an operation was done, besides those that allowed it.
final class DecidedBesides {
    var policies: [String] = []

    /// What the rules said before it was done, with these in the first of the answers.
    func added(
        to answers: [(question: RuleQuestion, policies: [String])]
    ) -> [(question: RuleQuestion, policies: [String])] {
        var answers = answers
        if !answers.isEmpty { answers[0].policies += policies }
        return answers
    }
}
