import HouseholdModel

/// Books the allowances whose dates have come, each in the name of whoever set it.
///
/// The program itself may.
package struct CreditAllowances: Change, HouseholdOperation {
    package static let action = Action.creditAllowances

    /// That their dates have come.
    package init() {}

    /// Books them.
    ///
    /// - Returns: How many dates that were.
    package func run(_ grant: borrowing Grant<Self>) throws -> Int {
        try grant.creditAllowances()
    }
}

extension Action {
    package static let creditAllowances = Action(
        "money.credit", on: .household, kin: .program, password: .never,
        back: .never("an allowance was due", instead: .settingAllowance),
        tells: [.member(.allowance)])
}
