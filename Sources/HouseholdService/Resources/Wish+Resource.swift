import Cedar
package import HouseholdModel
import HouseholdDatabase

extension Wish: Resource {
    /// What it is to the rules, the records and undo.
    package var reference: ResourceReference {
        let uid = EntityUID("Wish", id.rawValue)
        return ResourceReference(
            .wish, number: number, about: member, uid: uid, row: RowSnapshot.Key(.wish, id)
        ) { _ in [AuthorizationContext.entity(uid, of: self.member, in: self.household)] }
    }
}

extension ResourceKind {
    static let wish: ResourceKind = ResourceKind(
        type: "Wish", word: "wish", missing: .wish,
        seen: { (glance: .showWish, whole: .showWish) },
        found: { asked, facts in try facts.wish(numbered: asked.number(of: .wish)) })
}

extension UndoneKind {
    static let wish = UndoneKind(
        name: { thing, _ in "wish \(thing.number ?? 0)" },
        title: { thing, home, facts in try facts.wish(of: thing, in: home)?.title.text },
        found: { thing, home, facts in try facts.wish(of: thing, in: home) })
}

extension ActionTarget {
    static let wish = ActionTarget(.wish)
}

/// An operation on what somebody wishes for.
package protocol WishOperation: Operation where Subject == Wish {
    /// The wish's number.
    var number: Number { get }
}

extension WishOperation {
    /// The wish.
    package func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Wish {
        try facts.wish(numbered: number)
    }
}

extension Facts {
    borrowing func wish(numbered number: Number, for principal: Principal) throws -> Wish {
        try wish(number, in: principal.membership().home.household.id).found(.wish, number)
    }

    fileprivate borrowing func wish(
        of thing: UndoRecord.Subject, in home: Principal.Membership
    ) throws -> Wish? {
        try thing.number.flatMap { try wish($0, in: home.household.id) }
    }
}
