import HouseholdModel
import HouseholdDatabase

/// What becomes of a parent's seal with a new password, found out before that is set.
///
/// Books that do not fit are not sealed over: the last seal stays and says the same, under the new password's
/// key, so that what is wrong is told as that the next time too. A seal that was forged stays as it is.
struct SealDraft: Sendable {
    /// What is kept in place of the last seal.
    enum Next: Sendable {
        /// Nothing; it stays.
        case none
        /// A seal of the books as they are.
        case over(StoredSeal)
        /// The last one, under the new password's key.
        case same(StoredSeal)
    }

    let next: Next
    /// Whose seal it is.
    let member: Member.ID
    private let check: BookCheck
    private let fault: BookFault?

    /// Drafts a seal.
    ///
    /// - Parameters:
    ///   - check: What was found of the books.
    ///   - fault: What does not fit.
    ///   - old: The key of the old password, where there is a seal.
    ///   - new: The key of the new password.
    ///   - instant: When.
    init(
        _ check: BookCheck, _ fault: BookFault?, from old: SealProof?, to new: SealProof,
        at instant: Instant
    ) {
        self.check = check
        self.fault = fault
        member = new.member
        if fault == nil {
            next = .over(new.seal(check, at: instant))
        } else if let old, let last = check.seal(of: new.member), old.fits(last, in: check.store) {
            next = .same(new.taking(over: last, in: check.store))
        } else {
            next = .none
        }
    }

    /// Notes outside the data file that the books are sealed, once that is kept.
    ///
    /// - Parameter notes: Where.
    /// - Returns: Why it could not be noted, if it couldn't.
    func noted(in notes: SealNotes) -> Phrase? {
        guard case .over(let seal) = next else { return nil }
        return notes.note(seal)
    }

    /// What came of it, once it is kept.
    ///
    /// - Parameter problem: Why the seal could not be noted outside the data file.
    /// - Returns: What the parent is told.
    func sealing(notNoted problem: Phrase? = nil) -> Sealing {
        if let fault { return Sealing(broken: fault) }
        let renewed = Sealing(check, of: member, isNew: false, notNoted: problem)
        return Sealing(.newPassword, renewed.remarks)
    }
}
