/// How an entity or a request differs from what a schema has.
public indirect enum ConformanceError: Error, Hashable, Sendable {
    /// The schema has no such entity type.
    case unknownType(EntityType)
    /// The schema lists the ids of the type, and this isn't one.
    case unlistedID(EntityUID)
    /// The schema has no such action.
    case unknownAction(EntityUID)
    /// A required attribute isn't there.
    case missing(Text)
    /// There is no such attribute in the schema.
    case undeclared(Text)
    /// A value is of another type.
    case wrongType(expected: ValueType, found: Value.Kind)
    /// Entities of the type can't be in this one.
    case forbiddenParent(EntityUID)
    /// Entities of the type have no tags.
    case noTags
    /// An action isn't in the groups that the schema has it in, or it has attributes or tags.
    case changedAction
    /// The action doesn't apply to principals of this type.
    case wrongPrincipal(EntityType)
    /// The action doesn't apply to resources of this type.
    case wrongResource(EntityType)
    /// The attribute or tag of a name has a value that differs.
    case inside(Text, ConformanceError)
}

extension ConformanceError: CustomStringConvertible {
    /// What differs, as a sentence.
    public var description: String {
        switch self {
        case .unknownType(let type): "There is no entity type \(type)."
        case .unlistedID(let uid): "\(uid) is not one of the entities of its type."
        case .unknownAction(let uid): "There is no action \(uid)."
        case .missing(let name): "\(name.quoted) is missing."
        case .undeclared(let name): "There is no attribute \(name.quoted)."
        case .wrongType(let expected, let found): "Expected \(expected), found \(found.rawValue)."
        case .forbiddenParent(let uid): "It can't be in \(uid)."
        case .noTags: "It can't have tags."
        case .changedAction: "The action is not as the schema has it."
        case .wrongPrincipal(let type): "The action does not apply to a principal \(type)."
        case .wrongResource(let type): "The action does not apply to a resource \(type)."
        case .inside(let name, let error): "\(name): \(error)"
        }
    }
}
