import Cedar
package import HouseholdModel

/// Lists the household's rules, each with its name and with what it says to whoever is refused.
///
/// The family may.
package struct ReadRules: Inquiry, HouseholdOperation {
    package static let action = Action.showRules

    /// Asks for the rules.
    package init() {}

    /// The rules without the walls, in the order in which they were written.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [WrittenRuleView] {
        let template = try sight.home().household.template
        let shipped = Set(try HouseRules.shipped(for: template).written().map(\.source))
        return try sight.rules.written().map { policy in
            WrittenRuleView(
                name: policy.id.rawValue, say: policy.annotation("say"), text: policy.source,
                isShipped: shipped.contains(policy.source))
        }
    }
}

extension HouseRules {
    /// The rules without the walls; what passes are made of comes last.
    func written() throws(ServiceError) -> [Policy] {
        do {
            let set = try PolicySet(parsing: own, file: "rules", namedBy: "id")
            return set.policies + set.templates.map { Policy(id: $0.id, statement: $0.statement) }
        } catch {
            throw .rules(.broken(error.description))
        }
    }
}
