public import Cedar
package import JSON

extension Request {
    /// Reads a request from a JSON object with `principal`, `action`, `resource` and, if there is
    /// one, `context`.
    ///
    /// Entities are objects with `type` and `id`, or texts such as `Member::"ana"`. With a schema,
    /// values in the context whose types the action knows need no escapes.
    ///
    /// - Throws: What is wrong with the text or its content.
    public init(json text: String, schema: Schema? = nil) throws(JSONError) {
        try self.init(json: JSONValue(reading: text), schema: schema)
    }

    /// The request as a JSON object that reads as the same.
    ///
    /// - Parameter isPretty: Whether it goes over many lines, and not on one.
    /// - Returns: The JSON text.
    public func jsonText(isPretty: Bool = false) -> String {
        JSONValue(
            ("principal", principal.json), ("action", action.json), ("resource", resource.json),
            ("context", context.json)
        )
        .text(isPretty: isPretty)
    }

    package init(json: JSONValue, schema: Schema? = nil) throws(JSONError) {
        let action = try json.entity("action")
        let context = try json.optional("context") { context throws(JSONError) in
            try Record(contextJSON: context, for: action, schema: schema)
        }
        self.init(
            principal: try json.entity("principal"), action: action,
            resource: try json.entity("resource"), context: context ?? Record())
    }
}

extension JSONValue {
    /// Reads the entity for `key`, an object or a text.
    fileprivate func entity(_ key: String) throws(JSONError) -> EntityUID {
        try field(key) { value throws(JSONError) in
            guard let text = value.text else { return try ValueReader().uid(value) }
            do throws(SyntaxError) {
                return try EntityUID(parsing: text.string)
            } catch {
                throw .content("\(text.quoted) is not an entity such as Type::\"id\".")
            }
        }
    }
}
