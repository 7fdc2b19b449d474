public import Household

/// Proves that the walls stand around the rules that decide.
///
/// Parents may.
public struct CheckRules: Inquiry, HouseholdOperation {
    /// The name by which the rules know it.
    public static let action = Action.checkRules

    /// Asks for a proof.
    public init() {}

    /// How many questions were asked.
    ///
    /// - Throws: ``ServiceError/wallBroken(_:)`` with the plainest case in which a wall does not stand.
    public func answer(_ sight: borrowing Sight<Household>) throws -> ProofView {
        let proof = try RuleProof(of: sight.rules, in: sight.subject.template)
        return ProofView(ok: true, questions: try proof.check(sight.rules))
    }
}
