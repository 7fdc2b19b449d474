package import HouseholdModel

/// Shows what roles may do, as the rules answer it.
///
/// The family may.
package struct TabulateRules: Inquiry, HouseholdOperation {
    package static let action = Action.tabulateRules

    private let roles: [Role]

    /// Asks for the table of `roles`.
    package init(for roles: [Role] = Role.allCases) {
        self.roles = roles
    }

    /// Roles against actions.
    package func answer(_ sight: borrowing Sight<Household>) throws -> RulesTableView {
        try sight.rules.table(of: roles, in: sight.subject.template)
    }
}

extension HouseRules {
    /// Roles against the actions of a household of that template.
    package func table(
        of roles: [Role] = Role.allCases, in template: Household.Template
    ) throws -> RulesTableView {
        let actions = Action.allCases.filter { !$0.isOutsideHouseholds }
        return RulesTableView(
            roles: roles,
            actions: try actions.map { action in
                RulesTableView.Row(
                    action: action,
                    answers: try roles.map { try answer($0, action, in: template) }
                )
            })
    }
}

extension Action {
    package static let tabulateRules = Action(
        "rules.table", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
