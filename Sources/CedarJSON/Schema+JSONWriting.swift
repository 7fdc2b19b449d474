public import Cedar

extension Schema {
    /// The schema in Cedar's JSON form.
    public var json: JSON {
        JSON(declarations.namespaces.map { ($0.name, $0.json) })
    }
}

extension SchemaDeclarations.Namespace {
    fileprivate var json: JSON {
        var members: [(Text, JSON)] = []
        if !commonTypes.isEmpty {
            members.append(
                (
                    "commonTypes",
                    JSON(commonTypes.map { ($0.name, $0.type.json(noting: $0.annotations)) })
                ))
        }
        members.append(("entityTypes", JSON(entityTypes.map { ($0.name, $0.json) })))
        members.append(("actions", JSON(actions.map { ($0.id, $0.json) })))
        return JSON(members).noting(annotations)
    }
}

extension SchemaDeclarations.EntityKind {
    fileprivate var json: JSON {
        var members: [(Text, JSON)] = []
        switch body {
        case .enumerated(let ids):
            members.append(("enum", .array(ids.map { .string($0) })))
        case .standard(let parents, let shape, let tags):
            if !parents.isEmpty { members.append(("memberOfTypes", .array(parents.map(\.json)))) }
            if let shape { members.append(("shape", shape.json())) }
            if let tags { members.append(("tags", tags.json())) }
        }
        return JSON(members).noting(annotations)
    }
}

extension SchemaDeclarations.Action {
    fileprivate var json: JSON {
        var members: [(Text, JSON)] = []
        if !groups.isEmpty { members.append(("memberOf", .array(groups.map(\.json)))) }
        if let appliesTo { members.append(("appliesTo", appliesTo.json)) }
        return JSON(members).noting(annotations)
    }
}

extension SchemaDeclarations.AppliesTo {
    fileprivate var json: JSON {
        var members: [(Text, JSON)] = [
            ("principalTypes", .array(principals.map(\.json))),
            ("resourceTypes", .array(resources.map(\.json))),
        ]
        if let context { members.append(("context", context.json())) }
        return JSON(members)
    }
}

// MARK: - Names and types

extension ActionName {
    fileprivate var json: JSON {
        var members: [(Text, JSON)] = [("id", .string(id))]
        if let type { members.append(("type", .string(type))) }
        return JSON(members)
    }
}

extension TypeName {
    fileprivate var json: JSON { .string(path) }
}

extension TypeExpression {
    /// The type, with what an attribute or a declaration adds to it.
    fileprivate func json(
        isRequired: Bool = true, noting annotations: [Annotation] = []
    ) -> JSON {
        var members = self.members
        if !isRequired { members.append(("required", .bool(false))) }
        return JSON(members).noting(annotations)
    }

    private var members: [(Text, JSON)] {
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
                    JSON(
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

extension JSON {
    /// This object with the annotations of what it declares.
    fileprivate func noting(_ annotations: [Annotation]) -> JSON {
        guard !annotations.isEmpty, let members else { return self }
        let notes = annotations.map { ($0.name, $0.value.map { .string($0) } ?? JSON.null) }
        return .object(members + [Member("annotations", JSON(notes))])
    }
}
