/// What is known of one entity.
public struct Entity: Hashable, Sendable {
    /// The entity's name.
    public let uid: EntityUID
    /// What it is like.
    public let attributes: Record
    /// The entities it is directly in.
    public let parents: [EntityUID]
    /// Values by names that the schema doesn't list.
    public let tags: Record

    /// Creates an entity from dictionaries.
    public init(
        _ uid: EntityUID,
        attributes: [String: Value] = [:],
        parents: [EntityUID] = [],
        tags: [String: Value] = [:]
    ) {
        self.init(
            uid: uid, attributes: Record(attributes), parents: parents, tags: Record(tags))
    }

    /// Creates an entity from records, whose names are compared scalar by scalar.
    public init(uid: EntityUID, attributes: Record, parents: [EntityUID], tags: Record) {
        self.uid = uid
        self.attributes = attributes
        self.parents = parents
        self.tags = tags
    }

    /// Whether the same is known of two entities of one name.
    public static func == (left: Entity, right: Entity) -> Bool {
        left.uid == right.uid && left.attributes == right.attributes && left.tags == right.tags
            && Set(left.parents) == Set(right.parents)
    }

    /// Feeds the name to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(uid)
    }
}
