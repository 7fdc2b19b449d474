package import HouseholdModel

/// Lists the household's children.
///
/// Parents may.
package struct ListChildren: Inquiry, HouseholdOperation {
    package static let action = Action.listChildren

    /// Asks for the children.
    package init() {}

    /// The children, in the order in which they were added.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [MemberView] {
        try sight.home().children.map { MemberView($0, seesProfile: true) }
    }
}

extension Action {
    package static let listChildren = Action(
        "child.list", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
