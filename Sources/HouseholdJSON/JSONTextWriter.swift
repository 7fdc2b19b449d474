import HouseholdModel
import HouseholdWords
import LineEditor

/// Writes a value as JSON in one pass, while it is encoded.
///
/// Other than Foundation's encoder, this one writes `null` for a property that is `nil`: what has no value is present,
/// not missing.
final class JSONTextWriter {
    /// What was written.
    var bytes: [UInt8] { output.bytes }
    private let catalogue: Catalogue
    fileprivate var output: JSONOutput
    /// Of the value that is being encoded: how many lists and objects are around it, and its type.
    private var current: (depth: Int, type: Any.Type) = (0, Void.self)
    private var stringKeyed: [ObjectIdentifier: Bool] = [:]

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - catalogue: The language in which is told what is said to people.
    ///   - isPretty: Whether each part has a line of its own.
    ///   - cleared: The key that is `null` in the outermost object, whatever the value has there.
    init(in catalogue: Catalogue, isPretty: Bool = false, clearing cleared: String? = nil) {
        self.catalogue = catalogue
        output = JSONOutput(isPretty: isPretty, clearing: cleared)
    }

    deinit { output.keys.keep() }
}

// MARK: - Values

extension JSONTextWriter {
    /// Writes a value.
    func write<Value: Encodable>(_ value: Value) throws {
        if Value.self == Phrase.self, let phrase = value as? Phrase {
            return output.write(catalogue.speech(phrase).plain)
        }
        if Value.self == Instant.self, let instant = value as? Instant {
            return output.write(instant.description)
        }
        if Value.self == Weekday.self, let weekday = value as? Weekday {
            return output.write(weekday.word)
        }
        let (outer, start) = (current, output.place)
        current = (start.depth, Value.self)
        try value.encode(to: self)
        output.endValue(from: start)
        current = outer
    }

    fileprivate func write(number: Double) throws {
        guard number.isFinite else {
            let context = EncodingError.Context(codingPath: [], debugDescription: "not finite")
            throw EncodingError.invalidValue(number, context)
        }
        output.write(number: number)
    }
}

// MARK: - Lists and objects

extension JSONTextWriter {
    /// Goes on with the list or object that the value is, or begins it; what is in it is over.
    ///
    /// - Returns: How many are around it.
    fileprivate func part(isObject: Bool) -> Int {
        let depth = current.depth
        if output.depth == depth { return begin(isObject: isObject) }
        output.end(downTo: depth + 1)
        return depth
    }

    /// Begins a list or an object.
    ///
    /// - Returns: How many are around it.
    fileprivate func begin(isObject: Bool) -> Int {
        isObject
            ? output.beginObject(hasNames: !isStringKeyed(current.type))
            : output.beginList()
    }

    private func isStringKeyed(_ type: Any.Type) -> Bool {
        if let known = stringKeyed[ObjectIdentifier(type)] { return known }
        let found = type is any StringKeyed.Type
        stringKeyed[ObjectIdentifier(type)] = found
        return found
    }
}

/// A dictionary whose keys are data and stay as they are.
private protocol StringKeyed {}

extension Dictionary: StringKeyed where Key == String, Value: Encodable {}

// MARK: - The encoder

extension JSONTextWriter: Encoder {
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Members(writer: self, depth: part(isObject: true)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        Items(writer: self, depth: part(isObject: false))
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        Single(writer: self)
    }

    /// The encoder of a value whose place was made.
    fileprivate func within() -> any Encoder {
        current.depth = output.depth
        return self
    }
}

/// The members of an object.
private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let writer: JSONTextWriter
    let depth: Int
    var codingPath: [any CodingKey] { [] }

    private func begin(_ key: Key) { writer.output.beginMember(key.stringValue, at: depth) }

    func encodeNil(forKey key: Key) {
        writer.output.writeNullMember(key.stringValue, at: depth)
    }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        begin(key)
        try writer.write(value)
    }

    func encode(_ value: String, forKey key: Key) {
        begin(key)
        writer.output.write(value)
    }

    func encode(_ value: Bool, forKey key: Key) {
        begin(key)
        writer.output.write(value)
    }

    func encode(_ value: Int, forKey key: Key) {
        begin(key)
        writer.output.write(number: value)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        begin(key)
        return KeyedEncodingContainer(
            Members<Nested>(writer: writer, depth: writer.begin(isObject: true)))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        begin(key)
        return Items(writer: writer, depth: writer.begin(isObject: false))
    }

    func superEncoder() -> any Encoder {
        writer.output.beginMember("super", at: depth)
        return writer.within()
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        begin(key)
        return writer.within()
    }

    func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    func encodeIfPresent(_ value: String?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    func encodeIfPresent(_ value: Bool?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    func encodeIfPresent(_ value: Int?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    // What the library does by itself for each of these leaves out what is nil.

    private func put(_ value: (some Encodable)?, _ key: Key) throws {
        try encodeIfPresent(value, forKey: key)
    }

    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try put(value, key) }
}

/// The items of a list.
private struct Items: UnkeyedEncodingContainer {
    let writer: JSONTextWriter
    let depth: Int
    var codingPath: [any CodingKey] { [] }
    var count: Int { writer.output.count(at: depth) }

    func encodeNil() {
        writer.output.beginItem(at: depth)
        writer.output.writeNull()
    }

    func encode(_ value: some Encodable) throws {
        writer.output.beginItem(at: depth)
        try writer.write(value)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
        writer.output.beginItem(at: depth)
        return KeyedEncodingContainer(
            Members<Nested>(writer: writer, depth: writer.begin(isObject: true)))
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        writer.output.beginItem(at: depth)
        return Items(writer: writer, depth: writer.begin(isObject: false))
    }

    func superEncoder() -> any Encoder {
        writer.output.beginItem(at: depth)
        return writer.within()
    }
}

/// A value that is neither.
private struct Single: SingleValueEncodingContainer {
    let writer: JSONTextWriter
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { writer.output.writeNull() }
    func encode(_ value: some Encodable) throws { try writer.write(value) }
    func encode(_ value: Bool) { writer.output.write(value) }
    func encode(_ value: String) { writer.output.write(value) }
    func encode(_ value: Double) throws { try writer.write(number: value) }
    func encode(_ value: Float) throws { try writer.write(number: Double(value)) }
    func encode(_ value: Int) { writer.output.write(number: value) }
    func encode(_ value: Int8) { writer.output.write(number: value) }
    func encode(_ value: Int16) { writer.output.write(number: value) }
    func encode(_ value: Int32) { writer.output.write(number: value) }
    func encode(_ value: Int64) { writer.output.write(number: value) }
    func encode(_ value: UInt) { writer.output.write(number: value) }
    func encode(_ value: UInt8) { writer.output.write(number: value) }
    func encode(_ value: UInt16) { writer.output.write(number: value) }
    func encode(_ value: UInt32) { writer.output.write(number: value) }
    func encode(_ value: UInt64) { writer.output.write(number: value) }
}

extension Speech {
    /// What is seen of it on a terminal that programs write it to: what people stored without anything that would act on it.
    fileprivate var plain: String {
        runs.reduce(into: "") { text, run in
            switch run {
            case .words(let words): text += words
            case .stored(let stored): text += stored.harmless
            case .drawn(let picture, said: _): text += picture.harmless
            }
        }
    }
}
