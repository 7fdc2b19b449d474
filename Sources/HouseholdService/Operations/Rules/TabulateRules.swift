public import Household

/// Shows what each role may do, as the rules answer it.
///
/// The family may.
public struct TabulateRules: Inquiry, HouseholdOperation {
    /// The name by which the rules know it.
    public static let action = Action.tabulateRules

    /// Asks for the table.
    public init() {}

    /// Roles against actions.
    public func answer(_ sight: borrowing Sight<Household>) throws -> RulesTableView {
        try sight.rules.table(in: sight.subject.template)
    }
}

extension HouseRules {
    /// Roles against the actions of a household of that template.
    public func table(in template: Household.Template) throws -> RulesTableView {
        let actions = Action.allCases.filter { !$0.isOutsideHouseholds }
        return RulesTableView(
            roles: Role.allCases,
            actions: try actions.map { action in
                RulesTableView.Row(
                    action: action.rawValue,
                    answers: try Role.allCases.map { try answer($0, action, in: template).rawValue }
                )
            })
    }
}
