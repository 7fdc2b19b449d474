/// Why entities don't make a store.
public enum EntityError: Error, Hashable, Sendable {
    /// An entity is above itself.
    case cycle(EntityUID)
    /// Two different entities have the same name.
    case duplicate(EntityUID)
    /// An entity isn't as the schema has its type.
    case nonconforming(EntityUID, ConformanceError)
}

extension EntityError: CustomStringConvertible {
    /// What is wrong, as a sentence.
    public var description: String {
        switch self {
        case .cycle(let uid): "\(uid) is among its own ancestors."
        case .duplicate(let uid): "There are two different entities called \(uid)."
        case .nonconforming(let uid, let error): "\(uid): \(error)"
        }
    }
}
