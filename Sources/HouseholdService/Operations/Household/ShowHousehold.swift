public import Household

/// Shows the household and who lives there.
///
/// The family may.
public struct ShowHousehold: Inquiry, HouseholdOperation {
    /// The name by which the rules know it.
    public static let action = Action.showHousehold

    /// Asks for the household.
    public init() {}

    /// The household with its members.
    public func answer(_ sight: borrowing Sight<Household>) throws -> HouseholdView {
        HouseholdView(try sight.home(), seen: try sight.members(visibleBy: .viewProfile))
    }
}

extension Action {
    package static let showHousehold = Action(
        "household.show", on: .household, kin: .plain, password: .never,
        back: .nothing)
}
