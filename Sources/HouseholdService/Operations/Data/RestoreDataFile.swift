import HouseholdModel

/// Has a copy of a data file put in the place of the one that decides now.
///
/// The owner may, with the password. This is what the rules are asked and what the records keep; ``Gate`` puts it there.
package struct RestoreDataFile: Change, HouseholdOperation {
    package static let action = Action.restoreData

    /// Asks for it.
    package init() {}

    /// The policies that allow it.
    package func run(_ grant: borrowing Grant<Self>) throws -> [String] { grant.policies }
}

extension Action {
    package static let restoreData = Action(
        "data.restore", on: .household, kin: .manages(except: .nothing), password: .always,
        back: .never("a backup was put back", instead: .nothing), tells: .nobody)
}
