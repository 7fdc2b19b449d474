/// The name of one entity: its type and its id, such as `Member::"ana"`.
///
/// A uid is compared and looked up many times in a decision, so it is one reference that
/// remembers its hash.
public struct EntityUID: Sendable {
    private final class Storage: Sendable {
        let type: EntityType
        let id: Text
        let hash: Int

        init(_ type: EntityType, _ id: Text) {
            self.type = type
            self.id = id
            var hasher = Hasher()
            hasher.combine(type)
            hasher.combine(id)
            hash = hasher.finalize()
        }
    }

    private let storage: Storage

    /// Creates the name of the entity of `type` with the given id.
    public init(_ type: EntityType, id: Text) {
        storage = Storage(type, id)
    }

    /// Creates the name of the entity with the type path `type` and the given id.
    public init(_ type: String, _ id: String) {
        self.init(EntityType(type), id: Text(id))
    }
}

// MARK: - Reading the parts

extension EntityUID {
    /// The type's path, such as `Photo::Album`.
    public var type: String { storage.type.name.string }

    /// What tells the entity from others of its type.
    public var id: String { storage.id.string }

    /// The type, compared scalar by scalar.
    public var entityType: EntityType { storage.type }

    /// The hash that was computed when the uid was made.
    var storedHash: Int { storage.hash }

    /// The id, compared scalar by scalar.
    public var idText: Text { storage.id }
}

extension EntityUID: Hashable {
    /// Whether both name the same entity.
    public static func == (left: EntityUID, right: EntityUID) -> Bool {
        if left.storage === right.storage { return true }
        return left.storage.hash == right.storage.hash
            && left.storage.id == right.storage.id
            && left.storage.type == right.storage.type
    }

    /// Feeds the hash that was remembered to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage.hash)
    }
}

extension EntityUID: Comparable {
    /// Whether `left` comes first by type, then by id.
    public static func < (left: EntityUID, right: EntityUID) -> Bool {
        (left.entityType, left.idText) < (right.entityType, right.idText)
    }
}

extension EntityUID: CustomStringConvertible {
    /// The uid as it is written in a policy.
    public var description: String { "\(type)::\(idText.quoted)" }
}
