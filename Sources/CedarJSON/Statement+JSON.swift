import Cedar
import JSON

// MARK: - Writing

extension Statement {
    /// The policy or template in Cedar's JSON form.
    var json: JSONValue {
        var members: [(Text, JSONValue)] = [
            ("effect", .string(Text(effect.rawValue))),
            ("principal", principal.json),
            ("action", action.json),
            ("resource", resource.json),
            ("conditions", .array(conditions.map(\.json))),
        ]
        let notes = annotations.map { ($0.name, $0.value.map { .string($0) } ?? JSONValue.null) }
        if !notes.isEmpty { members.append(("annotations", JSONValue(notes))) }
        return JSONValue(members)
    }
}

extension Statement.Condition {
    fileprivate var json: JSONValue {
        JSONValue(("kind", .string(Text(kind.rawValue))), ("body", body.json))
    }
}

extension ScopeClause {
    fileprivate var json: JSONValue {
        switch self {
        case .any: JSONValue(("op", "All"))
        case .equal(let reference): JSONValue(("op", "=="), reference.member)
        case .in(let reference): JSONValue(("op", "in"), reference.member)
        case .isType(let type): JSONValue(("op", "is"), ("entity_type", .string(type.name)))
        case .isTypeIn(let type, let reference):
            JSONValue(
                ("op", "is"), ("entity_type", .string(type.name)),
                ("in", JSONValue(reference.member)))
        }
    }
}

extension EntityReference {
    fileprivate var member: (Text, JSONValue) {
        switch self {
        case .entity(let uid): ("entity", uid.json)
        case .slot(let slot): ("slot", .string(slot.text))
        }
    }
}

extension Slot {
    /// The slot as it is written.
    var text: Text { Text("?\(rawValue)") }

    /// Reads a slot.
    init(_ text: Text) throws(JSONError) {
        guard let slot = Slot.allCases.first(where: { $0.text == text }) else {
            throw .content("There is no slot \(text.quoted).")
        }
        self = slot
    }
}

extension ActionClause {
    fileprivate var json: JSONValue {
        switch self {
        case .any: JSONValue(("op", "All"))
        case .equal(let uid): JSONValue(("op", "=="), ("entity", uid.json))
        case .in(let uid): JSONValue(("op", "in"), ("entity", uid.json))
        case .inAny(let uids): JSONValue(("op", "in"), ("entities", .array(uids.map(\.json))))
        }
    }
}

// MARK: - Reading

extension Statement {
    /// Reads a policy or template from its JSON form.
    init(json: JSONValue) throws(JSONError) {
        try json.only(["effect", "principal", "action", "resource", "conditions", "annotations"])
        guard let effect = Effect(rawValue: try json.required("effect").requiredText().string)
        else {
            throw .content("effect must be \"permit\" or \"forbid\".")
        }
        self.init(effect: effect)
        annotations = try json.annotations()
        principal = try json.field("principal") { clause throws(JSONError) in
            try ScopeClause(json: clause, for: .principal)
        }
        action = try json.field("action") { clause throws(JSONError) in
            try ActionClause(json: clause)
        }
        resource = try json.field("resource") { clause throws(JSONError) in
            try ScopeClause(json: clause, for: .resource)
        }
        conditions = try json.field("conditions") { conditions throws(JSONError) in
            try conditions.array { condition throws(JSONError) in try Condition(json: condition) }
        }
        text = description
    }
}

extension Statement.Condition {
    fileprivate init(json: JSONValue) throws(JSONError) {
        try json.only(["kind", "body"])
        guard let kind = Kind(rawValue: try json.required("kind").requiredText().string) else {
            throw .content("kind must be \"when\" or \"unless\".")
        }
        let body = try json.field("body") { body throws(JSONError) in try Expression(json: body) }
        self.init(kind: kind, body: body)
    }
}

extension ScopeClause {
    fileprivate init(json: JSONValue, for slot: Slot) throws(JSONError) {
        switch try json.required("op").requiredText() {
        case "All": self = .any
        case "==": self = .equal(try EntityReference(json: json, for: slot))
        case "in": self = .in(try EntityReference(json: json, for: slot))
        case "is":
            let type = try json.entityType("entity_type")
            let group = try json.optional("in") { group throws(JSONError) in
                try EntityReference(json: group, for: slot)
            }
            self = group.map { .isTypeIn(type, $0) } ?? .isType(type)
        case let other: throw .content("\(other.quoted) can't be in a scope.")
        }
    }
}

extension EntityReference {
    fileprivate init(json: JSONValue, for slot: Slot) throws(JSONError) {
        guard let name = json["slot"] else {
            self = .entity(try json.uid("entity"))
            return
        }
        guard json["entity"] == nil, try Slot(name.requiredText()) == slot else {
            throw .content("Only \(slot.text) can be here.")
        }
        self = .slot(slot)
    }
}

extension ActionClause {
    fileprivate init(json: JSONValue) throws(JSONError) {
        switch (try json.required("op").requiredText(), json["entities"]) {
        case ("All", _): self = .any
        case ("==", _): self = .equal(try json.uid("entity"))
        case ("in", nil): self = .in(try json.uid("entity"))
        case ("in", let entities?):
            self = .inAny(
                try JSONError.inside("entities") { () throws(JSONError) in
                    try entities.array { uid throws(JSONError) in try ValueReader().uid(uid) }
                })
        case (let other, _): throw .content("\(other.quoted) can't be in the action's scope.")
        }
        guard mentioned.allSatisfy(\.entityType.isAction) else {
            throw .content("An action's type must be Action.")
        }
    }
}

extension JSONValue {
    /// Reads the entity for `key`.
    fileprivate func uid(_ key: String) throws(JSONError) -> EntityUID {
        try field(key) { uid throws(JSONError) in try ValueReader().uid(uid) }
    }
}
