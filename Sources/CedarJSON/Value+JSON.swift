public import Cedar
package import JSON

extension Value {
    /// The value with the escapes that make it readable without a schema.
    var json: JSONValue {
        switch self {
        case .bool(let bool): .bool(bool)
        case .long(let long): .number("\(long)")
        case .string(let text): .string(text)
        case .entity(let uid): JSONValue(("__entity", uid.json))
        case .set(let set): .array(set.elements.map(\.json))
        case .record(let record): record.json
        case .decimal(let decimal): Self.call("decimal", .string(Text("\(decimal)")))
        case .ipAddress(let address): Self.call("ip", .string(Text("\(address)")))
        case .datetime(let datetime): Self.json(of: datetime)
        case .duration(let duration): Self.call("duration", .string(Text("\(duration)")))
        }
    }

    private static func call(_ function: Text, _ argument: JSONValue) -> JSONValue {
        JSONValue(("__extn", JSONValue(("fn", .string(function)), ("arg", argument))))
    }

    private static func json(of datetime: Datetime) -> JSONValue {
        if let literal = datetime.literal { return call("datetime", .string(Text(literal))) }
        let arguments: [Value] = [
            .datetime(milliseconds: 0), .duration(milliseconds: datetime.milliseconds),
        ]
        return JSONValue(
            (
                "__extn",
                JSONValue(("fn", .string("offset")), ("args", .array(arguments.map(\.json))))
            ))
    }
}

extension Record {
    /// The record as an object.
    package var json: JSONValue { JSONValue(fields.map { ($0.name, $0.value.json) }) }
}

extension EntityUID {
    /// The name as an object with `type` and `id`.
    package var json: JSONValue {
        JSONValue(("type", .string(entityType.name)), ("id", .string(idText)))
    }
}

extension Entity {
    /// The entity as an object.
    package var json: JSONValue {
        var members: [(Text, JSONValue)] = [
            ("uid", uid.json), ("attrs", attributes.json),
            ("parents", .array(parents.sorted().map(\.json))),
        ]
        if !tags.isEmpty { members.append(("tags", tags.json)) }
        return JSONValue(members)
    }
}

extension Entities {
    /// The entities as a JSON array that reads as the same.
    ///
    /// - Parameter isPretty: Whether it goes over many lines, and not on one.
    /// - Returns: The JSON text.
    public func jsonText(isPretty: Bool = false) -> String { json.text(isPretty: isPretty) }

    package var json: JSONValue { .array(all.map(\.json)) }
}
