/// The answer to a request, and what it rests on.
public struct Decision: Hashable, Sendable {
    /// Whether a request is allowed.
    public enum Verdict: String, Hashable, Sendable {
        /// It is allowed.
        case allow
        /// It is not.
        case deny
    }

    /// A policy that could not be evaluated.
    public struct Failure: Hashable, Sendable {
        /// The policy.
        public let policy: Policy.ID
        /// What was wrong.
        public let error: EvaluationError
    }

    /// Whether the request is allowed.
    public let verdict: Verdict
    /// The policies that made it so, in their order.
    ///
    /// These are the permits that apply to what is allowed, and the forbids that apply to what is
    /// not; there are none when nothing allows the request.
    public let determining: [Policy.ID]
    /// The policies that could not be evaluated, in their order; they count as not applying.
    public let failures: [Failure]

    init(_ verdict: Verdict, because determining: [Policy.ID], _ failures: [Failure]) {
        self.verdict = verdict
        self.determining = determining
        self.failures = failures
    }
}
