/// A place in a template that is filled when the template is linked.
public enum Slot: String, Hashable, Sendable, CaseIterable {
    /// `?principal`.
    case principal
    /// `?resource`.
    case resource
}

/// Where a policy's scope names an entity, or leaves it open.
package enum EntityReference: Hashable, Sendable {
    case entity(EntityUID)
    case slot(Slot)
}

/// Which principals, or which resources, a policy is about.
package enum ScopeClause: Hashable, Sendable {
    case any
    case equal(EntityReference)
    case `in`(EntityReference)
    case isType(EntityType)
    case isTypeIn(EntityType, EntityReference)

    /// The entity or slot it mentions.
    package var reference: EntityReference? {
        switch self {
        case .any, .isType: nil
        case .equal(let reference), .in(let reference), .isTypeIn(_, let reference): reference
        }
    }
}

/// Which actions a policy is about.
package enum ActionClause: Hashable, Sendable {
    case any
    case equal(EntityUID)
    case `in`(EntityUID)
    case inAny([EntityUID])

    /// The actions it mentions.
    package var mentioned: [EntityUID] {
        switch self {
        case .any: []
        case .equal(let uid), .in(let uid): [uid]
        case .inAny(let uids): uids
        }
    }
}
