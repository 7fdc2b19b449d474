public import Household

/// Lists the household's children.
///
/// Parents may.
public struct ListChildren: Inquiry, HouseholdOperation {
    /// The name by which the rules know it.
    public static let action = Action.listChildren

    /// Asks for the children.
    public init() {}

    /// The children, in the order in which they were added.
    public func answer(_ sight: borrowing Sight<Household>) throws -> [MemberView] {
        try sight.home().active.filter { $0.role == .child }.map {
            MemberView($0, seesProfile: true)
        }
    }
}

extension Action {
    package static let listChildren = Action(
        "child.list", on: .household, kin: .plain, password: .never,
        back: .nothing)
}
