/// An entity with everything it is in, directly or not.
package struct Lineage: Sendable {
    package let uid: EntityUID
    /// What is known of the entity.
    let node: Entities.Node?

    /// Everything the entity is in, which is nothing when it isn't known.
    package var ancestors: Ancestors { node?.ancestors ?? Ancestors() }

    /// Whether the entity is `group` or in it.
    func isIn(_ group: EntityUID) -> Bool {
        uid == group || node?.ancestors.contains(group) == true
    }
}

/// Entities in the order of their hashes, which are known, so that one is found without hashing.
package struct Ancestors: Sendable {
    private let uids: [EntityUID]

    /// Collects `uids`, each once.
    init(_ uids: some Sequence<EntityUID> = []) {
        self.uids = uids.sorted { $0.storedHash < $1.storedHash }.reduce(into: []) { kept, uid in
            // Those of one hash stand together.
            let alike = kept.lazy.reversed().prefix { $0.storedHash == uid.storedHash }
            if !alike.contains(uid) { kept.append(uid) }
        }
    }

    /// Whether `uid` is among them.
    func contains(_ uid: EntityUID) -> Bool {
        var low = 0
        var high = uids.count
        while low < high {
            let middle = (low + high) / 2
            if uids[middle].storedHash < uid.storedHash { low = middle + 1 } else { high = middle }
        }
        while low < uids.count, uids[low].storedHash == uid.storedHash {
            if uids[low] == uid { return true }
            low += 1
        }
        return false
    }
}

extension Ancestors: Sequence {
    package func makeIterator() -> IndexingIterator<[EntityUID]> { uids.makeIterator() }
}

extension Ancestors: Equatable {
    package static func == (left: Ancestors, right: Ancestors) -> Bool {
        Set(left.uids) == Set(right.uids)
    }
}
