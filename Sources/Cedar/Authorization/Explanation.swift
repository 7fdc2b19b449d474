/// A decision, and what each policy had to do with it.
public struct Explanation: Hashable, Sendable {
    /// What one policy says about the request.
    public struct Entry: Hashable, Sendable {
        /// The policy.
        public let policy: Policy.ID
        /// Whether it permits or forbids what it applies to.
        public let effect: Effect
        /// Whether it applies to the request, and if not, why.
        public let outcome: Outcome
    }

    /// Whether a policy applies to a request, and if not, why.
    public enum Outcome: Hashable, Sendable {
        /// It applies.
        case applies
        /// A clause of its scope is about other principals, actions or resources; the first that is.
        case outOfScope(part: ScopePart, place: Place)
        /// A condition isn't met.
        case unmet(Clause)
        /// A condition can't be evaluated, so the policy counts as not applying.
        case failed(Clause, EvaluationError)
    }

    /// One of the three clauses of a scope, in the order they are written.
    public enum ScopePart: String, Hashable, Sendable, CaseIterable {
        /// Who asks.
        case principal
        /// What they want to do.
        case action
        /// What they want to do it to.
        case resource
    }

    /// A condition that keeps its policy from applying.
    public struct Clause: Hashable, Sendable {
        /// The word a condition begins with.
        public enum Kind: String, Hashable, Sendable {
            /// What follows must be true.
            case when
            /// What follows must be false.
            case unless
        }

        /// Whether something must be true or false.
        public let kind: Kind
        /// The whole condition.
        public let place: Place
        /// The smallest part that made it so, or `nil` when all of the condition did.
        ///
        /// That is the false operand of `&&` in a `when`, the true one of `||` in an `unless`, or
        /// what can't be evaluated.
        public let culprit: Place?
    }

    /// What `PolicySet.authorize(_:with:)` says of the request.
    public let decision: Decision
    /// What each policy says about it, in the order of the set.
    public let entries: [Entry]
}
