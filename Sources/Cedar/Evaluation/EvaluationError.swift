/// Why an expression has no value.
public enum EvaluationError: Error, Hashable, Sendable {
    /// An operator or function got a value it can't deal with.
    case type(expected: String, found: Value.Kind)
    /// A number left the range of 64 bits.
    case overflow
    /// A record has no such attribute.
    case noAttribute(Text)
    /// An entity has no such attribute.
    case noEntityAttribute(Text, of: EntityUID)
    /// An entity has no such tag.
    case noTag(Text, of: EntityUID)
    /// Nothing is known of an entity.
    case noEntity(EntityUID)
    /// A function can't make anything of a text.
    case malformed(Text, function: Text)
    /// A function got too few or too many arguments.
    case argumentCount(function: Text, expected: Int, found: Int)

    /// An operator or function got a value of the wrong kind.
    static func type(expected: Value.Kind, found: Value.Kind) -> EvaluationError {
        .type(expected: expected.rawValue, found: found)
    }
}

extension EvaluationError: CustomStringConvertible {
    /// What is wrong, as a sentence.
    public var description: String {
        switch self {
        case .type(let expected, let found):
            "Expected \(expected), found \(found.rawValue)."
        case .overflow:
            "A number is too large."
        case .noAttribute(let name):
            "The record has no attribute \(name.quoted)."
        case .noEntityAttribute(let name, let uid):
            "\(uid) has no attribute \(name.quoted)."
        case .noTag(let name, let uid):
            "\(uid) has no tag \(name.quoted)."
        case .noEntity(let uid):
            "There is no entity \(uid)."
        case .malformed(let text, let function):
            "\(function) can't read \(text.quoted)."
        case .argumentCount(let function, let expected, let found):
            "\(function) takes \(expected) argument\(expected == 1 ? "" : "s"), not \(found)."
        }
    }
}
