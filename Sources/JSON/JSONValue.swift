/// A JSON value that keeps what other readers lose: the text of numbers, the order of keys, and keys that Unicode calls
/// equal though they are written otherwise.
package enum JSONValue: Sendable {
    case null
    case bool(Bool)
    /// A number, as it is written.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A key and its value.
    package struct Member: Hashable, Sendable {
        package let key: String
        package let value: JSONValue

        package init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }
}

extension JSONValue: Hashable {
    /// Whether both are written the same, byte by byte.
    package static func == (left: JSONValue, right: JSONValue) -> Bool {
        left.text().utf8.elementsEqual(right.text().utf8)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text())
    }
}

extension JSONValue: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) {
        self = .string(value)
    }
}

extension JSONValue: ExpressibleByBooleanLiteral {
    package init(booleanLiteral value: Bool) {
        self = .bool(value)
    }
}

extension JSONValue: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int) {
        self = .number(String(value))
    }
}

extension JSONValue: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: JSONValue...) {
        self = .array(elements)
    }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(members.map(Member.init))
    }
}

// MARK: - Looking inside

extension JSONValue {
    /// The value for `key`, when this is an object that has the key.
    package subscript(key: String) -> JSONValue? {
        members?.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
    }

    /// The members, when this is an object.
    package var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The elements, when this is an array.
    package var elements: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// What it says, when this is a string.
    package var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    /// The number, when this is a whole one of 64 bits, written without point and exponent.
    package var integer: Int64? {
        guard case .number(let digits) = self, digits != "-0" else { return nil }
        return Int64(digits)
    }
}
