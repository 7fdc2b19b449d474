import Cedar

/// Reads Cedar values of JSON.
struct ValueReader {
    /// Reads any value.
    func value(_ json: JSON) throws(JSONError) -> Value {
        switch json {
        case .bool(let bool): return .bool(bool)
        case .string(let text): return .string(text)
        case .array: return .set(try json.array { element throws(JSONError) in try value(element) })
        case .object(let members):
            if let value = try escaped(members) { return value }
            return .record(try record(json))
        case .null: throw .content("There is no null in Cedar.")
        case .number(let number):
            guard let integer = json.integer else {
                throw .content("\(number) is not a whole number of 64 bits.")
            }
            return .long(integer)
        }
    }

    /// Reads an object as a record, whatever its keys are.
    func record(_ json: JSON) throws(JSONError) -> Record {
        guard let members = json.members else {
            throw .content("Expected an object, found \(json.label).")
        }
        var fields: [Record.Field] = []
        for member in members {
            let field = try JSONError.inside(member.key.string) { () throws(JSONError) in
                Record.Field(name: member.key, value: try value(member.value))
            }
            fields.append(field)
        }
        guard let record = Record(fields) else { throw .content("A key is there twice.") }
        return record
    }

    /// Reads an object with `type` and `id`, which may be wrapped in `__entity`.
    func uid(_ json: JSON) throws(JSONError) -> EntityUID {
        let body = json["__entity"] ?? json
        let type = EntityType(try body.required("type").string().string)
        guard type.isWellFormed else { throw .content("\(type.name.quoted) is not a type.") }
        return EntityUID(type, id: try body.required("id").string())
    }
}

// MARK: - Escapes

extension ValueReader {
    /// Reads an object with the single key `__entity` or `__extn`, or returns `nil`.
    private func escaped(_ members: [JSON.Member]) throws(JSONError) -> Value? {
        guard members.count == 1, let escape = members.first else { return nil }
        switch escape.key {
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
    private func call(_ json: JSON) throws(JSONError) -> Value? {
        guard let name = json["fn"]?.text,
            let arguments = json["arg"].map({ [$0] }) ?? json["args"]?.elements
        else { return nil }
        guard let function = ExtensionFunction.named(name) else {
            throw .content("There is no function called \(name).")
        }
        let values = try JSON.array(arguments).array { argument throws(JSONError) in
            try value(argument)
        }
        do throws(EvaluationError) {
            return try function(values)
        } catch {
            throw .content("\(error)")
        }
    }
}
