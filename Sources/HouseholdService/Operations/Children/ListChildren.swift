public import Household
public import HouseholdStore

/// Lists the household's children.
///
/// Parents may.
public struct ListChildren: Inquiry {
    /// The name by which the rules know it.
    public static let action = Action.listChildren

    /// Asks for the children.
    public init() {}

    /// The household of whoever asks.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Household {
        try principal.membership().home.household
    }

    /// The children, in the order in which they were added.
    public func answer(_ sight: borrowing Sight<Household>) throws -> [MemberView] {
        try sight.home().active.filter { $0.role == .child }.map(MemberView.init)
    }
}
