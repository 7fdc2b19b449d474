import HouseholdModel

/// Lists the households that whoever is signed in is a member of.
///
/// Whoever is may ask.
package struct ListHouseholds: Inquiry, ProgramOperation {
    package static let action = Action.listHouseholds

    /// Asks for one's own households.
    package init() {}

    /// The households, in the order in which one came into them.
    package func answer(_ sight: borrowing Sight<Program>) throws -> [HouseholdItemView] {
        try sight.facts.ownHouseholds().items(current: sight.principal.member?.household)
    }
}

extension Action {
    package static let listHouseholds = Action(
        "household.list", on: .program, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
