import HouseholdModel

/// Has the data file copied, with all that is in it.
///
/// The owner may. This is what the rules are asked and what the records keep; ``Gate`` writes the copy.
package struct BackUpDataFile: Change, HouseholdOperation {
    package static let action = Action.backUpData

    /// Asks for a copy.
    package init() {}

    /// The policies that allow it.
    package func run(_ grant: borrowing Grant<Self>) throws -> [String] { grant.policies }
}

extension Action {
    package static let backUpData = Action(
        "data.backup", on: .household, kin: .manages(except: .nothing), password: .never,
        back: .nothing, tells: .nobody)
}
