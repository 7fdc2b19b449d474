import Cedar
import JSON

/// Reads Cedar values of JSON.
///
/// Where a schema says which type is expected, entities and values of extension types may be
/// written without their escapes.
struct ValueReader {
    /// How many values are around the one to read.
    private var depth = 0

    /// Creates a reader of values that aren't inside others.
    init() {}

    /// Reads a value.
    func value(_ json: JSONValue, expecting type: ValueType? = nil) throws(JSONError) -> Value {
        if let value = try implicit(json, type) { return value }
        switch json {
        case .bool(let bool): return .bool(bool)
        case .string(let text): return .string(text)
        case .array: return .set(try elements(json, expecting: type))
        case .object(let members):
            if let value = try escaped(members) { return value }
            guard case .record(let type)? = type else { return .record(try record(json)) }
            return .record(try record(json, expecting: type))
        case .null: throw .content("There is no null in Cedar.")
        case .number(let number):
            guard let integer = json.integer else {
                throw .content("\(number) is not a whole number of 64 bits.")
            }
            return .long(integer)
        }
    }

    private func elements(_ json: JSONValue, expecting type: ValueType?) throws(JSONError)
        -> [Value]
    {
        var elementType: ValueType?
        if case .set(let type)? = type { elementType = type }
        let reader = try deeper()
        return try json.array { element throws(JSONError) in
            try reader.value(element, expecting: elementType)
        }
    }

    /// What reads the values inside.
    private func deeper() throws(JSONError) -> ValueReader {
        guard depth < Expression.maximumHeight else {
            throw .content("Too many values are inside one another.")
        }
        var reader = self
        reader.depth += 1
        return reader
    }

    /// Reads an object as a record, whatever its keys are.
    func record(_ json: JSONValue, expecting type: RecordType? = nil) throws(JSONError) -> Record {
        try record(json) { name in type?.attributes[name]?.type }
    }

    /// Reads an object as a record whose attributes have the given types.
    func record(_ json: JSONValue, _ type: (Text) -> ValueType?) throws(JSONError) -> Record {
        let reader = try deeper()
        let fields = try json.dictionary { name, value throws(JSONError) in
            Record.Field(name: name, value: try reader.value(value, expecting: type(name)))
        }
        guard let record = Record(fields) else { throw .content("A key is there twice.") }
        return record
    }

    /// Reads an object with `type` and `id`, which may be wrapped in `__entity`.
    func uid(_ json: JSONValue) throws(JSONError) -> EntityUID {
        let body = json["__entity"] ?? json
        let type = EntityType(try body.required("type").requiredText().string)
        guard type.isWellFormed else { throw .content("\(type.name.quoted) is not a type.") }
        return EntityUID(type, id: try body.required("id").requiredText())
    }
}

// MARK: - What needn't be escaped

extension ValueReader {
    /// Reads a value whose type is known from elsewhere, or returns `nil`.
    private func implicit(_ json: JSONValue, _ type: ValueType?) throws(JSONError) -> Value? {
        guard let type else { return nil }
        if case .entity = type {
            guard json["type"]?.text != nil, json["id"]?.text != nil else { return nil }
            return .entity(try uid(json))
        }
        guard let constructor = Self.constructor(of: type) else { return nil }
        if case .string = json { return try call(constructor, [json]) }
        return try call(json)
    }

    /// The function that makes values of an extension type.
    private static func constructor(of type: ValueType) -> Text? {
        switch type {
        case .decimal: "decimal"
        case .ipAddress: "ip"
        case .datetime: "datetime"
        case .duration: "duration"
        default: nil
        }
    }
}

// MARK: - Escapes

extension ValueReader {
    /// Reads an object with the single key `__entity` or `__extn`, or returns `nil`.
    private func escaped(_ members: [JSONValue.Member]) throws(JSONError) -> Value? {
        guard members.count == 1, let escape = members.first else { return nil }
        switch escape.name {
        case "__expr":
            throw .content("__expr is no longer part of Cedar.")
        case "__entity":
            guard escape.value["type"]?.text != nil, escape.value["id"]?.text != nil else {
                return nil
            }
            return .entity(try uid(escape.value))
        case "__extn":
            return try call(escape.value)
        default:
            return nil
        }
    }

    /// Calls the function of an object with `fn` and `arg` or `args`, or returns `nil`.
    private func call(_ json: JSONValue) throws(JSONError) -> Value? {
        guard let name = json["fn"]?.text,
            let arguments = json["arg"].map({ [$0] }) ?? json["args"]?.elements
        else { return nil }
        return try call(name, arguments)
    }

    private func call(_ name: Text, _ arguments: [JSONValue]) throws(JSONError) -> Value {
        guard let function = ExtensionFunction.named(name) else {
            throw .content("There is no function called \(name).")
        }
        let reader = try deeper()
        var values: [Value] = []
        for (index, argument) in arguments.enumerated() {
            let kind = index < function.parameters.count ? function.parameters[index] : nil
            values.append(try reader.value(argument, expecting: kind.flatMap { ValueType($0) }))
        }
        do throws(EvaluationError) {
            return try function(values)
        } catch {
            throw .content("\(error)")
        }
    }
}
