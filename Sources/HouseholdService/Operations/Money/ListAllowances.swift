package import HouseholdModel

/// Lists what children get again and again.
///
/// Parents see that of all their children, children their own.
package struct ListAllowances: Inquiry, HouseholdOperation {
    package static let action = Action.listAllowances

    /// Asks for it.
    package init() {}

    /// The allowances of those whose money whoever asks may see.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [AllowanceView] {
        let home = try sight.facts.home()
        let all = try sight.facts.allowances()
        let seen = Set(
            try sight.allowed(.showMoney, all.compactMap { home.member($0.member) }).map(\.id))
        return all.filter { seen.contains($0.member) }.map { AllowanceView($0, in: home) }
    }
}

extension Action {
    package static let listAllowances = Action(
        "money.allowances", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
