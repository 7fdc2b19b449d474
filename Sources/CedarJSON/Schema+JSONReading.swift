public import Cedar
import JSON

extension Schema {
    /// Creates the schema that a JSON text has.
    ///
    /// - Throws: What is wrong with the text, its content, or the declarations together.
    public init(json text: String) throws(JSONError) {
        let declarations = try SchemaDeclarations(json: try JSONValue(reading: text))
        do throws(SchemaProblems) {
            try self.init(declarations)
        } catch {
            throw .content(error.problems.map(\.message).joined(separator: "; "))
        }
    }
}

extension SchemaDeclarations {
    init(json: JSONValue) throws(JSONError) {
        let namespaces = try json.dictionary { name, body throws(JSONError) in
            try Namespace(name: name, json: body)
        }
        self.init(namespaces: namespaces)
    }
}

extension SchemaDeclarations.Namespace {
    fileprivate init(name: Text, json: JSONValue) throws(JSONError) {
        guard name == "" || EntityType(name.string).isWellFormed else {
            throw .content("\(name.quoted) is not a namespace.")
        }
        try json.only(["entityTypes", "actions", "commonTypes", "annotations"])
        self.init(name: name)
        if json["annotations"] != nil, name == "" {
            throw .content("The empty namespace can't have annotations.")
        }
        annotations = try json.annotations()
        entityTypes = try json.field("entityTypes") { kinds throws(JSONError) in
            try kinds.dictionary { name, kind throws(JSONError) in
                try SchemaDeclarations.EntityKind(name: name, json: kind)
            }
        }
        actions = try json.field("actions") { actions throws(JSONError) in
            try actions.dictionary { id, action throws(JSONError) in
                try SchemaDeclarations.Action(id: id, json: action)
            }
        }
        commonTypes =
            try json.optional("commonTypes") { types throws(JSONError) in
                try types.dictionary { name, type throws(JSONError) in
                    try SchemaDeclarations.CommonType(name: name, json: type)
                }
            } ?? []
    }
}

// MARK: - Types

extension SchemaDeclarations.CommonType {
    fileprivate init(name: Text, json: JSONValue) throws(JSONError) {
        self.init(
            name: try name.checked(),
            type: try TypeExpression(json: json, besides: ["annotations"]),
            annotations: try json.annotations())
    }
}

extension SchemaDeclarations.EntityKind {
    fileprivate init(name: Text, json: JSONValue) throws(JSONError) {
        self.init(
            name: try name.checked(), body: try Body(json: json),
            annotations: try json.annotations())
    }
}

extension SchemaDeclarations.EntityKind.Body {
    fileprivate init(json: JSONValue) throws(JSONError) {
        if json["enum"] != nil {
            try json.only(["enum", "annotations"])
            let ids = try json.field("enum") { ids throws(JSONError) in
                try ids.array { id throws(JSONError) in try id.requiredText() }
            }
            guard !ids.isEmpty else { throw .content("An enum needs an id.") }
            self = .enumerated(ids)
            return
        }
        try json.only(["memberOfTypes", "shape", "tags", "annotations"])
        self = .standard(
            parents: try json.optional("memberOfTypes") { names throws(JSONError) in
                try names.array { name throws(JSONError) in try TypeName(json: name) }
            } ?? [],
            shape: try json.optional("shape") { shape throws(JSONError) in
                try TypeExpression(json: shape)
            },
            tags: try json.optional("tags") { tags throws(JSONError) in
                try TypeExpression(json: tags)
            })
    }
}

extension TypeName {
    fileprivate init(json: JSONValue) throws(JSONError) {
        let path = try json.requiredText()
        let prefix = "__cedar::"
        let rest = path.string.hasPrefix(prefix) ? Text(path.string.dropFirst(prefix.count)) : path
        guard EntityType(rest.string).isWellFormed else {
            throw .content("\(path.quoted) is not a name of a type.")
        }
        self.init(path)
    }
}

extension TypeExpression {
    private static let primitives: [Text: Text] = [
        "String": "__cedar::String", "Long": "__cedar::Long", "Boolean": "__cedar::Bool",
    ]

    /// Reads a type that has `depth` others around it.
    fileprivate init(
        json: JSONValue, besides extraKeys: Set<Text> = [], depth: Int = 0
    ) throws(JSONError) {
        guard depth < Expression.maximumHeight else {
            throw .content("Too many types are inside one another.")
        }
        let name = try json.required("type").requiredText()
        let keys = extraKeys.union(["type"])
        switch name {
        case "Set":
            try json.only(keys.union(["element"]))
            self = .set(
                try json.field("element") { element throws(JSONError) in
                    try TypeExpression(json: element, depth: depth + 1)
                })
        case "Record":
            try json.only(keys.union(["attributes", "additionalAttributes"]))
            let additional = json["additionalAttributes"]
            guard additional == nil || additional == .bool(false) else {
                throw .content("additionalAttributes can only be false.")
            }
            self = .record(
                try json.field("attributes") { attributes throws(JSONError) in
                    try attributes.dictionary { name, attribute throws(JSONError) in
                        try Attribute(name: name, json: attribute, depth: depth + 1)
                    }
                })
        case "Entity", "EntityOrCommon":
            try json.only(keys.union(["name"]))
            let reference = try json.field("name") { name throws(JSONError) in
                try TypeName(json: name)
            }
            self = .named(reference, name == "Entity" ? .entity : .any)
        case "Extension":
            try json.only(keys.union(["name"]))
            let extensionName = try json.required("name").requiredText()
            guard ["decimal", "ipaddr", "datetime", "duration"].contains(extensionName) else {
                throw .content("There is no extension type \(extensionName).")
            }
            self = .named(TypeName(Text("__cedar::\(extensionName)")), .common)
        default:
            try json.only(keys)
            if let primitive = Self.primitives[name] {
                self = .named(TypeName(primitive), .common)
            } else {
                self = .named(try TypeName(json: .string(name)), .common)
            }
        }
    }
}

extension TypeExpression.Attribute {
    fileprivate init(name: Text, json: JSONValue, depth: Int) throws(JSONError) {
        var isRequired = true
        if let required = json["required"] {
            guard case .bool(let bool) = required else {
                throw .content("required must be a boolean.")
            }
            isRequired = bool
        }
        self.init(
            name: name,
            type: try TypeExpression(
                json: json, besides: ["required", "annotations"], depth: depth),
            isRequired: isRequired, annotations: try json.annotations())
    }
}

// MARK: - Actions

extension SchemaDeclarations.Action {
    fileprivate init(id: Text, json: JSONValue) throws(JSONError) {
        try json.only(["memberOf", "appliesTo", "attributes", "annotations"])
        guard [nil, .null].contains(json["attributes"]) else {
            throw .content("Actions can't have attributes.")
        }
        let groups = try json.optional("memberOf", orNull: true) { groups throws(JSONError) in
            try groups.array { group throws(JSONError) in try ActionName(json: group) }
        }
        let appliesTo = try json.optional("appliesTo", orNull: true) { body throws(JSONError) in
            try SchemaDeclarations.AppliesTo(json: body)
        }
        self.init(
            id: id, groups: groups ?? [], appliesTo: appliesTo, annotations: try json.annotations())
    }
}

extension ActionName {
    fileprivate init(json: JSONValue) throws(JSONError) {
        try json.only(["id", "type"])
        let type = try json.optional("type") { type throws(JSONError) in
            try TypeName(json: type).path
        }
        self.init(type: type, id: try json.required("id").requiredText())
    }
}

extension SchemaDeclarations.AppliesTo {
    fileprivate init(json: JSONValue) throws(JSONError) {
        try json.only(["principalTypes", "resourceTypes", "context"])
        self.init(
            principals: try json.field("principalTypes") { names throws(JSONError) in
                try names.array { name throws(JSONError) in try TypeName(json: name) }
            },
            resources: try json.field("resourceTypes") { names throws(JSONError) in
                try names.array { name throws(JSONError) in try TypeName(json: name) }
            },
            context: try json.optional("context") { context throws(JSONError) in
                try TypeExpression(json: context)
            })
    }
}

// MARK: - Reading strictly

extension Text {
    /// The text, which must be a name that can be declared.
    fileprivate func checked() throws(JSONError) -> Text {
        guard isIdentifier else { throw .content("\(quoted) is not a name.") }
        return self
    }
}

extension JSONValue {
    /// Refuses an object with other keys.
    func only(_ keys: Set<Text>) throws(JSONError) {
        guard let members else { throw .content("Expected an object, found \(label).") }
        for member in members where !keys.contains(member.name) {
            throw .content("\(member.name.quoted) does not belong here.")
        }
    }

    /// Reads every member of an object.
    func dictionary<Item>(
        _ read: (Text, JSONValue) throws(JSONError) -> Item
    ) throws(JSONError) -> [Item] {
        guard let members else { throw .content("Expected an object, found \(label).") }
        var items: [Item] = []
        for member in members {
            let item = try JSONError.inside(member.key) { () throws(JSONError) in
                try read(member.name, member.value)
            }
            items.append(item)
        }
        return items
    }

    /// Reads the value for `key`, when it is there.
    func optional<Result>(
        _ key: String, orNull mayBeNull: Bool = false,
        _ read: (JSONValue) throws(JSONError) -> Result
    ) throws(JSONError) -> Result? {
        guard let value = self[key], !(mayBeNull && value == .null) else { return nil }
        return try JSONError.inside(key) { () throws(JSONError) in try read(value) }
    }

    /// Reads the annotations of a declaration.
    func annotations() throws(JSONError) -> [Annotation] {
        try optional("annotations") { annotations throws(JSONError) in
            try annotations.dictionary { name, value throws(JSONError) in
                guard Name.isIdentifier(name.string) else {
                    throw .content("\(name.quoted) is not a name.")
                }
                return Annotation(
                    name: name, value: value == .null ? nil : try value.requiredText())
            }
        } ?? []
    }
}
