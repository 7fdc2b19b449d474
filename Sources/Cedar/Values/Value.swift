/// Anything an expression can be worth.
///
/// Equality is Cedar's: values of different kinds are different, sets don't count or order their
/// elements, strings are compared scalar by scalar.
public enum Value: Hashable, Sendable {
    /// True or false.
    case bool(Bool)
    /// A whole number of 64 bits.
    case long(Int64)
    /// A string.
    case string(Text)
    /// The name of an entity.
    case entity(EntityUID)
    /// Values without order or repetition.
    case set(ValueSet)
    /// Values by name.
    case record(Record)
    /// A number with up to four digits after the point.
    case decimal(Decimal)
    /// An IP address, or a range of them.
    case ipAddress(IPAddress)
    /// An instant.
    case datetime(Datetime)
    /// A span of time.
    case duration(Duration)
}

// MARK: - Making values

extension Value {
    /// A string with the scalars of `string`.
    public static func string(_ string: String) -> Value { .string(Text(string)) }

    /// The set of `elements`, whose order and repetitions don't matter.
    public static func set(_ elements: [Value]) -> Value { .set(ValueSet(elements)) }

    /// A record with the attributes of `attributes`.
    public static func record(_ attributes: [String: Value]) -> Value {
        .record(Record(attributes))
    }

    /// The instant `milliseconds` after 1970 began in Greenwich.
    public static func datetime(milliseconds: Int64) -> Value {
        .datetime(Datetime(milliseconds: milliseconds))
    }

    /// A span of `milliseconds`.
    public static func duration(milliseconds: Int64) -> Value {
        .duration(Duration(milliseconds: milliseconds))
    }
}

// MARK: - Naming kinds

extension Value {
    /// The kinds of values there are.
    public enum Kind: String, Hashable, Sendable {
        /// True or false.
        case bool = "a boolean"
        /// A whole number.
        case long = "a number"
        /// A string.
        case string = "a string"
        /// The name of an entity.
        case entity = "an entity"
        /// A set.
        case set = "a set"
        /// A record.
        case record = "a record"
        /// A decimal number.
        case decimal = "a decimal"
        /// An IP address or range.
        case ipAddress = "an IP address"
        /// An instant.
        case datetime = "a datetime"
        /// A span of time.
        case duration = "a duration"
    }

    /// What kind of value this is.
    public var kind: Kind {
        switch self {
        case .bool: .bool
        case .long: .long
        case .string: .string
        case .entity: .entity
        case .set: .set
        case .record: .record
        case .decimal: .decimal
        case .ipAddress: .ipAddress
        case .datetime: .datetime
        case .duration: .duration
        }
    }
}

extension Value: CustomStringConvertible {
    /// The value as an expression that is worth it.
    public var description: String {
        switch self {
        case .bool(let bool): "\(bool)"
        case .long(let long): "\(long)"
        case .string(let text): text.quoted
        case .entity(let uid): "\(uid)"
        case .set(let set): "\(set)"
        case .record(let record): "\(record)"
        case .decimal(let decimal): "decimal(\"\(decimal)\")"
        case .ipAddress(let address): "ip(\"\(address)\")"
        case .datetime(let datetime): "\(datetime)"
        case .duration(let duration): "duration(\"\(duration)\")"
        }
    }
}
