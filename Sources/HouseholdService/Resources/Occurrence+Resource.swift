import Cedar
package import HouseholdModel
import HouseholdDatabase

extension Occurrence: Resource {
    /// What the date is to the rules, the records and undo.
    package var reference: ResourceReference {
        ResourceReference(
            .occurrence, number: chore.number, about: completion?.doer ?? assignee,
            uid: EntityUID(id), row: RowSnapshot.Key(.occurrence, id), plan: chore.id
        ) { context in [context.entity(self.chore), context.entity(self)] }
    }
}

extension ResourceKind {
    static let occurrence: ResourceKind = ResourceKind(
        type: "Occurrence", word: "chore", missing: .chore,
        seen: { (glance: .glanceChore, whole: .showChore) },
        found: { asked, facts in
            try facts.occurrence(
                OccurrenceReference(asked.number(of: .chore)),
                as: OccurrenceSelection(asked.action, by: asked.member))
        })
}

extension UndoneKind {
    static let occurrence = UndoneKind(
        name: { thing, _ in "chore \(thing.number ?? 0)" },
        title: { thing, home, facts in try facts.plan(of: thing, in: home)?.title.text },
        found: { thing, home, facts in
            guard let id: Occurrence.ID = thing.row.id() else { return nil }
            return try facts.occurrence(id, in: home.household.id)?.current(in: home.calendar)
        })
}

extension ActionTarget {
    /// A date of a chore: the one that is meant where only the chore is named.
    static func occurrence(_ selection: OccurrencePick) -> ActionTarget {
        ActionTarget(.occurrence, meaning: selection)
    }
}

/// An operation on one date of a chore.
package protocol OccurrenceOperation: Operation where Subject == Occurrence {
    /// The date that is meant.
    var date: OccurrenceReference { get }
}

extension OccurrenceOperation {
    /// The date that is meant for the operation's action.
    package func subject(
        in facts: borrowing HomeFacts, for principal: Principal
    ) throws -> Occurrence {
        try facts.occurrence(date, to: Self.action)
    }
}
