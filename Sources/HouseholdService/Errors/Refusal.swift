public import Household

/// That the rules do not allow something, and what they say about it.
public struct Refusal: Error, Hashable, Sendable {
    /// Which question was answered with no.
    public enum Step: Hashable, Sendable {
        /// Nobody in this role may do this to anything.
        case role
        /// This member may not do this to this thing.
        case rule
    }

    /// Which question it was.
    public let step: Step
    /// What was asked for.
    public let action: Action
    /// The policies that forbid it; none when no policy allows it.
    public let policies: [String]
    /// The policies that could not be evaluated, which is a refusal too.
    public let errors: [String]
    /// The sentence of the policy that speaks to it.
    public let say: String?
    /// Whom to ask instead, in the policy's words.
    public let ask: String?
    /// The roles that may.
    public let whoMay: [Role]
    /// What was asked, to explain it.
    let asked: RefusalContext
}
