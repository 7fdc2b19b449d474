import HouseholdModel

/// Has all that there is of the household written out, but for what people sign in with.
///
/// Parents may. This is what the rules are asked and what the records keep; ``Gate`` reads it.
package struct ExportHousehold: Change, HouseholdOperation {
    package static let action = Action.exportHousehold

    /// Asks for it.
    package init() {}

    /// The policies that allow it.
    package func run(_ grant: borrowing Grant<Self>) throws -> [String] { grant.policies }
}

extension Action {
    package static let exportHousehold = Action(
        "data.export", on: .household, kin: .manages(except: .nothing), password: .never,
        back: .nothing, tells: .nobody)
}
