public import Household
public import HouseholdStore

/// Shows the household and who lives there.
///
/// The family may.
public struct ShowHousehold: Inquiry {
    /// The name by which the rules know it.
    public static let action = Action.showHousehold

    /// Asks for the household.
    public init() {}

    /// The household of whoever asks.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Household {
        try principal.membership().home.household
    }

    /// The household with its members.
    public func answer(_ sight: borrowing Sight<Household>) throws -> HouseholdView {
        HouseholdView(try sight.home())
    }
}
