import Cedar
package import HouseholdModel
import HouseholdDatabase

extension Absence: Resource {
    /// What it is to the rules, the records and undo.
    package var reference: ResourceReference {
        let uid = EntityUID("Absence", id.rawValue)
        return ResourceReference(
            .absence, number: number, about: member, uid: uid, row: RowSnapshot.Key(.absence, id)
        ) { _ in [AuthorizationContext.entity(uid, of: self.member, in: self.household)] }
    }
}

extension ResourceKind {
    static let absence: ResourceKind = ResourceKind(
        type: "Absence", word: "absence", missing: .absence,
        seen: { (glance: .glanceAbsence, whole: .showAbsence) },
        found: { asked, facts in try facts.absence(numbered: asked.number(of: .absence)) })
}

extension UndoneKind {
    static let absence = UndoneKind(
        name: { thing, _ in "absence \(thing.number ?? 0)" }, title: { _, _, _ in nil },
        found: { thing, home, facts in
            guard let id: Absence.ID = thing.row.id() else { return nil }
            return try facts.absence(id, in: home.household.id)
        })
}

extension ActionTarget {
    static let absence = ActionTarget(.absence)
}

extension Facts {
    borrowing func absence(numbered number: Number, for principal: Principal) throws -> Absence {
        try absence(number, in: principal.membership().home.household.id)
            .found(.absence, number)
    }
}
