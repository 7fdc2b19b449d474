extension Schema: CustomStringConvertible {
    /// The schema in Cedar's own notation.
    public var description: String { declarations.description }
}

extension SchemaDeclarations: CustomStringConvertible {
    /// The declarations in Cedar's own notation.
    package var description: String {
        var writer = SchemaWriter(taken: Set(namespaces.flatMap(\.typeNames)))
        for namespace in namespaces { writer.write(namespace) }
        return writer.text
    }
}

extension SchemaDeclarations.Namespace {
    fileprivate var typeNames: [Text] {
        entityTypes.map(\.name) + commonTypes.map(\.name)
    }
}

/// Writes schemas, with one attribute a line.
private struct SchemaWriter {
    /// The names that mean something else than the built-in type they could mean.
    let taken: Set<Text>
    private(set) var text = ""
    private var depth = 0

    init(taken: Set<Text>) {
        self.taken = taken
    }

    mutating func write(_ namespace: SchemaDeclarations.Namespace) {
        guard namespace.name != "" else { return writeBody(of: namespace) }
        write(namespace.annotations)
        line("namespace \(namespace.name) {")
        depth += 1
        writeBody(of: namespace)
        depth -= 1
        line("}")
    }

    private mutating func writeBody(of namespace: SchemaDeclarations.Namespace) {
        for type in namespace.commonTypes {
            write(type.annotations)
            line("type \(type.name) = \(expression(type.type));")
        }
        for kind in namespace.entityTypes { write(kind) }
        for action in namespace.actions { write(action) }
    }

    private mutating func write(_ kind: SchemaDeclarations.EntityKind) {
        write(kind.annotations)
        switch kind.body {
        case .enumerated(let ids):
            line("entity \(kind.name) enum [\(ids.map(\.quoted).joined(separator: ", "))];")
        case .standard(let parents, let shape, let tags):
            let group = parents.isEmpty ? "" : " in \(list(parents))"
            let shape = shape.map { " = \(expression($0))" } ?? ""
            let tags = tags.map { " tags \(expression($0))" } ?? ""
            line("entity \(kind.name)\(group)\(shape)\(tags);")
        }
    }

    private mutating func write(_ action: SchemaDeclarations.Action) {
        write(action.annotations)
        let groups = action.groups.map { group in
            group.type.map { "\($0)::\(group.id.quoted)" } ?? name(group.id)
        }
        let group = groups.isEmpty ? "" : " in [\(groups.joined(separator: ", "))]"
        line("action \(name(action.id))\(group)\(appliesTo(action.appliesTo));")
    }

    /// What comes after an action's groups; nothing when it applies to nothing.
    private func appliesTo(_ body: SchemaDeclarations.AppliesTo?) -> String {
        guard let body, !body.principals.isEmpty, !body.resources.isEmpty else { return "" }
        var clauses = ["principal: \(list(body.principals))", "resource: \(list(body.resources))"]
        if let context = body.context {
            clauses.append("context: \(expression(context, depth: depth + 1))")
        }
        return " appliesTo \(block(clauses, depth: depth))"
    }
}

// MARK: - Types

extension SchemaWriter {
    private func expression(_ type: TypeExpression, depth: Int? = nil) -> String {
        let depth = depth ?? self.depth
        switch type {
        case .named(let name, _): return short(name.path).string
        case .set(let element): return "Set<\(expression(element, depth: depth))>"
        case .record(let attributes):
            let lines = attributes.map { attribute in
                let notes = attribute.annotations.map { "\($0) " }.joined()
                let mark = attribute.isRequired ? "" : "?"
                let type = expression(attribute.type, depth: depth + 1)
                return "\(notes)\(name(attribute.name))\(mark): \(type)"
            }
            return block(lines, depth: depth)
        }
    }

    /// `__cedar::Long` as `Long`, unless that is something else here.
    private func short(_ path: Text) -> Text {
        let prefix = "__cedar::"
        guard path.string.hasPrefix(prefix) else { return path }
        let name = Text(path.string.dropFirst(prefix.count))
        return taken.contains(name) ? path : name
    }

    private func list(_ names: [TypeName]) -> String {
        "[\(names.map { short($0.path).string }.joined(separator: ", "))]"
    }

    private func name(_ text: Text) -> String {
        text.isIdentifier ? text.string : text.quoted
    }
}

// MARK: - Lines

extension SchemaWriter {
    private mutating func line(_ line: String) {
        text += indentation(depth) + line + "\n"
    }

    private mutating func write(_ annotations: [Annotation]) {
        for annotation in annotations { line("\(annotation)") }
    }

    private func block(_ lines: [String], depth: Int) -> String {
        guard !lines.isEmpty else { return "{}" }
        let body = lines.map { "\(indentation(depth + 1))\($0),\n" }.joined()
        return "{\n\(body)\(indentation(depth))}"
    }

    private func indentation(_ depth: Int) -> String {
        String(repeating: "    ", count: depth)
    }
}
