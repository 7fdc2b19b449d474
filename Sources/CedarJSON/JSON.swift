public import Cedar

/// A JSON value that keeps what other readers lose: the text of numbers, the order of keys, and
/// strings that Unicode calls equal but Cedar doesn't.
public indirect enum JSON: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as it is written.
    case number(String)
    /// A string.
    case string(Text)
    /// Values in brackets.
    case array([JSON])
    /// Values in braces.
    case object([Member])

    /// A key and its value.
    public struct Member: Hashable, Sendable {
        /// The key.
        public let key: Text
        /// The value.
        public let value: JSON

        /// Creates a member.
        public init(_ key: Text, _ value: JSON) {
            self.key = key
            self.value = value
        }
    }
}

extension JSON: ExpressibleByStringLiteral {
    /// Creates the string that a literal spells.
    public init(stringLiteral value: String) {
        self = .string(Text(value))
    }
}

// MARK: - Looking inside

extension JSON {
    /// The value for `key`, when this is an object that has the key.
    public subscript(key: Text) -> JSON? {
        members?.first { $0.key == key }?.value
    }

    /// The members, when this is an object.
    public var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The elements, when this is an array.
    public var elements: [JSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The text, when this is a string.
    public var text: Text? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The number, when this is a whole one of 64 bits, written without point and exponent.
    public var integer: Int64? {
        guard case .number(let digits) = self, digits != "-0" else { return nil }
        return Int64(digits)
    }

    /// What kind of value this is, for messages.
    var label: String {
        switch self {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let number): number
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
