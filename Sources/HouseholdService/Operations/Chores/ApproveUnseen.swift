import HouseholdModel

/// Books what has waited for an OK for as long as the household waits for that, though nobody has looked.
///
/// The program itself may.
///
/// What was promised is paid, at the moment at which it is found; it counts in the week in which it was done.
package struct ApproveUnseen: Change, HouseholdOperation {
    package static let action = Action.approveUnseen

    /// That nobody looked in time.
    package init() {}

    /// Books the points.
    ///
    /// - Returns: How many dates of chores that were.
    package func run(_ grant: borrowing Grant<Self>) throws -> Int {
        try grant.approveUnseen()
    }
}

extension Action {
    package static let approveUnseen = Action(
        "chore.approve-unseen", on: .household, kin: .program, password: .never,
        back: .never("it counted, since nobody looked in time", instead: .nothing),
        tells: [.doer(.unseen)])
}
