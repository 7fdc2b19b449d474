import Cedar
package import HouseholdModel

/// Shows the rules that decide now.
///
/// The family may.
package struct ShowRules: Inquiry, HouseholdOperation {
    package static let action = Action.showRules
    private let name: String?

    /// Asks for the rules, or for the one that is called `name`, which can be a wall.
    package init(_ name: String? = nil) {
        self.name = name
    }

    /// The rules as they were written.
    package func answer(_ sight: borrowing Sight<Household>) throws -> HouseRulesView {
        let installed = try sight.facts.installedRules()
        let view = try HouseRulesView(installed, in: sight.home())
        guard let name else { return view }
        guard let source = sight.rules.source(of: name) else {
            throw ServiceError.notFound(.rule, name)
        }
        return view.showing(source)
    }
}

extension HouseRules {
    /// The rule called `name` as it was written; of what a pass is made of, its template.
    fileprivate func source(of name: String) -> String? {
        let name = Policy.ID(name.prefix { $0 != ":" })
        return policies[name]?.source
            ?? policies.templates.first { $0.id == name }?.statement.text
    }
}

extension HouseRulesView {
    /// The same with one rule only.
    fileprivate func showing(_ source: String) -> HouseRulesView {
        HouseRulesView(
            shipped: shipped, text: source, walls: walls, digest: digest, setBy: setBy,
            setAt: setAt)
    }
}

extension Action {
    package static let showRules = Action(
        "rules.show", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
