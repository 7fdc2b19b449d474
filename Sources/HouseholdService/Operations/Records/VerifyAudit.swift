import HouseholdDatabase
package import HouseholdModel

/// Recomputes the household's books and compares them with the seals.
///
/// The family may. Whether a seal is genuine shows with the password of the parent whose it is.
package struct VerifyAudit: Inquiry, HouseholdOperation {
    package static let action = Action.verifyAudit

    let seal: SealProof?

    /// Asks whether the books add up; with a proof, also whether that parent's seal is genuine.
    package init(_ seal: SealProof? = nil) {
        self.seal = seal
    }

    /// How many rows there are; those who read their own rows only hear whether the books are whole.
    ///
    /// - Throws: ``BookProblem/damaged(_:)`` with the first thing that does not fit, or
    ///   ``BookProblem/notWhole``.
    package func answer(_ sight: borrowing Sight<Household>) throws -> VerificationView {
        let asker = try sight.principal.membership().member
        let check = try sight.facts.bookCheck(notes: sight.notes)
        if let fault = try check.fault(with: seal) {
            throw asker.role.checksOthers
                ? ServiceError.book(.damaged(fault)) : ServiceError.book(.notWhole)
        }
        guard asker.role.checksOthers else { return VerificationView(ok: true) }
        let last = check.seals.max { $0.at < $1.at }
        return VerificationView(
            ok: true, ledger: check.verification.ledger, audit: check.verification.audit,
            sealedAt: last?.at, sealChecked: seal != nil,
            remarks: [last.flatMap(check.doubt)].compactMap(\.self))
    }
}

extension Action {
    package static let verifyAudit = Action(
        "audit.verify", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
