import Cedar
package import HouseholdModel
import HouseholdDatabase

extension Chore: Resource {
    /// What its plan is to the rules, the records and undo.
    package var reference: ResourceReference {
        ResourceReference(
            .chore, number: number,
            about: assignment.members.count == 1 ? assignment.members.first : nil,
            uid: EntityUID(id), row: RowSnapshot.Key(.chore, id), plan: id
        ) { context in [context.entity(self)] }
    }
}

extension ResourceKind {
    static let chore: ResourceKind = ResourceKind(
        type: "Chore", word: "chore", missing: .chore,
        seen: { (glance: .glanceChore, whole: .showChore) }, found: occurrence.found)
}

extension UndoneKind {
    static let chore = UndoneKind(
        name: { thing, _ in "chore \(thing.number ?? 0)" },
        title: { thing, home, facts in try facts.plan(of: thing, in: home)?.title.text },
        found: { thing, home, facts in try facts.plan(of: thing, in: home) })
}

extension ActionTarget {
    static let chore = ActionTarget(.chore)
    static let choreOrOccurrence = ActionTarget(.chore, .occurrence)
}

/// An operation on the plan of a chore.
package protocol PlanOperation: Operation where Subject == Chore {
    /// The chore's number.
    var number: Number { get }
}

extension PlanOperation {
    /// The chore.
    package func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Chore {
        try facts.chore(numbered: number)
    }
}

extension Facts {
    /// The chore of a change, also where it is deleted.
    borrowing func plan(of thing: UndoRecord.Subject, in home: Principal.Membership) throws
        -> Chore?
    {
        try thing.number.flatMap { try plan($0, in: home) }
    }
}
