package import HouseholdModel

/// Shows the household and who lives there.
///
/// The family may.
package struct ShowHousehold: Inquiry, HouseholdOperation {
    package static let action = Action.showHousehold

    /// Asks for the household.
    package init() {}

    /// The household with its members.
    package func answer(_ sight: borrowing Sight<Household>) throws -> HouseholdView {
        HouseholdView(try sight.home(), seen: try sight.members(visibleBy: .viewProfile))
    }
}

extension Action {
    package static let showHousehold = Action(
        "household.show", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
