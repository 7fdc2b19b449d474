import HouseholdModel
import JSON

/// An object of a JSON document: its fields, which are missing, `null`, or of the type that the program writes.
struct JSONFields {
    private let fields: [String: JSONValue]
    private let format: ForeignFormat
    /// Where it is, to tell of what is wrong in it.
    private let place: String

    /// How many things of a kind a document may have.
    static let mostThings = 10_000

    /// The fields of an object, or that it is none.
    init(
        _ value: JSONValue?, of format: ForeignFormat, at place: String
    ) throws(ConversionError) {
        guard let members = value?.members else { throw .damaged(format, place: place) }
        fields = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
        (self.format, self.place) = (format, place)
    }

    /// Whether something is said of it.
    func has(_ key: String) -> Bool { value(key) != nil }

    /// That something in a field is not as the program writes it.
    func wrong(_ key: String) -> ConversionError { .damaged(format, place: "\(place).\(key)") }

    private func value(_ key: String) -> JSONValue? {
        if case .null? = fields[key] { nil } else { fields[key] }
    }
}

// MARK: - Values

extension JSONFields {
    /// A text; nothing where there is none.
    ///
    /// Programs have written numbers in their place.
    func text(_ key: String) throws(ConversionError) -> String {
        switch value(key) {
        case nil: return ""
        case .string(let text)?: return text
        case .number(let digits)?: return digits
        case .null, .bool, .array, .object: throw wrong(key)
        }
    }

    /// A number, also one that is written as a text.
    func number(_ key: String) throws(ConversionError) -> Double? {
        switch value(key) {
        case nil: return nil
        case .number(let digits)?:
            guard let number = Double(digits), number.isFinite else { throw wrong(key) }
            return number
        case .string(let text)?:
            guard !text.isEmpty else { return nil }
            guard let number = Double(text), number.isFinite else { throw wrong(key) }
            return number
        case .null, .bool, .array, .object: throw wrong(key)
        }
    }

    /// A whole number that counts something.
    func count(_ key: String) throws(ConversionError) -> Int? {
        guard let number = try number(key) else { return nil }
        return Int(min(max(number, -1), 1_000_000))
    }

    /// Whether it is so.
    func flag(_ key: String, otherwise absent: Bool = false) throws(ConversionError) -> Bool {
        switch value(key) {
        case nil: return absent
        case .bool(let flag)?: return flag
        case .number, .string, .null, .array, .object: throw wrong(key)
        }
    }

    /// A moment; a text that is none is as good as none.
    func moment(_ key: String, in zone: Zone) throws(ConversionError) -> ForeignMoment? {
        ForeignMoment(try text(key), in: zone)
    }

    /// A time such as `07:30`.
    func time(_ key: String) throws(ConversionError) -> TimeOfDay? {
        TimeOfDay(String(try text(key).prefix(5)))
    }
}

// MARK: - Lists

extension JSONFields {
    /// A list, of which nothing may be said.
    func list(_ key: String) throws(ConversionError) -> [JSONValue] {
        guard let value = value(key) else { return [] }
        guard let elements = value.elements else { throw wrong(key) }
        return elements
    }

    /// A list of texts; numbers are written as texts.
    func texts(_ key: String) throws(ConversionError) -> [String] {
        var texts: [String] = []
        for element in try list(key).prefix(Self.mostThings) {
            switch element {
            case .string(let text): texts.append(text)
            case .number(let digits): texts.append(digits)
            case .null, .bool, .array, .object: throw wrong(key)
            }
        }
        return texts
    }

    /// A list of objects.
    func objects(_ key: String) throws(ConversionError) -> [JSONFields] {
        let elements = try list(key)
        guard elements.count <= Self.mostThings else { throw .tooLong }
        var objects: [JSONFields] = []
        for (number, element) in elements.enumerated() {
            objects.append(try JSONFields(element, of: format, at: "\(key)[\(number + 1)]"))
        }
        return objects
    }

    /// The objects of one by their keys, in their order.
    func table(_ key: String) throws(ConversionError) -> [(id: String, fields: JSONFields)] {
        guard let value = value(key) else { return [] }
        guard let members = value.members else { throw wrong(key) }
        guard members.count <= Self.mostThings else { throw .tooLong }
        var objects: [(id: String, fields: JSONFields)] = []
        for (number, member) in members.enumerated() {
            let fields = try JSONFields(member.value, of: format, at: "\(key)[\(number + 1)]")
            objects.append((member.key, fields))
        }
        return objects
    }

    /// What is in an object, if there is one.
    func object(_ key: String) throws(ConversionError) -> JSONFields? {
        guard let value = value(key) else { return nil }
        return try JSONFields(value, of: format, at: "\(place).\(key)")
    }

    /// Whether it is a list.
    func isList(_ key: String) -> Bool { value(key)?.elements != nil }

    /// How many entries a list or an object has; nothing for anything else.
    func entries(_ key: String) -> Int {
        value(key).map { $0.elements?.count ?? $0.members?.count ?? 0 } ?? 0
    }
}
