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
    /// A text has letters of different scripts, some of which look alike.
    case mixedScripts(Text)
    /// A name has a character that can't be seen or looks like another.
    case unusualCharacter(Unicode.Scalar, in: Text)
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
        /// See `ValidationProblem.unsafeTag` and `ValidationProblem.noTags`.
        case unsafeTag = "unsafe-tag"
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
        /// See `ValidationProblem.mixedScripts`.
        case mixedScripts = "mixed-scripts"
        /// See `ValidationProblem.unusualCharacter`.
        case unusualCharacter = "unusual-character"
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
        case .unsafeTag, .noTags: .unsafeTag
        case .emptySet: .emptySet
        case .constructorNeedsLiteral: .constructorNeedsLiteral
        case .malformedLiteral: .malformedLiteral
        case .argumentCount: .argumentCount
        case .beyondLevel: .beyondLevel
        case .beyondAnyLevel: .beyondAnyLevel
        case .neverApplies: .neverApplies
        case .bidirectionalText: .bidirectionalText
        case .mixedScripts: .mixedScripts
        case .unusualCharacter: .unusualCharacter
        }
    }
}

// MARK: - Telling errors from warnings

extension ValidationProblem {
    /// Whether the policy is valid all the same.
    public var isWarning: Bool {
        switch self {
        case .neverApplies, .bidirectionalText, .mixedScripts, .unusualCharacter: true
        default: false
        }
    }
}

extension ValidationProblem: CustomStringConvertible {
    /// What is wrong and, where it helps, what to do; without a full stop.
    public var description: String {
        switch self {
        case .unknownEntityType(let type):
            "the schema has no entity type \(type)"
        case .unknownAction(let uid):
            "the schema has no action \(uid)"
        case .unlistedID(let uid):
            "\(uid) is not one of those that the schema lists"
        case .noApplicableAction:
            "no action applies to such principals and resources; "
                + "widen the scope, or the action in the schema"
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
            "\(type) has no tags; its declaration in the schema would need 'tags'"
        case .emptySet:
            "an empty set has no type; to ask whether a set is empty, use 'isEmpty()'"
        case .constructorNeedsLiteral(let function):
            "\(function) needs a string that is written out, so that it can be checked"
        case .malformedLiteral(let text, let function):
            "\(function) can't read \(text.quoted)"
                + (Self.examples[function].map { "; write it like \"\($0)\"" } ?? "")
        case .argumentCount(let function, let expected, let found):
            "\(function) takes \(expected) argument\(expected == 1 ? "" : "s"), not \(found)"
        case .beyondLevel(let level):
            "at level \(level) the entity that is looked at here isn't loaded; "
                + "shorten the way to it, or validate at a higher level"
        case .beyondAnyLevel:
            "an entity that is written in a policy isn't loaded at any level; "
                + "only compare it, or find it from the request"
        case .neverApplies:
            "the policy never applies: something in it is false for every kind of request"
        case .bidirectionalText:
            "characters that change the direction of writing make this look like something "
                + "else; remove them"
        case .mixedScripts(let text):
            "\(text.quoted) has letters of several scripts, some of which look alike; "
                + "write all of it in one"
        case .unusualCharacter(let scalar, let text):
            "U+\(String(scalar.value, radix: 16, uppercase: true)) in \(text.quoted) "
                + "can't be seen or looks like something else; leave it out"
        }
    }

    /// What the constructors can read.
    private static let examples: [Text: String] = [
        "decimal": "12.5", "ip": "10.0.0.0/8", "datetime": "2024-10-15T11:35:00Z",
        "duration": "1d12h",
    ]
}
