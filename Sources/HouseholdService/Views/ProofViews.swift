package import HouseholdModel

/// One question that was put to rules, and their answer.
package struct RuleAnswer: Codable, Hashable, Sendable {
    /// Who asks.
    package let who: String
    /// The action.
    package let action: String
    /// What it is about.
    package let on: String
    /// What is unusual about the case.
    package let situation: [String]
    /// Whether the rules allow it.
    package let allowed: Bool
    /// The policies that decided.
    package let policies: [String]
    /// The policies that could not be evaluated, which is a refusal too.
    package let errors: [String]
}

/// That rules of a household's own break a wall, with the plainest case in which they do.
package struct Breach: Codable, Hashable, Sendable {
    /// The number of the wall.
    package let wall: Int
    /// The wall in words.
    package let sentence: String
    /// The question that is answered wrong.
    package let answer: RuleAnswer
}

/// That all walls stand, as `rules check` in JSON.
package struct ProofView: Codable, Sendable {
    /// Whether they stand.
    package let ok: Bool
    /// How many questions were asked.
    package let questions: Int
    /// Who had a part in them: whoever asks, and up to three others.
    package let parties: [String]
}

/// A question that other rules answer otherwise.
package struct RuleChange: Codable, Hashable, Sendable {
    /// What rules say to the question.
    package struct Verdict: Codable, Hashable, Sendable {
        /// Whether they allow it.
        package let allowed: Bool
        /// The policies that decided.
        package let policies: [String]
        /// The policies that could not be evaluated, which is a refusal too.
        package let errors: [String]
    }

    /// Who asks.
    package let who: String
    /// The action.
    package let action: String
    /// What it is about.
    package let on: String
    /// What is unusual about the case.
    package let situation: [String]
    /// What the rules say now.
    package let before: Verdict
    /// What they would say.
    package let after: Verdict
}

/// What other rules would change, as `rules try` in JSON.
package struct TrialView: Codable, Sendable {
    /// How many questions were asked.
    package let questions: Int
    /// Those that are answered otherwise, the plainest first.
    package let changes: [RuleChange]
    /// The wall that they would break, so that they can't be set.
    package var breach: Breach?
    /// What the owner could not simply do any more, so that they can't be set.
    package var locksOut: String?
    /// From which day on they would hold, since they take something from children; `nil` where that would be at once.
    package var from: Day?
}

/// The rules of a household, as `rules show` in JSON.
package struct HouseRulesView: Codable, Sendable {
    /// Whether they are those that come with the program.
    package let shipped: Bool
    /// The rules as they were written.
    package let text: String
    /// The walls around them.
    package let walls: String
    /// The SHA-256 of both, in hexadecimal digits.
    package let digest: String
    /// Who set them.
    package var setBy: String?
    /// When.
    package var setAt: Instant?
    /// From which day on they hold; `nil` where they hold now.
    package var from: Day?
}
