import Cedar
import HouseholdDatabase
package import HouseholdModel

/// Shows the rules that decide now, or those that do from tomorrow on, or after a trial.
///
/// The family may.
package struct ShowRules: Inquiry, HouseholdOperation {
    package static let action = Action.showRules
    private let name: String?
    private let isComing: Bool

    /// Asks for the rules, or for the one that is called `name`, which can be a wall.
    ///
    /// Where `isComing`, for those that come next: those of now where no others do.
    package init(_ name: String? = nil, coming isComing: Bool = false) {
        self.name = name
        self.isComing = isComing
    }

    /// The rules as they were written.
    package func answer(_ sight: borrowing Sight<Household>) throws -> HouseRulesView {
        let home = try sight.home()
        let inTime = try sight.facts.rulesInTime()
        guard isComing, let coming = inTime.coming else {
            return try HouseRulesView(inTime.held, in: home).showing(name, of: sight.rules)
        }
        let view = HouseRulesView(
            coming.value, in: home, from: home.calendar.zone.day(at: coming.end))
        return try view.showing(
            name, of: HouseRules.checkedBefore(view.text, from: "the household's rules"))
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
    /// The same with that rule only, if one is named.
    fileprivate func showing(_ name: String?, of rules: HouseRules) throws -> HouseRulesView {
        guard let name else { return self }
        guard let source = rules.source(of: name) else { throw ServiceError.notFound(.rule, name) }
        return HouseRulesView(
            shipped: shipped, text: source, walls: walls, digest: digest, setBy: setBy,
            setAt: setAt, from: from)
    }
}

extension Action {
    package static let showRules = Action(
        "rules.show", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
