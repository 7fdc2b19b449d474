/// A policy with slots, which applies to nothing until it is linked.
public struct Template: Sendable, Identifiable {
    /// The template's name in its set.
    public let id: Policy.ID
    /// The template as it is written.
    package let statement: Statement

    /// Creates the template that `statement`, which has slots, spells.
    package init(id: Policy.ID, statement: Statement) {
        self.id = id
        self.statement = statement
    }
}

// MARK: - Filling slots

extension Template {
    /// The slots to fill.
    public var slots: Set<Slot> { Set(statement.slots) }

    /// The policy called `id` that has `entities` where the template has slots.
    package func linked(as id: Policy.ID, filling entities: [Slot: EntityUID])
        throws(PolicySetError)
        -> Policy
    {
        guard Set(entities.keys) == slots else { throw .wrongSlots(self.id) }
        var filled = statement
        filled.principal = statement.principal.filled(with: entities)
        filled.resource = statement.resource.filled(with: entities)
        return Policy(
            id: id, statement: filled, link: Policy.Link(template: self.id, entities: entities))
    }
}

extension ScopeClause {
    fileprivate func filled(with entities: [Slot: EntityUID]) -> ScopeClause {
        guard case .slot(let slot)? = reference, let uid = entities[slot] else { return self }
        return switch self {
        case .any, .isType: self
        case .equal: .equal(.entity(uid))
        case .in: .in(.entity(uid))
        case .isTypeIn(let type, _): .isTypeIn(type, .entity(uid))
        }
    }
}
