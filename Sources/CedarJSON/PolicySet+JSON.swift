public import Cedar
package import JSON

extension PolicySet {
    /// Reads policies, templates and links from a JSON object.
    ///
    /// - Throws: What is wrong with the text or its content.
    public init(json text: String) throws(JSONError) {
        let json = try JSONValue(reading: text)
        try json.only(["staticPolicies", "templates", "templateLinks"])
        self.init()
        for (id, statement) in try json.statements("staticPolicies") {
            guard statement.slots.isEmpty else {
                throw .content("\(id.text.quoted) has slots, so it belongs to the templates.")
            }
            try add(id) { insert(Policy(id: id, statement: statement)) }
        }
        for (id, statement) in try json.statements("templates") {
            try add(id) { insert(Template(id: id, statement: statement)) }
        }
        let links = try json.field("templateLinks") { links throws(JSONError) in
            try links.array { link throws(JSONError) in try Link(json: link) }
        }
        let named = Dictionary(uniqueKeysWithValues: templates.map { ($0.id, $0) })
        for link in links {
            let policy = try link.policy(of: named)
            try add(link.id) { insert(policy) }
        }
    }

    /// Reads a single policy or template, called `policy0`, from a JSON object.
    ///
    /// - Throws: What is wrong with the text or its content.
    public init(policyJSON text: String) throws(JSONError) {
        let statement = try Statement(json: try JSONValue(reading: text))
        self.init()
        if statement.slots.isEmpty {
            insert(Policy(id: "policy0", statement: statement))
        } else {
            insert(Template(id: "policy0", statement: statement))
        }
    }

    private func add(_ id: Policy.ID, _ insert: () -> Bool) throws(JSONError) {
        guard insert() else { throw .content("There are two policies called \(id.text.quoted).") }
    }

    /// The policies, templates and links as a JSON object.
    ///
    /// - Parameter isPretty: Whether it goes over many lines, and not on one.
    /// - Returns: The JSON text.
    /// - Throws: `JSONError.content` when an expression is so long or deep that it could not be
    ///   read again.
    public func jsonText(isPretty: Bool = false) throws(JSONError) -> String {
        try json().text(isPretty: isPretty)
    }

    package func json() throws(JSONError) -> JSONValue {
        let statements =
            policies.map { ($0.id, $0.statement) } + templates.map { ($0.id, $0.statement) }
        for (id, statement) in statements where statement.depthOfJSON > JSONValue.maximumDepth {
            throw .content("\(id.text.quoted) is too long for JSON.")
        }
        return JSONValue(
            (
                "staticPolicies",
                JSONValue(
                    policies.filter { $0.link == nil }.map { ($0.id.text, $0.statement.json) })
            ),
            ("templates", JSONValue(templates.map { ($0.id.text, $0.statement.json) })),
            ("templateLinks", .array(policies.compactMap(\.linkJSON))))
    }
}

extension Policy {
    fileprivate var linkJSON: JSONValue? {
        guard let link else { return nil }
        let entities = link.entities.sorted { $0.key.text < $1.key.text }
        return JSONValue(
            ("templateId", .string(link.template.text)), ("newId", .string(id.text)),
            ("values", JSONValue(entities.map { ($0.key.text, $0.value.json) })))
    }
}

extension Statement {
    /// How many values are inside one another in a set with this policy, at most.
    fileprivate var depthOfJSON: Int {
        6 + (conditions.map(\.body.depthOfJSON).max() ?? 0)
    }
}

// MARK: - Parts

/// How a template is linked.
private struct Link {
    let template: Policy.ID
    let id: Policy.ID
    let entities: [Slot: EntityUID]

    init(json: JSONValue) throws(JSONError) {
        try json.only(["templateId", "newId", "values"])
        template = Policy.ID(try json.required("templateId").requiredText().string)
        id = Policy.ID(try json.required("newId").requiredText().string)
        let pairs = try json.field("values") { values throws(JSONError) in
            try values.dictionary { slot, uid throws(JSONError) in
                (try Slot(slot), try ValueReader().uid(uid))
            }
        }
        entities = Dictionary(uniqueKeysWithValues: pairs)
    }

    /// The policy that the link makes of one of `templates`.
    func policy(of templates: [Policy.ID: Template]) throws(JSONError) -> Policy {
        do throws(PolicySetError) {
            guard let template = templates[template] else { throw .unknown(template) }
            return try template.linked(as: id, filling: entities)
        } catch {
            throw .content("\(error)")
        }
    }
}

extension JSONValue {
    fileprivate func statements(
        _ key: String
    ) throws(JSONError) -> [(id: Policy.ID, statement: Statement)] {
        try field(key) { policies throws(JSONError) in
            try policies.dictionary { id, policy throws(JSONError) in
                (Policy.ID(id.string), try Statement(json: policy))
            }
        }
    }
}
