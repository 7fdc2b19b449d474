import Cedar
import HouseholdDatabase
package import HouseholdModel
import Policies

/// Lists the household's rules, each with its name and with what it says to whoever is refused.
///
/// The family may.
package struct ReadRules: Inquiry, HouseholdOperation {
    package static let action = Action.showRules
    private let isComing: Bool?
    private let isLeftOut: Bool?

    /// Asks for the rules that decide now, or, where `isComing`, for those that come next: none where no others do.
    ///
    /// Where `isLeftOut`, for those that come with the program and have no rule of that name among these: such as were
    /// removed.
    package init(coming isComing: Bool = false, leftOut isLeftOut: Bool = false) {
        self.isComing = isComing ? true : nil
        self.isLeftOut = isLeftOut ? true : nil
    }

    /// The rules without the walls, in the order in which they were written.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [WrittenRuleView] {
        guard let written = try rules(in: sight)?.written() else { return [] }
        let template = try sight.home().household.template
        let shipped = try HouseRules.shipped(for: template).written()
        let (names, sources) = (Set(written.map(\.id)), Set(shipped.map(\.source)))
        let asked = isLeftOut == true ? shipped.filter { !names.contains($0.id) } : written
        let trial = try sight.facts.lastTrial(notOverBy: sight.instant)
        let isTried = trial.map { ($0.start > sight.instant) == (isComing == true) } ?? false
        let tried = Set(isTried ? trial?.names ?? [] : [])
        let until = try trial.map { try sight.home().calendar.zone.lastDay(before: $0.end) }
        return asked.map { policy in
            let name = policy.id.rawValue
            return WrittenRuleView(
                name: name, say: policy.annotation("say"), text: policy.source,
                isShipped: sources.contains(policy.source),
                trial: until.map { .init(until: $0, isItsOwn: tried.contains(name)) })
        }
    }

    private func rules(in sight: borrowing Sight<Household>) throws -> HouseRules? {
        guard isComing == true else { return sight.rules }
        guard let coming = try sight.facts.rulesInTime().coming else { return nil }
        let text = try coming.value?.text ?? sight.home().household.template.rules.text
        return try HouseRules.checkedBefore(text, from: "the household's rules")
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
