import Cedar
package import HouseholdModel
import HouseholdDatabase

extension Member: Resource {
    /// What the member is to the rules, the records and undo.
    package var reference: ResourceReference {
        ResourceReference(
            .member, name: name.text, about: id, uid: EntityUID(id),
            row: RowSnapshot.Key(.member, id)
        ) { context in context.entities(of: self) }
    }
}

extension ResourceKind {
    static let member: ResourceKind = ResourceKind(
        type: "Member", word: "member", missing: .person,
        seen: { (glance: .showMember, whole: .showPrivacy) },
        found: { asked, _ in try asked.home.member(named: asked.name) })
}

extension UndoneKind {
    static let member = UndoneKind(
        name: { thing, home in "member \(thing.row.id().map(home.handle) ?? "?")" },
        title: { thing, home, _ in thing.row.id().flatMap(home.member)?.name.text },
        found: { thing, home, _ in thing.row.id().flatMap(home.member) })
}

extension ActionTarget {
    static let member = ActionTarget(.member)
}

/// An operation on a member who is called by name, or on whoever asks.
package protocol PersonOperation: Operation where Subject == Member {
    /// The member's name; without one whoever asks is meant.
    var name: String? { get }
}

extension PersonOperation {
    /// The member; without a name whoever asks.
    package func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Member {
        let (asker, home) = try principal.membership()
        return try name.map { try home.member(named: $0) } ?? asker
    }

    /// The error for a person who isn't there, by the name that was typed.
    package func unseen(_ reference: ResourceReference) -> ServiceError {
        reference.missing(for: Self.action, typed: name)
    }
}

/// An operation on a child who is called by name.
package protocol ChildOperation: PersonOperation {
    /// The child's name.
    var child: String { get }
}

extension ChildOperation {
    /// The child's name.
    package var name: String? { child }
}

/// An operation on whoever asks.
package protocol OwnOperation: Operation where Subject == Member {}

extension OwnOperation {
    /// Whoever asks.
    package func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Member {
        try principal.membership().member
    }
}
