package import HouseholdModel

/// Lists the wishes that wait for an answer, oldest first.
///
/// Parents see all; a child its own.
package struct ListWishes: Inquiry, HouseholdOperation {
    package static let action = Action.listWishes

    /// Asks for the wishes.
    package init() {}

    /// The wishes that may be seen.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [WishView] {
        let home = try sight.principal.membership().home
        return try sight.allowed(.showWish, sight.facts.openWishes())
            .map { WishView($0, in: home) }
    }
}

extension Action {
    package static let listWishes = Action(
        "wish.list", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
