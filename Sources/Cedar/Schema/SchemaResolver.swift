/// Finds out what the names in a schema stand for.
struct SchemaResolver {
    private typealias Declared<Declaration> = (
        namespace: SchemaDeclarations.Namespace, declaration: Declaration
    )
    private typealias Resolved = (type: ValueType, height: Int)

    private var kinds: [EntityType: Declared<SchemaDeclarations.EntityKind>] = [:]
    private var commons: [EntityType: Declared<SchemaDeclarations.CommonType>] = [:]
    private var acts: [EntityUID: Declared<SchemaDeclarations.Action>] = [:]
    private var actionTypes: Set<EntityType> = []
    private var resolved: [EntityType: Resolved] = [:]
    private var open: Set<EntityType> = []

    /// Collects the names that are declared, each of which may be there only once.
    init(_ declarations: SchemaDeclarations) throws(SchemaProblem) {
        var names: Set<Text> = []
        for namespace in declarations.namespaces {
            guard names.insert(namespace.name).inserted else {
                throw problem("there is already a namespace \(namespace.name)", at: namespace.range)
            }
            try collect(namespace)
        }
        for namespace in declarations.namespaces where namespace.name != "" {
            try checkShadowing(in: namespace)
        }
        for path in commons.keys.sorted() { _ = try common(path, at: 0..<0) }
    }

    private func problem(_ message: String, at range: Range<Int>) -> SchemaProblem {
        SchemaProblem(message: message, range: range)
    }
}

// MARK: - Collecting names

extension SchemaResolver {
    private static let forbiddenCommonNames: Set<Text> = [
        "Bool", "Boolean", "Entity", "Extension", "Long", "Record", "Set", "String",
    ]

    private mutating func collect(_ namespace: SchemaDeclarations.Namespace) throws(SchemaProblem) {
        for kind in namespace.entityTypes {
            guard kind.name != "Action" else {
                throw problem("an entity type can't be called Action", at: kind.range)
            }
            let path = namespace.path(of: kind.name)
            guard kinds.updateValue((namespace, kind), forKey: path) == nil else {
                throw problem("there is already an entity type \(path)", at: kind.range)
            }
        }
        for common in namespace.commonTypes {
            guard !Self.forbiddenCommonNames.contains(common.name) else {
                throw problem("a type can't be called \(common.name)", at: common.range)
            }
            let path = namespace.path(of: common.name)
            guard commons.updateValue((namespace, common), forKey: path) == nil else {
                throw problem("there is already a type \(path)", at: common.range)
            }
        }
        for action in namespace.actions {
            let uid = EntityUID(namespace.path(of: "Action"), id: action.id)
            actionTypes.insert(uid.entityType)
            guard acts.updateValue((namespace, action), forKey: uid) == nil else {
                throw problem("there is already an action \(uid)", at: action.range)
            }
        }
    }

    /// Refuses names in a namespace that could be taken for ones outside.
    private func checkShadowing(
        in namespace: SchemaDeclarations.Namespace
    ) throws(SchemaProblem) {
        let names =
            namespace.entityTypes.map { ($0.name, $0.range) }
            + namespace.commonTypes.map { ($0.name, $0.range) }
        for (name, range) in names
        where kinds[EntityType(name.string)] != nil || commons[EntityType(name.string)] != nil {
            throw problem("\(name) is also declared outside of any namespace", at: range)
        }
        for action in namespace.actions where acts[EntityUID("Action", id: action.id)] != nil {
            throw problem(
                "\(action.id.quoted) is also declared outside of any namespace", at: action.range)
        }
    }
}

// MARK: - Entity types

extension SchemaResolver {
    /// The entity types there are.
    mutating func entityTypes() throws(SchemaProblem) -> [EntityType: Schema.EntityKind] {
        var parents: [EntityType: [EntityType]] = [:]
        for (path, (namespace, kind)) in kinds.sorted(by: { $0.key < $1.key }) {
            guard case .standard(let names, _, _) = kind.body else { continue }
            for name in names {
                parents[path, default: []].append(try entityType(name, in: namespace))
            }
        }
        var result: [EntityType: Schema.EntityKind] = [:]
        for (path, (namespace, kind)) in kinds.sorted(by: { $0.key < $1.key }) {
            result[path] = try entityKind(
                kind, in: namespace, ancestors: Self.reachable(from: path, by: parents))
        }
        return result
    }

    private mutating func entityKind(
        _ kind: SchemaDeclarations.EntityKind, in namespace: SchemaDeclarations.Namespace,
        ancestors: Set<EntityType>
    ) throws(SchemaProblem) -> Schema.EntityKind {
        switch kind.body {
        case .enumerated(let ids):
            return Schema.EntityKind(
                attributes: RecordType(), tags: nil, ancestors: ancestors, ids: Set(ids))
        case .standard(_, let shape, let tags):
            let attributes = try shape.map { shape throws(SchemaProblem) in
                try record(shape, in: namespace, at: kind.range)
            }
            let tags = try tags.map { tags throws(SchemaProblem) in
                try resolve(tags, in: namespace).type
            }
            return Schema.EntityKind(
                attributes: attributes ?? RecordType(), tags: tags, ancestors: ancestors, ids: nil)
        }
    }

    private static func reachable(
        from start: EntityType, by parents: [EntityType: [EntityType]]
    ) -> Set<EntityType> {
        var reached: Set<EntityType> = []
        var pending = parents[start] ?? []
        while let type = pending.popLast() {
            if reached.insert(type).inserted { pending += parents[type] ?? [] }
        }
        return reached
    }

    private func entityType(
        _ name: TypeName, in namespace: SchemaDeclarations.Namespace
    ) throws(SchemaProblem) -> EntityType {
        for path in candidates(for: name.path, in: namespace) where kinds[path] != nil {
            return path
        }
        throw problem("there is no entity type \(name.path)", at: name.range)
    }
}

// MARK: - Types

extension SchemaResolver {
    /// What an unqualified name can stand for: something near, or something outside.
    private func candidates(
        for name: Text, in namespace: SchemaDeclarations.Namespace
    ) -> [EntityType] {
        let outside = EntityType(name.string)
        guard namespace.name != "", !name.string.utf8.contains(UInt8(ascii: ":")) else {
            return [outside]
        }
        return [namespace.path(of: name), outside]
    }

    private mutating func resolve(
        _ expression: TypeExpression, in namespace: SchemaDeclarations.Namespace
    ) throws(SchemaProblem) -> Resolved {
        switch expression {
        case .named(let name, let meaning):
            return try type(name, meaning, in: namespace)
        case .set(let element):
            let element = try resolve(element, in: namespace)
            return (.set(element.type), element.height + 1)
        case .record(let declared):
            var attributes: [Text: RecordType.Attribute] = [:]
            var height = 0
            for attribute in declared {
                let resolved = try resolve(attribute.type, in: namespace)
                height = max(height, resolved.height)
                attributes[attribute.name] = RecordType.Attribute(
                    resolved.type, isRequired: attribute.isRequired)
            }
            return (.record(RecordType(attributes)), height + 1)
        }
    }

    private mutating func type(
        _ name: TypeName, _ meaning: TypeExpression.Meaning,
        in namespace: SchemaDeclarations.Namespace
    ) throws(SchemaProblem) -> Resolved {
        for path in candidates(for: name.path, in: namespace) {
            if meaning != .entity {
                if commons[path] != nil { return try common(path, at: name.range) }
                if let type = builtIn(path) { return (type, 1) }
            }
            if meaning != .common, kinds[path] != nil || actionTypes.contains(path) {
                return (.entity(path), 1)
            }
        }
        throw problem("there is no type \(name.path)", at: name.range)
    }

    private func builtIn(_ path: EntityType) -> ValueType? {
        guard kinds[path] == nil else { return nil }
        let prefix = "__cedar::"
        let name = path.name.string
        return ValueType.builtIn[
            name.hasPrefix(prefix) ? Text(name.dropFirst(prefix.count)) : path.name]
    }

    private mutating func common(
        _ path: EntityType, at range: Range<Int>
    ) throws(SchemaProblem) -> Resolved {
        if let known = resolved[path] { return known }
        guard let (namespace, declaration) = commons[path] else {
            throw problem("there is no type \(path)", at: range)
        }
        guard open.insert(path).inserted else {
            throw problem("the type \(path) is part of itself", at: declaration.range)
        }
        guard open.count <= Expression.maximumHeight else {
            throw problem("too many types are inside one another", at: declaration.range)
        }
        let result = try resolve(declaration.type, in: namespace)
        guard result.height <= Expression.maximumHeight else {
            throw problem("too many types are inside one another", at: declaration.range)
        }
        open.remove(path)
        resolved[path] = result
        return result
    }

    private mutating func record(
        _ expression: TypeExpression, in namespace: SchemaDeclarations.Namespace,
        at range: Range<Int>
    ) throws(SchemaProblem) -> RecordType {
        guard case .record(let record) = try resolve(expression, in: namespace).type else {
            throw problem("this must be a record", at: range)
        }
        return record
    }
}

// MARK: - Actions

extension SchemaResolver {
    /// The actions there are.
    mutating func actions() throws(SchemaProblem) -> [EntityUID: Schema.Action] {
        var result: [EntityUID: Schema.Action] = [:]
        for (uid, (namespace, action)) in acts.sorted(by: { $0.key < $1.key }) {
            var principals: [EntityType] = []
            for name in action.appliesTo?.principals ?? [] {
                principals.append(try entityType(name, in: namespace))
            }
            var resources: [EntityType] = []
            for name in action.appliesTo?.resources ?? [] {
                resources.append(try entityType(name, in: namespace))
            }
            let context = try action.appliesTo?.context.map { context throws(SchemaProblem) in
                try record(context, in: namespace, at: action.range)
            }
            result[uid] = Schema.Action(
                principals: principals, resources: resources, context: context ?? RecordType())
        }
        return result
    }

    /// The actions as entities, each in its groups.
    func actionEntities() throws(SchemaProblem) -> Entities {
        var entities: [Entity] = []
        for (uid, (namespace, action)) in acts.sorted(by: { $0.key < $1.key }) {
            var groups: [EntityUID] = []
            for group in action.groups { groups.append(try self.group(group, in: namespace)) }
            entities.append(Entity(uid, parents: groups))
        }
        do throws(EntityError) {
            return try Entities(entities)
        } catch {
            throw problem("the actions are in a circle: \(error)", at: 0..<0)
        }
    }

    private func group(
        _ name: ActionName, in namespace: SchemaDeclarations.Namespace
    ) throws(SchemaProblem) -> EntityUID {
        for type in candidates(for: name.type ?? "Action", in: namespace) {
            let uid = EntityUID(type, id: name.id)
            if acts[uid] != nil { return uid }
        }
        throw problem("there is no action \(name.id.quoted)", at: name.range)
    }
}
