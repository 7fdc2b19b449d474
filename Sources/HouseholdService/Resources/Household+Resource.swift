import Cedar
package import HouseholdModel
import HouseholdDatabase

extension Household: Resource {
    /// What it is to the rules, the records and undo.
    package var reference: ResourceReference {
        ResourceReference(.household, uid: EntityUID(id), row: RowSnapshot.Key(.household, id)) {
            _ in
            []
        }
    }
}

extension ResourceKind {
    static let household: ResourceKind = ResourceKind(
        type: "Household", word: "household", missing: nil, seen: { nil },
        found: { asked, _ in asked.home.household })
}

extension UndoneKind {
    static let household = UndoneKind(
        name: { _, _ in "household" }, title: { _, home, _ in home.household.name.text },
        found: { _, home, _ in home.household })
}

extension ActionTarget {
    static let household = ActionTarget(.household)
}

/// An operation on the household of whoever asks.
package protocol HouseholdOperation: Operation where Subject == Household {}

extension HouseholdOperation {
    /// The household of whoever asks.
    package func subject(
        in facts: borrowing HomeFacts, for principal: Principal
    ) throws -> Household {
        try principal.home().household
    }
}
