/// What kind of values an expression or attribute can have.
public indirect enum ValueType: Hashable, Sendable {
    /// True or false.
    case bool
    /// A boolean that is the same in every situation.
    case known(Bool)
    /// A whole number.
    case long
    /// A string.
    case string
    /// The name of an entity of one type.
    case entity(EntityType)
    /// A set of values of one type.
    case set(ValueType)
    /// A record.
    case record(RecordType)
    /// A decimal number.
    case decimal
    /// An IP address or range.
    case ipAddress
    /// An instant.
    case datetime
    /// A span of time.
    case duration
}

/// What attributes a record has, no others allowed.
public struct RecordType: Hashable, Sendable {
    /// What one attribute can be.
    public struct Attribute: Hashable, Sendable {
        /// Its type.
        public let type: ValueType
        /// Whether it is always there.
        public let isRequired: Bool

        /// Creates an attribute.
        public init(_ type: ValueType, isRequired: Bool = true) {
            self.type = type
            self.isRequired = isRequired
        }
    }

    /// The attributes by name.
    public let attributes: [Text: Attribute]

    /// Creates a record type.
    public init(_ attributes: [Text: Attribute] = [:]) {
        self.attributes = attributes
    }
}

// MARK: - Asking for kinds

extension ValueType {
    /// Whether it is a boolean, known or not.
    var isBool: Bool {
        switch self {
        case .bool, .known: true
        default: false
        }
    }

    /// The type of all values of a kind, for kinds whose values all have one type.
    package init?(_ kind: Value.Kind) {
        switch kind {
        case .bool: self = .bool
        case .long: self = .long
        case .string: self = .string
        case .decimal: self = .decimal
        case .ipAddress: self = .ipAddress
        case .datetime: self = .datetime
        case .duration: self = .duration
        case .entity, .set, .record: return nil
        }
    }

    /// The types that need no declaration, by name.
    package static let builtIn: [Text: ValueType] = [
        "Bool": .bool, "Long": .long, "String": .string, "decimal": .decimal,
        "ipaddr": .ipAddress, "datetime": .datetime, "duration": .duration,
    ]
}

extension ValueType: CustomStringConvertible {
    /// The type as a schema has it.
    public var description: String {
        switch self {
        case .bool: "Bool"
        case .known(let bool): "\(bool)"
        case .long: "Long"
        case .string: "String"
        case .entity(let type): type.description
        case .set(let element): "Set<\(element)>"
        case .record(let record): record.description
        case .decimal: "decimal"
        case .ipAddress: "ipaddr"
        case .datetime: "datetime"
        case .duration: "duration"
        }
    }
}

extension RecordType: CustomStringConvertible {
    /// The type as a schema has it.
    public var description: String {
        let attributes = attributes.sorted { $0.key < $1.key }.map { name, attribute in
            let name = name.isIdentifier ? name.string : name.quoted
            return "\(name)\(attribute.isRequired ? "" : "?"): \(attribute.type)"
        }
        return "{\(attributes.joined(separator: ", "))}"
    }
}
