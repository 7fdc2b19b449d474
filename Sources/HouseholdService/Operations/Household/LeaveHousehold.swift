import HouseholdModel

/// Leaves the household: the account stays, and so does what one did.
///
/// Adults may, but for the last owner.
package struct LeaveHousehold: Change, HouseholdOperation {
    package static let action = Action.leaveHousehold

    /// Leaves it.
    package init() {}

    /// Leaves it; the session acts in no household from now on.
    package func run(_ grant: borrowing Grant<Self>) throws -> DepartureView {
        try grant.part(with: grant.membership().member)
    }
}

extension Action {
    package static let leaveHousehold = Action(
        "household.leave", on: .household, kin: .manages(except: .nothing), password: .always,
        back: .never("somebody left", instead: .nothing), tells: [.adults(.left)])
}
