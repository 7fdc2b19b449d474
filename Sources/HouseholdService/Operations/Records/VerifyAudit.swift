package import HouseholdModel

/// Recomputes the household's books and compares them with the seals.
///
/// The family may. Whether a seal is genuine shows with the password of the parent whose it is.
package struct VerifyAudit: Inquiry, HouseholdOperation {
    package static let action = Action.verifyAudit

    private let seal: Kept<SealProof>?

    /// Asks whether the books add up; with a proof, also whether that parent's seal is genuine.
    package init(_ seal: SealProof? = nil) {
        self.seal = seal.map(Kept.here)
    }

    /// How many rows there are; those who read their own rows only hear whether the books are whole.
    ///
    /// - Throws: ``BookProblem/damaged(_:)`` with the first thing that does not fit, or
    ///   ``BookProblem/notWhole``.
    package func answer(_ sight: borrowing Sight<Household>) throws -> VerificationView {
        let asker = try sight.principal.membership().member
        let check = try sight.facts.bookCheck(notes: sight.notes)
        if let fault = try check.fault(with: seal?.value) {
            throw asker.role.checksOthers
                ? ServiceError.book(.damaged(fault)) : ServiceError.book(.notWhole)
        }
        guard asker.role.checksOthers else { return VerificationView(ok: true) }
        return VerificationView(whole: check, sealChecked: seal != nil)
    }
}

extension Action {
    package static let verifyAudit = Action(
        "audit.verify", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
