package import HouseholdModel

/// That the rules do not allow something, and what they say about it.
package struct Refusal: Error, Hashable, Sendable {
    /// Which question was answered with no.
    package enum Step: Hashable, Sendable {
        /// Nobody in this role may do this to anything.
        case role
        /// This member may not do this to this thing.
        case rule
    }

    /// Which question it was.
    package let step: Step
    /// What was asked for.
    package let action: Action
    /// The policies that forbid it; none when no policy allows it.
    package let policies: [String]
    /// The policies that could not be evaluated, which is a refusal too.
    package let errors: [String]
    /// The sentence of the policy that speaks to it.
    package let say: String?
    /// Whom to ask instead, in the policy's words.
    package let ask: String?
    /// The roles that may.
    package let whoMay: [Role]
    /// What was asked, to explain it.
    let asked: RefusalContext
}

extension Refusal {
    /// Whether the owner was refused by rules of the household's own that have no word for it.
    package var isForOwnerToMend: Bool {
        guard say == nil, case .member(let member, _, _) = asked.judge.principal else {
            return false
        }
        return member.role == .owner
    }
}
