/// One question that was put to rules, and their answer.
public struct RuleAnswer: Codable, Hashable, Sendable {
    /// Who asks.
    public let who: String
    /// The action.
    public let action: String
    /// What it is about.
    public let on: String
    /// What is unusual about the case.
    public let situation: [String]
    /// Whether the rules allow it.
    public let allowed: Bool
    /// The policies that decided.
    public let policies: [String]
    /// The policies that could not be evaluated, which is a refusal too.
    public let errors: [String]
}

/// That rules of a household's own break a wall, with the plainest case in which they do.
public struct Breach: Codable, Hashable, Sendable {
    /// The number of the wall.
    public let wall: Int
    /// The wall in words.
    public let sentence: String
    /// The question that is answered wrong.
    public let answer: RuleAnswer
}

/// That all walls stand, as `rules check` in JSON.
public struct ProofView: Codable, Sendable {
    /// Whether they stand.
    public let ok: Bool
    /// How many questions were asked.
    public let questions: Int
    /// Who had a part in them: whoever asks, and up to three others.
    public let parties: [String]
}

/// A question that other rules answer otherwise.
public struct RuleChange: Codable, Hashable, Sendable {
    /// What rules say to the question.
    public struct Verdict: Codable, Hashable, Sendable {
        /// Whether they allow it.
        public let allowed: Bool
        /// The policies that decided.
        public let policies: [String]
        /// The policies that could not be evaluated, which is a refusal too.
        public let errors: [String]
    }

    /// Who asks.
    public let who: String
    /// The action.
    public let action: String
    /// What it is about.
    public let on: String
    /// What is unusual about the case.
    public let situation: [String]
    /// What the rules say now.
    public let before: Verdict
    /// What they would say.
    public let after: Verdict
}

/// What other rules would change, as `rules try` in JSON.
public struct TrialView: Codable, Sendable {
    /// How many questions were asked.
    public let questions: Int
    /// Those that are answered otherwise, the plainest first.
    public let changes: [RuleChange]
    /// The wall that they would break, so that they can't be set.
    public var breach: Breach?
    /// What the owner could not simply do any more, so that they can't be set.
    public var locksOut: String?
}

/// The rules of a household, as `rules show` in JSON.
public struct HouseRulesView: Codable, Sendable {
    /// Whether they are those that come with the program.
    public let shipped: Bool
    /// The rules as they were written.
    public let text: String
    /// The walls around them.
    public let walls: String
    /// The SHA-256 of both, in hexadecimal digits.
    public let digest: String
    /// Who set them.
    public var setBy: String?
    /// When.
    public var setAt: String?
}
