public import Cedar
package import JSON

extension Entities {
    /// Reads entities from a JSON array.
    ///
    /// With a schema, values of known types need no escapes, entities must be as the schema has
    /// them, and its actions are added.
    ///
    /// - Throws: What is wrong with the text, its content, or the entities together.
    public init(json text: String, schema: Schema? = nil) throws(JSONError) {
        let entities = try JSONValue(reading: text).array { element throws(JSONError) in
            try Entity(json: element, schema: schema)
        }
        do throws(EntityError) {
            if let schema {
                try self.init(entities, conformingTo: schema)
            } else {
                try self.init(entities)
            }
        } catch {
            throw .entities(error)
        }
    }
}

extension Entity {
    /// Reads an entity from an object with `uid`, `attrs`, `parents` and, optionally, `tags`.
    package init(json: JSONValue, schema: Schema? = nil) throws(JSONError) {
        let reader = ValueReader()
        let uid = try json.field("uid") { value throws(JSONError) in try reader.uid(value) }
        let parents = try json.field("parents") { value throws(JSONError) in
            try value.array { parent throws(JSONError) in try reader.uid(parent) }
        }
        if uid.entityType.isAction, let stranger = parents.first(where: { !$0.entityType.isAction })
        {
            throw .content("The parent \(stranger) of an action is not an action.")
        }
        let kind = schema?.entityTypes[uid.entityType]
        let attributes = try json.field("attrs") { value throws(JSONError) in
            try reader.record(value, expecting: kind?.attributes)
        }
        let tags = try json.optional("tags") { value throws(JSONError) in
            try reader.record(value) { _ in kind?.tags }
        }
        self.init(uid: uid, attributes: attributes, parents: parents, tags: tags ?? Record())
    }
}

extension JSONValue {
    /// Reads the value for `key`, which must be there.
    func field<Result>(
        _ key: String, _ read: (JSONValue) throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        let value = try required(key)
        return try JSONError.inside(key) { () throws(JSONError) in try read(value) }
    }
}

extension Record {
    /// Reads a context from a JSON object.
    ///
    /// With a schema, values of the types that `action` has in its context need no escapes.
    ///
    /// - Throws: What is wrong with the text or its content.
    public init(
        contextJSON text: String, for action: EntityUID? = nil, schema: Schema? = nil
    ) throws(JSONError) {
        try self.init(contextJSON: JSONValue(reading: text), for: action, schema: schema)
    }

    /// Reads a context from a JSON value, which must be an object.
    package init(
        contextJSON json: JSONValue, for action: EntityUID? = nil, schema: Schema? = nil
    ) throws(JSONError) {
        let type = action.flatMap { schema?.actions[$0]?.context }
        self = try ValueReader().record(json, expecting: type)
    }
}
