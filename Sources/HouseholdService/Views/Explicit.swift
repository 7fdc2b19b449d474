/// A value that may be absent, and says so: `null` in JSON, where Swift would leave the key out.
@propertyWrapper
public struct Explicit<Value: Codable & Sendable>: Codable, Sendable {
    /// The value, if there is one.
    public var wrappedValue: Value?

    /// Creates a value.
    public init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    /// Reads the value or `null`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
    }

    /// Writes the value or `null`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue {
            try container.encode(wrappedValue)
        } else {
            try container.encodeNil()
        }
    }
}
