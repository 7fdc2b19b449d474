/// What can be wrong with a policy under a schema.
public enum ValidationProblem: Hashable, Sendable {
    /// The schema has no such entity type.
    case unknownEntityType(EntityType)
    /// The schema has no such action.
    case unknownAction(EntityUID)
    /// The schema lists the ids of the type, and this isn't one.
    case unlistedID(EntityUID)
    /// There is no action whose principals and resources fit the scope.
    case noApplicableAction
    /// An operator can't deal with a value of a type.
    case unexpectedType(expected: String, found: ValueType)
    /// Two values that must have something in common have nothing.
    case incompatibleTypes(ValueType, ValueType)
    /// Values of a type never have an attribute.
    case unknownAttribute(Text, of: ValueType)
    /// An attribute that may be missing is read without asking first.
    case unsafeAttribute(Text, of: ValueType)
    /// A tag is read without asking first.
    case unsafeTag(of: EntityType)
    /// Entities of a type have no tags.
    case noTags(EntityType)
    /// An empty set has no type.
    case emptySet
    /// A constructor needs a string literal.
    case constructorNeedsLiteral(Text)
    /// A constructor can't read its literal.
    case malformedLiteral(Text, function: Text)
    /// A function gets too few or too many arguments.
    case argumentCount(function: Text, expected: Int, found: Int)
    /// An entity is looked at that isn't loaded for policies of this level.
    case beyondLevel(Int)
    /// An entity is looked at that isn't loaded at any level, for it isn't found from the request.
    case beyondAnyLevel
    /// The policy never applies.
    case neverApplies
    /// A text has characters that change the direction of writing.
    case bidirectionalText
}

// MARK: - Naming kinds

extension ValidationProblem {
    /// The kinds of problems, by names that stay the same.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// See `ValidationProblem.unknownEntityType`.
        case unknownEntityType = "unknown-entity-type"
        /// See `ValidationProblem.unknownAction`.
        case unknownAction = "unknown-action"
        /// See `ValidationProblem.unlistedID`.
        case unlistedID = "unlisted-id"
        /// See `ValidationProblem.noApplicableAction`.
        case noApplicableAction = "no-applicable-action"
        /// See `ValidationProblem.unexpectedType`.
        case unexpectedType = "unexpected-type"
        /// See `ValidationProblem.incompatibleTypes`.
        case incompatibleTypes = "incompatible-types"
        /// See `ValidationProblem.unknownAttribute`.
        case unknownAttribute = "unknown-attribute"
        /// See `ValidationProblem.unsafeAttribute`.
        case unsafeAttribute = "unsafe-attribute"
        /// See `ValidationProblem.unsafeTag`.
        case unsafeTag = "unsafe-tag"
        /// See `ValidationProblem.noTags`.
        case noTags = "no-tags"
        /// See `ValidationProblem.emptySet`.
        case emptySet = "empty-set"
        /// See `ValidationProblem.constructorNeedsLiteral`.
        case constructorNeedsLiteral = "constructor-needs-literal"
        /// See `ValidationProblem.malformedLiteral`.
        case malformedLiteral = "malformed-literal"
        /// See `ValidationProblem.argumentCount`.
        case argumentCount = "argument-count"
        /// See `ValidationProblem.beyondLevel`.
        case beyondLevel = "beyond-level"
        /// See `ValidationProblem.beyondAnyLevel`.
        case beyondAnyLevel = "beyond-any-level"
        /// See `ValidationProblem.neverApplies`.
        case neverApplies = "never-applies"
        /// See `ValidationProblem.bidirectionalText`.
        case bidirectionalText = "bidirectional-text"
    }

    /// The kind of problem.
    public var code: Code {
        switch self {
        case .unknownEntityType: .unknownEntityType
        case .unknownAction: .unknownAction
        case .unlistedID: .unlistedID
        case .noApplicableAction: .noApplicableAction
        case .unexpectedType: .unexpectedType
        case .incompatibleTypes: .incompatibleTypes
        case .unknownAttribute: .unknownAttribute
        case .unsafeAttribute: .unsafeAttribute
        case .unsafeTag: .unsafeTag
        case .noTags: .noTags
        case .emptySet: .emptySet
        case .constructorNeedsLiteral: .constructorNeedsLiteral
        case .malformedLiteral: .malformedLiteral
        case .argumentCount: .argumentCount
        case .beyondLevel: .beyondLevel
        case .beyondAnyLevel: .beyondAnyLevel
        case .neverApplies: .neverApplies
        case .bidirectionalText: .bidirectionalText
        }
    }
}

// MARK: - Telling errors from warnings

extension ValidationProblem {
    /// Whether the policy is valid all the same.
    public var isWarning: Bool {
        switch self {
        case .neverApplies, .bidirectionalText: true
        default: false
        }
    }
}

extension ValidationProblem: CustomStringConvertible {
    /// What is wrong and, where it helps, what to do; without a full stop.
    public var description: String {
        switch self {
        case .unknownEntityType(let type):
            "there is no entity type \(type)"
        case .unknownAction(let uid):
            "there is no action \(uid)"
        case .unlistedID(let uid):
            "\(uid) is not one of the entities of its type"
        case .noApplicableAction:
            "no action has such principals and resources"
        case .unexpectedType(let expected, let found):
            "expected \(expected), found \(found)"
        case .incompatibleTypes(let one, let other):
            "\(one) and \(other) have nothing in common"
        case .unknownAttribute(let name, let type):
            "\(type) has no attribute \(name.quoted)"
        case .unsafeAttribute(let name, let type):
            "\(name.quoted) of \(type) may be missing; ask with 'has' first"
        case .unsafeTag(let type):
            "the tag of \(type) may be missing; ask with 'hasTag' first"
        case .noTags(let type):
            "\(type) has no tags"
        case .emptySet:
            "an empty set has no type"
        case .constructorNeedsLiteral(let function):
            "\(function) needs a string literal"
        case .malformedLiteral(let text, let function):
            "\(function) can't read \(text.quoted)"
        case .argumentCount(let function, let expected, let found):
            "\(function) takes \(expected) argument\(expected == 1 ? "" : "s"), not \(found)"
        case .beyondLevel(let level):
            "at level \(level) the entity that is looked at here isn't loaded; "
                + "shorten the way to it, or validate at a higher level"
        case .beyondAnyLevel:
            "an entity that is written in a policy isn't loaded at any level; "
                + "only compare it, or find it from the request"
        case .neverApplies:
            "the policy never applies"
        case .bidirectionalText:
            "there are characters here that change the direction of writing"
        }
    }
}
