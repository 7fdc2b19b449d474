import HouseholdModel
import HouseholdWords
import JSON
import LineEditor

/// Writes a value as JSON in one pass, while it is encoded.
///
/// Other than Foundation's encoder, this one writes `null` for a property that is `nil`: what has no value is present,
/// not missing. Members are written as they come; when their object ends they are put in the order of their keys, which is
/// sorted out once for all objects that are alike.
final class JSONTextWriter {
    /// What was written.
    private(set) var bytes: [UInt8] = []
    private let catalogue: Catalogue
    private let isPretty: Bool
    private let cleared: String?
    /// The lists and objects that have begun, from the outside in.
    private var parts: [Part] = []
    /// How many of them were there when the value began that is being encoded.
    private var base = 0
    /// Whether the keys of the value that is being encoded are names of ours, and not data.
    private var hasNames = true
    private var keys = JSONKeys()
    private var stringKeyed: [ObjectIdentifier: Bool] = [:]

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - catalogue: The language in which is told what is said to people.
    ///   - isPretty: Whether each part has a line of its own.
    ///   - cleared: The key that is `null` in the outermost object, whatever the value has there.
    init(in catalogue: Catalogue, isPretty: Bool = false, clearing cleared: String? = nil) {
        self.catalogue = catalogue
        self.isPretty = isPretty
        self.cleared = cleared
    }

    /// A list or an object.
    private struct Part {
        let isObject: Bool
        let hasNames: Bool
        var count = 0
        /// Of an object: what its members are called, and where each begins.
        var members: [Int] = []
        var starts: [Int] = []
    }
}

// MARK: - Values

extension JSONTextWriter {
    /// Writes a value.
    func write<Value: Encodable>(_ value: Value) throws {
        if Value.self == Phrase.self, let phrase = value as? Phrase {
            return write(catalogue.speech(phrase).plain)
        }
        if Value.self == Instant.self, let instant = value as? Instant {
            return write(instant.description)
        }
        if Value.self == Weekday.self, let weekday = value as? Weekday {
            return write(weekday.word)
        }
        let (start, outer) = (bytes.count, (base, hasNames))
        (base, hasNames) = (parts.count, !isStringKeyed(value))
        try value.encode(to: self)
        end(downTo: base)
        (base, hasNames) = outer
        if bytes.count == start { writeNull() }
    }

    fileprivate func write(_ text: String) {
        bytes.append(json: text, hasShortEscapes: false) { $0.picture != nil }
    }

    fileprivate func write(_ truth: Bool) {
        bytes += (truth ? "true" : "false").utf8
    }

    fileprivate func write(number: some BinaryInteger & CustomStringConvertible) {
        bytes += number.description.utf8
    }

    fileprivate func write(number: Double) throws {
        guard number.isFinite else {
            let context = EncodingError.Context(codingPath: [], debugDescription: "not finite")
            throw EncodingError.invalidValue(number, context)
        }
        bytes += number.description.utf8
    }

    fileprivate func writeNull() {
        bytes += "null".utf8
    }

    private func isStringKeyed<Value>(_ value: Value) -> Bool {
        let type = ObjectIdentifier(Value.self)
        if let known = stringKeyed[type] { return known }
        let found = value is any StringKeyed
        stringKeyed[type] = found
        return found
    }
}

/// A dictionary whose keys are data and stay as they are.
private protocol StringKeyed {}

extension Dictionary: StringKeyed where Key == String, Value: Encodable {}

// MARK: - Lists and objects

extension JSONTextWriter {
    /// Goes on with the list or object that the value is, or begins it; what is in it is over.
    fileprivate func part(isObject: Bool) -> Int {
        if parts.count > base { end(downTo: base + 1) } else { begin(isObject: isObject) }
        return base
    }

    /// Begins a list or an object.
    ///
    /// - Returns: How many are around it.
    @discardableResult
    fileprivate func begin(isObject: Bool) -> Int {
        bytes.append(UInt8(ascii: isObject ? "{" : "["))
        parts.append(Part(isObject: isObject, hasNames: hasNames))
        return parts.count - 1
    }

    fileprivate func count(at depth: Int) -> Int { parts[depth].count }

    /// Makes room for the next item of a list.
    fileprivate func beginItem(at depth: Int) {
        end(downTo: depth + 1)
        if parts[depth].count > 0 { bytes.append(UInt8(ascii: ",")) }
        parts[depth].count += 1
        breakLine(depth + 1)
    }

    /// Makes room for a member of an object.
    fileprivate func beginMember(_ key: String, at depth: Int) {
        beginItem(at: depth)
        let name = keys.number(of: key, isName: parts[depth].hasNames)
        parts[depth].members.append(name)
        parts[depth].starts.append(bytes.count)
        bytes += keys.written[name]
        bytes.append(UInt8(ascii: ":"))
        if isPretty { bytes.append(UInt8(ascii: " ")) }
    }

    /// Ends what is open, from the inside out, until so many parts are.
    fileprivate func end(downTo depth: Int) {
        while parts.count > depth { end() }
    }

    private func end() {
        let depth = parts.count - 1
        if depth == 0, let cleared, parts[0].isObject {
            beginMember(cleared, at: 0)
            writeNull()
        }
        guard let part = parts.popLast() else { return }
        if part.isObject { sort(part, at: depth) }
        if part.count > 0 { breakLine(depth) }
        bytes.append(UInt8(ascii: part.isObject ? "}" : "]"))
    }

    /// Puts the members of an object in the order of their keys.
    private func sort(_ part: Part, at depth: Int) {
        guard let first = part.starts.first,
            let order = keys.order(of: part.members, areNames: part.hasNames)
        else { return }
        let separator = Array(",".utf8) + lineBreak(depth + 1)
        var sorted: [UInt8] = []
        sorted.reserveCapacity(bytes.count - first)
        for place in order {
            let next = place + 1
            let end =
                next == part.starts.count ? bytes.count : part.starts[next] - separator.count
            if !sorted.isEmpty { sorted += separator }
            sorted += bytes[part.starts[place]..<end]
        }
        bytes.replaceSubrange(first..., with: sorted)
    }

    private func breakLine(_ depth: Int) {
        if isPretty { bytes += lineBreak(depth) }
    }

    private func lineBreak(_ depth: Int) -> [UInt8] {
        guard isPretty else { return [] }
        return [UInt8(ascii: "\n")] + [UInt8](repeating: UInt8(ascii: " "), count: 2 * depth)
    }
}

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
        base = parts.count
        return self
    }
}

/// The members of an object.
private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let writer: JSONTextWriter
    let depth: Int
    var codingPath: [any CodingKey] { [] }

    private func begin(_ key: Key) { writer.beginMember(key.stringValue, at: depth) }

    func encodeNil(forKey key: Key) {
        begin(key)
        writer.writeNull()
    }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        begin(key)
        try writer.write(value)
    }

    func encode(_ value: String, forKey key: Key) {
        begin(key)
        writer.write(value)
    }

    func encode(_ value: Bool, forKey key: Key) {
        begin(key)
        writer.write(value)
    }

    func encode(_ value: Int, forKey key: Key) {
        begin(key)
        writer.write(number: value)
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
        writer.beginMember("super", at: depth)
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
    var count: Int { writer.count(at: depth) }

    func encodeNil() {
        writer.beginItem(at: depth)
        writer.writeNull()
    }

    func encode(_ value: some Encodable) throws {
        writer.beginItem(at: depth)
        try writer.write(value)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
        writer.beginItem(at: depth)
        return KeyedEncodingContainer(
            Members<Nested>(writer: writer, depth: writer.begin(isObject: true)))
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        writer.beginItem(at: depth)
        return Items(writer: writer, depth: writer.begin(isObject: false))
    }

    func superEncoder() -> any Encoder {
        writer.beginItem(at: depth)
        return writer.within()
    }
}

/// A value that is neither.
private struct Single: SingleValueEncodingContainer {
    let writer: JSONTextWriter
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { writer.writeNull() }
    func encode(_ value: some Encodable) throws { try writer.write(value) }
    func encode(_ value: Bool) { writer.write(value) }
    func encode(_ value: String) { writer.write(value) }
    func encode(_ value: Double) throws { try writer.write(number: value) }
    func encode(_ value: Float) throws { try writer.write(number: Double(value)) }
    func encode(_ value: Int) { writer.write(number: value) }
    func encode(_ value: Int8) { writer.write(number: value) }
    func encode(_ value: Int16) { writer.write(number: value) }
    func encode(_ value: Int32) { writer.write(number: value) }
    func encode(_ value: Int64) { writer.write(number: value) }
    func encode(_ value: UInt) { writer.write(number: value) }
    func encode(_ value: UInt8) { writer.write(number: value) }
    func encode(_ value: UInt16) { writer.write(number: value) }
    func encode(_ value: UInt32) { writer.write(number: value) }
    func encode(_ value: UInt64) { writer.write(number: value) }
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
