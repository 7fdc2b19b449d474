import HouseholdModel

/// Deletes the household with all that it has; accounts stay.
///
/// The owner may.
///
/// Refused while other adults are in it, and where the name is not the household's.
package struct DeleteHousehold: Change, HouseholdOperation {
    package static let action = Action.deleteHousehold
    private let name: String

    /// Deletes the household, which is called `name`.
    package init(called name: String) {
        self.name = name
    }

    /// Deletes it; the session acts in no household from now on.
    package func run(_ grant: borrowing Grant<Self>) throws -> HouseholdView {
        let home = try grant.membership().home
        guard name == home.household.name.text else {
            throw ServiceError.value(field: "the name", expected: "that of the household")
        }
        try grant.delete()
        return HouseholdView(home, seen: [])
    }
}

extension Action {
    package static let deleteHousehold = Action(
        "household.delete", on: .household, kin: .manages(except: .nothing), password: .always,
        back: .never("a household was deleted", instead: .nothing), tells: .nobody)
}
