import HouseholdModel

/// Ends the household's code: nobody asks to be let in with it any more, and those who wait still do.
///
/// Parents may, and housemates.
///
/// Refused where there is none.
package struct EndCode: Change, HouseholdOperation {
    package static let action = Action.endCode

    /// Ends the code.
    package init() {}

    /// Ends it.
    package func run(_ grant: borrowing Grant<Self>) throws -> Bool {
        try grant.endCode()
        return true
    }
}

extension Action {
    package static let endCode = Action(
        "household.close", on: .household, kin: .manages(except: .nothing), password: .never,
        back: .never("a code was ended", instead: .nothing), tells: .nobody)
}
