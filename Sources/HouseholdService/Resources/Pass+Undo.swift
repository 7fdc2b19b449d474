import HouseholdDatabase
import HouseholdModel

extension UndoneKind {
    /// The rules are asked about whose it is.
    static let pass = UndoneKind(
        name: { _, _ in "a pass" },
        title: { thing, home, facts in try facts.holder(of: thing, in: home)?.name.text },
        found: { thing, home, facts in try facts.holder(of: thing, in: home) })
}

extension Facts {
    /// Whose pass it is.
    fileprivate borrowing func holder(
        of thing: UndoRecord.Subject, in home: Principal.Membership
    ) throws -> Member? {
        guard let id: Pass.ID = thing.row.id() else { return nil }
        return try pass(id, in: home.household.id).flatMap { home.member($0.member) }
    }
}
