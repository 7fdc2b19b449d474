/// The entities a decision can look at, with everything each of them is in, directly or not.
///
/// Adding entities costs what the added ones cost, however many there already are.
public struct Entities: Sendable {
    /// An entity and everything above it.
    package final class Node: Sendable {
        package let entity: Entity
        package let ancestors: Ancestors

        init(_ entity: Entity, ancestors: Ancestors) {
            self.entity = entity
            self.ancestors = ancestors
        }
    }

    private var settled: [EntityUID: Node] = [:]
    private var recent: [EntityUID: Node] = [:]
    /// Parents that are named but not there.
    private var missing: Set<EntityUID> = []

    /// Creates a store without entities.
    public init() {}

    /// Creates a store of `entities`.
    ///
    /// - Throws: `EntityError.cycle` when an entity is above itself, `EntityError.duplicate` when
    ///   there are two different entities of one name.
    public init(_ entities: [Entity]) throws(EntityError) {
        self = try Entities().adding(entities).compacted()
    }
}

// MARK: - Looking up

extension Entities {
    /// All entities, in the order of their names.
    public var all: [Entity] {
        (settled.values.map(\.entity) + recent.values.map(\.entity)).sorted { $0.uid < $1.uid }
    }

    /// The entity called `uid`, or `nil` when there is none.
    public func entity(_ uid: EntityUID) -> Entity? {
        self[uid]?.entity
    }

    /// Whether `uid` is `group` or in it, directly or not.
    public func `is`(_ uid: EntityUID, in group: EntityUID) -> Bool {
        lineage(of: uid).isIn(group)
    }

    /// The entity with everything it is in, which is nothing when it isn't here.
    package func lineage(of uid: EntityUID) -> Lineage {
        Lineage(uid: uid, node: self[uid])
    }

    /// What is known of `uid`.
    package subscript(uid: EntityUID) -> Node? {
        recent.isEmpty ? settled[uid] : recent[uid] ?? settled[uid]
    }
}

// MARK: - Adding

extension Entities {
    /// A store that also has the entities of `more`.
    ///
    /// - Throws: `EntityError.cycle` when an entity would be above itself, `EntityError.duplicate`
    ///   when one of another content is already called the same.
    public func adding(_ more: [Entity]) throws(EntityError) -> Entities {
        if let result = try addingBelow(more) { return result }
        let fresh = try unknown(of: more)
        guard missing.isDisjoint(with: fresh.keys) else {
            return try Entities(settled.values.map(\.entity) + recent.values.map(\.entity) + more)
        }
        var closure = AncestorClosure(fresh: fresh, known: self)
        var result = self
        for entity in fresh.values {
            let ancestors = try closure.ancestors(of: entity)
            result.recent[entity.uid] = Node(entity, ancestors: Ancestors(ancestors))
        }
        for parent in fresh.values.lazy.flatMap(\.parents) where result[parent] == nil {
            result.missing.insert(parent)
        }
        return result
    }

    /// The same store, to which others will be added more than once: what was added to it is not looked for apart.
    public func compacted() -> Entities {
        var result = self
        result.settled.merge(recent) { known, _ in known }
        result.recent = [:]
        return result
    }

    /// A store that also has the entities of `more`, where the parents of each are here before it; then nothing
    /// can be above itself, and nothing that is here gets more above it.
    private func addingBelow(_ more: [Entity]) throws(EntityError) -> Entities? {
        var result = self
        for entity in more {
            if let known = result[entity.uid]?.entity {
                guard known == entity else { throw .duplicate(entity.uid) }
                continue
            }
            guard missing.isEmpty || !missing.contains(entity.uid) else { return nil }
            var above: [EntityUID] = []
            for parent in entity.parents {
                guard let node = result[parent] else { return nil }
                above.append(parent)
                above += node.ancestors
            }
            result.recent[entity.uid] = Node(entity, ancestors: Ancestors(above))
        }
        return result
    }

    /// The entities of `more` by name, without those that are already here.
    private func unknown(of more: [Entity]) throws(EntityError) -> [EntityUID: Entity] {
        var fresh: [EntityUID: Entity] = [:]
        for entity in more {
            switch self[entity.uid]?.entity ?? fresh[entity.uid] {
            case nil: fresh[entity.uid] = entity
            case entity: continue
            default: throw .duplicate(entity.uid)
            }
        }
        return fresh
    }
}
