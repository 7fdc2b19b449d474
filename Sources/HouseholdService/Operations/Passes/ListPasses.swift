package import HouseholdModel

/// Lists the passes that helpers have: those that count, that are to come, and that are over.
///
/// Parents may.
package struct ListPasses: Inquiry, HouseholdOperation {
    package static let action = Action.listPasses

    /// Asks for the passes.
    package init() {}

    /// The last pass of each helper.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [PassView] {
        let home = try sight.home()
        return home.active.compactMap { home.pass(of: $0.id) }.map {
            PassView($0, in: home, at: sight.instant)
        }
    }
}

extension Action {
    package static let listPasses = Action(
        "pass.list", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
