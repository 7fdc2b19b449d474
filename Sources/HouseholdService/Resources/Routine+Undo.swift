import HouseholdDatabase
import HouseholdModel

extension UndoneKind {
    /// The rules are asked about the household.
    static let routine = UndoneKind(
        name: { _, _ in "routine" },
        title: { thing, home, facts in
            try facts.routines(in: home.household.id, alsoDeleted: true)
                .first { $0.id == thing.row.id() }?.name.description
        },
        found: { _, home, _ in home.household })
}
