import HouseholdModel
import JSON

/// A part of a JSON document that is being put together.
///
/// Other than Foundation's encoder, this one writes `null` for a property that is `nil`: what has
/// no value is present, not missing.
final class JSONNode {
    private enum Content {
        case scalar(JSONValue)
        case array([JSONNode])
        case object([String: JSONNode], renamesKeys: Bool)
    }

    private var content = Content.scalar(.null)
    private let catalogue: Catalogue

    private init(in catalogue: Catalogue) {
        self.catalogue = catalogue
    }

    /// Encodes a value; what it says to people it says in the language of `catalogue`.
    convenience init(_ value: some Encodable, in catalogue: Catalogue) throws {
        self.init(in: catalogue)
        try write(value)
    }

    /// The same object with `null` in the place of what it has as `key`.
    func clearing(_ key: String) -> JSONNode {
        if case .object(var members, let renamesKeys) = content {
            members[key] = JSONNode(in: catalogue)
            content = .object(members, renamesKeys: renamesKeys)
        }
        return self
    }

    /// The part, with its keys sorted.
    var value: JSONValue {
        switch content {
        case .scalar(let value): value
        case .array(let items): .array(items.map(\.value))
        case .object(let members, _):
            .object(
                members.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, $0.value.value) })
        }
    }
}

// MARK: - Filling a part

extension JSONNode {
    private func write(_ value: some Encodable) throws {
        switch value {
        case let text as String:
            content = .scalar(.string(text))
        case let phrase as Phrase:
            content = .scalar(.string(catalogue.text(phrase).plain))
        case let instant as Instant:
            content = .scalar(.string(instant.description))
        case let weekday as Weekday:
            content = .scalar(.string(weekday.word))
        case let truth as Bool:
            content = .scalar(.bool(truth))
        case let number as any BinaryInteger & Encodable:
            content = .scalar(.number(String(describing: number)))
        case let number as any BinaryFloatingPoint & Encodable:
            content = .scalar(.number(try Self.digits(of: Double(number))))
        default:
            if value is any StringKeyed { content = .object([:], renamesKeys: false) }
            try value.encode(to: self)
        }
    }

    private static func digits(of number: Double) throws -> String {
        guard number.isFinite else {
            let context = EncodingError.Context(codingPath: [], debugDescription: "not finite")
            throw EncodingError.invalidValue(number, context)
        }
        return number.description
    }

    fileprivate var count: Int {
        guard case .array(let items) = content else { return 0 }
        return items.count
    }

    fileprivate func becomeArray() {
        guard case .array = content else { return content = .array([]) }
    }

    fileprivate func becomeObject() {
        guard case .object = content else { return content = .object([:], renamesKeys: true) }
    }

    fileprivate func appendItem() -> JSONNode {
        guard case .array(var items) = content else { return JSONNode(in: catalogue) }
        let item = JSONNode(in: catalogue)
        // Held in one place only, the list grows where it is; long ones would be copied for each item.
        content = .scalar(.null)
        items.append(item)
        content = .array(items)
        return item
    }

    fileprivate func member(_ key: any CodingKey) -> JSONNode {
        guard case .object(var members, let renamesKeys) = content else {
            return JSONNode(in: catalogue)
        }
        let member = JSONNode(in: catalogue)
        members[renamesKeys ? key.stringValue.inSnakeCase : key.stringValue] = member
        content = .object(members, renamesKeys: renamesKeys)
        return member
    }
}

/// A dictionary whose keys are data and stay as they are.
private protocol StringKeyed {}

extension Dictionary: StringKeyed where Key == String, Value: Encodable {}

extension String {
    /// `madeUpOfWords` as `made_up_of_words`.
    fileprivate var inSnakeCase: String {
        zip(" " + self, self).reduce(into: "") { result, pair in
            let (before, letter) = pair
            if letter.isUppercase, before.isLowercase || before.isNumber { result.append("_") }
            result += letter.lowercased()
        }
    }
}

// MARK: - The encoder

extension JSONNode: Encoder {
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        becomeObject()
        return KeyedEncodingContainer(Members(node: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        becomeArray()
        return Items(node: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        Single(node: self)
    }

    private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let node: JSONNode
        var codingPath: [any CodingKey] { [] }

        func encodeNil(forKey key: Key) { _ = node.member(key) }

        func encode(_ value: some Encodable, forKey key: Key) throws {
            try node.member(key).write(value)
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type,
            forKey key: Key
        ) -> KeyedEncodingContainer<Nested> {
            node.member(key).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            node.member(key).unkeyedContainer()
        }

        func superEncoder() -> any Encoder { node }
        func superEncoder(forKey key: Key) -> any Encoder { node.member(key) }

        private func put(_ value: (some Encodable)?, _ key: Key) throws {
            let member = node.member(key)
            if let value { try member.write(value) }
        }

        func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws {
            try put(value, key)
        }

        func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try put(value, key) }
        func encodeIfPresent(_ value: String?, forKey key: Key) throws { try put(value, key) }
        func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try put(value, key) }
        func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try put(value, key) }
        func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try put(value, key) }
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

    private struct Items: UnkeyedEncodingContainer {
        let node: JSONNode
        var codingPath: [any CodingKey] { [] }
        var count: Int { node.count }

        func encodeNil() { _ = node.appendItem() }
        func encode(_ value: some Encodable) throws { try node.appendItem().write(value) }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type
        ) -> KeyedEncodingContainer<Nested> {
            node.appendItem().container(keyedBy: type)
        }

        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
            node.appendItem().unkeyedContainer()
        }

        func superEncoder() -> any Encoder { node.appendItem() }
    }

    private struct Single: SingleValueEncodingContainer {
        let node: JSONNode
        var codingPath: [any CodingKey] { [] }

        func encodeNil() { node.content = .scalar(.null) }
        func encode(_ value: some Encodable) throws { try node.write(value) }
    }
}
