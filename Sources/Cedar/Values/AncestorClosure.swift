/// Finds everything that is above new entities, without recursion: a chain of parents may be long.
struct AncestorClosure {
    private let fresh: [EntityUID: Entity]
    private let known: Entities
    private var finished: [EntityUID: Set<EntityUID>] = [:]
    private var open: Set<EntityUID> = []

    /// Prepares to look at the entities of `fresh`, whose parents may be in `known`.
    init(fresh: [EntityUID: Entity], known: Entities) {
        self.fresh = fresh
        self.known = known
    }

    /// Everything above `entity`.
    mutating func ancestors(of entity: Entity) throws(EntityError) -> Set<EntityUID> {
        if let done = finished[entity.uid] { return done }
        var path = [(entity: entity, parents: entity.parents[...])]
        open.insert(entity.uid)
        while let last = path.last?.entity {
            if let parent = path[path.count - 1].parents.popFirst() {
                guard finished[parent] == nil, let next = fresh[parent] else { continue }
                guard open.insert(parent).inserted else { throw .cycle(parent) }
                path.append((next, next.parents[...]))
            } else {
                finished[last.uid] = union(of: last.parents)
                open.remove(last.uid)
                path.removeLast()
            }
        }
        return finished[entity.uid] ?? []
    }

    private func union(of parents: [EntityUID]) -> Set<EntityUID> {
        parents.reduce(into: Set(parents)) { union, parent in
            if let above = finished[parent] {
                union.formUnion(above)
            } else if let node = known[parent] {
                union.formUnion(node.ancestors)
            }
        }
    }
}
