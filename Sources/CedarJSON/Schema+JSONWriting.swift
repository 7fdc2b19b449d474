public import Cedar
package import JSON

extension Schema {
    /// The schema in Cedar's JSON form.
    ///
    /// - Parameter isPretty: Whether it goes over many lines, and not on one.
    /// - Returns: The JSON text.
    public func jsonText(isPretty: Bool = false) -> String { json.text(isPretty: isPretty) }

    package var json: JSONValue {
        JSONValue(declarations.namespaces.map { ($0.name, $0.json) })
    }
}

extension SchemaDeclarations.Namespace {
    fileprivate var json: JSONValue {
        var members: [(Text, JSONValue)] = []
        if !commonTypes.isEmpty {
            members.append(
                (
                    "commonTypes",
                    JSONValue(commonTypes.map { ($0.name, $0.type.json(noting: $0.annotations)) })
                ))
        }
        members.append(("entityTypes", JSONValue(entityTypes.map { ($0.name, $0.json) })))
        members.append(("actions", JSONValue(actions.map { ($0.id, $0.json) })))
        return JSONValue(members).noting(annotations)
    }
}

extension SchemaDeclarations.EntityKind {
    fileprivate var json: JSONValue {
        var members: [(Text, JSONValue)] = []
        switch body {
        case .enumerated(let ids):
            members.append(("enum", .array(ids.map { .string($0) })))
        case .standard(let parents, let shape, let tags):
            if !parents.isEmpty { members.append(("memberOfTypes", .array(parents.map(\.json)))) }
            if let shape { members.append(("shape", shape.json())) }
            if let tags { members.append(("tags", tags.json())) }
        }
        return JSONValue(members).noting(annotations)
    }
}

extension SchemaDeclarations.Action {
    fileprivate var json: JSONValue {
        var members: [(Text, JSONValue)] = []
        if !groups.isEmpty { members.append(("memberOf", .array(groups.map(\.json)))) }
        if let appliesTo { members.append(("appliesTo", appliesTo.json)) }
        return JSONValue(members).noting(annotations)
    }
}

extension SchemaDeclarations.AppliesTo {
    fileprivate var json: JSONValue {
        var members: [(Text, JSONValue)] = [
            ("principalTypes", .array(principals.map(\.json))),
            ("resourceTypes", .array(resources.map(\.json))),
        ]
        if let context { members.append(("context", context.json())) }
        return JSONValue(members)
    }
}

// MARK: - Names and types

extension ActionName {
    fileprivate var json: JSONValue {
        var members: [(Text, JSONValue)] = [("id", .string(id))]
        if let type { members.append(("type", .string(type))) }
        return JSONValue(members)
    }
}

extension TypeName {
    fileprivate var json: JSONValue { .string(path) }
}

extension TypeExpression {
    /// The type, with what an attribute or a declaration adds to it.
    fileprivate func json(
        isRequired: Bool = true, noting annotations: [Annotation] = []
    ) -> JSONValue {
        var members = self.members
        if !isRequired { members.append(("required", .bool(false))) }
        return JSONValue(members).noting(annotations)
    }

    private var members: [(Text, JSONValue)] {
        switch self {
        case .named(let name, .any): [("type", "EntityOrCommon"), ("name", name.json)]
        case .named(let name, .entity): [("type", "Entity"), ("name", name.json)]
        case .named(let name, .common): [("type", name.json)]
        case .set(let element): [("type", "Set"), ("element", element.json())]
        case .record(let attributes):
            [
                ("type", "Record"),
                (
                    "attributes",
                    JSONValue(
                        attributes.map {
                            (
                                $0.name,
                                $0.type.json(isRequired: $0.isRequired, noting: $0.annotations)
                            )
                        })
                ),
            ]
        }
    }
}

extension JSONValue {
    /// This object with the annotations of what it declares.
    fileprivate func noting(_ annotations: [Annotation]) -> JSONValue {
        guard !annotations.isEmpty, let members else { return self }
        let notes = annotations.map { ($0.name, $0.value.map { .string($0) } ?? JSONValue.null) }
        return .object(members + [Member("annotations", JSONValue(notes))])
    }
}
