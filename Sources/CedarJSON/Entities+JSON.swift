public import Cedar

extension Entities {
    /// Reads entities from a JSON array.
    ///
    /// - Throws: What is wrong with the text, its content, or the entities together.
    public init(json text: String) throws(JSONError) {
        let entities = try JSON(parsing: text).array { element throws(JSONError) in
            try Entity(json: element)
        }
        do throws(EntityError) {
            try self.init(entities)
        } catch {
            throw .entities(error)
        }
    }
}

extension Entity {
    /// Reads an entity from an object with `uid`, `attrs`, `parents` and, optionally, `tags`.
    init(json: JSON) throws(JSONError) {
        let reader = ValueReader()
        let uid = try json.field("uid") { value throws(JSONError) in try reader.uid(value) }
        let parents = try json.field("parents") { value throws(JSONError) in
            try value.array { parent throws(JSONError) in try reader.uid(parent) }
        }
        if uid.entityType.isAction, let stranger = parents.first(where: { !$0.entityType.isAction })
        {
            throw .content("The parent \(stranger) of an action is not an action.")
        }
        let attributes = try json.field("attrs") { value throws(JSONError) in
            try reader.record(value)
        }
        var tags = Record()
        if json["tags"] != nil {
            tags = try json.field("tags") { value throws(JSONError) in try reader.record(value) }
        }
        self.init(uid: uid, attributes: attributes, parents: parents, tags: tags)
    }
}

extension JSON {
    /// Reads the value for `key`, which must be there.
    func field<Result>(
        _ key: Text, _ read: (JSON) throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        let value = try required(key)
        return try JSONError.inside(key.string) { () throws(JSONError) in try read(value) }
    }
}

extension Record {
    /// Reads a context from a JSON object.
    ///
    /// - Throws: What is wrong with the text or its content.
    public init(contextJSON text: String) throws(JSONError) {
        self = try ValueReader().record(try JSON(parsing: text))
    }
}
