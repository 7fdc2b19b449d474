public import Household
public import HouseholdStore

/// Recomputes the household's books and compares.
///
/// The family may.
public struct VerifyAudit: Inquiry {
    /// The name by which the rules know it.
    public static let action = Action.verifyAudit

    /// Asks whether the books add up.
    public init() {}

    /// The household of whoever asks.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Household {
        try principal.membership().home.household
    }

    /// How many rows there are.
    ///
    /// - Throws: ``ServiceError/bookDamaged(_:)`` with the first row that does not fit.
    public func answer(_ sight: borrowing Sight<Household>) throws -> VerificationView {
        let verification = try sight.facts.verify(sight.subject.id)
        guard verification.firstBad == nil else { throw ServiceError.bookDamaged(verification) }
        return VerificationView(
            ok: true, ledger: verification.ledger, audit: verification.audit, firstBad: nil)
    }
}
