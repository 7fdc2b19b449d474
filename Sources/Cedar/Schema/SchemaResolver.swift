/// Finds out what the names in a schema stand for, and notes what is wrong on the way.
struct SchemaResolver {
    private typealias Declared<Declaration> = (
        namespace: SchemaDeclarations.Namespace, declaration: Declaration
    )
    /// A type, how many types are inside one another in it, and how many there are in all.
    private typealias Resolved = (type: ValueType, height: Int, parts: Int)

    /// How far a common type has come.
    private enum Progress {
        case open
        case wrong
        case known(Resolved)
    }

    private(set) var problems: Set<SchemaProblem> = []
    private var kinds: [EntityType: Declared<SchemaDeclarations.EntityKind>] = [:]
    private var commons: [EntityType: Declared<SchemaDeclarations.CommonType>] = [:]
    private var acts: [EntityUID: Declared<SchemaDeclarations.Action>] = [:]
    private var actionTypes: Set<EntityType> = []
    private var progress: [EntityType: Progress] = [:]
    private var openCount = 0
    private var memberships = 0

    /// Types that double in size with each name of a type soon have more parts than a computer can
    /// count.
    private static let maximumParts = 100_000
    /// Everything is kept together with all that it is in, so a chain of types costs its square.
    private static let maximumMemberships = 250_000

    /// Collects the names that are declared, each of which may be there only once.
    init(_ declarations: SchemaDeclarations) {
        var names: Set<Text> = []
        for namespace in declarations.namespaces {
            if !names.insert(namespace.name).inserted {
                note("there is already a namespace \(namespace.name)", at: namespace.range)
            }
            collect(namespace)
        }
        for namespace in declarations.namespaces where namespace.name != "" {
            checkShadowing(in: namespace)
        }
        for path in commons.keys.sorted() { _ = common(path) }
    }

    private mutating func note(_ message: String, at range: Range<Int>) {
        problems.insert(SchemaProblem(message: message, range: range))
    }
}

// MARK: - Collecting names

extension SchemaResolver {
    private static let forbiddenCommonNames: Set<Text> = [
        "Bool", "Boolean", "Entity", "Extension", "Long", "Record", "Set", "String",
    ]

    private mutating func collect(_ namespace: SchemaDeclarations.Namespace) {
        for kind in namespace.entityTypes {
            if kind.name == "Action" {
                note("an entity type can't be called Action", at: kind.range)
            }
            let path = namespace.path(of: kind.name)
            if kinds.updateValue((namespace, kind), forKey: path) != nil {
                note("there is already an entity type \(path)", at: kind.range)
            }
        }
        for common in namespace.commonTypes {
            if Self.forbiddenCommonNames.contains(common.name) {
                note("a type can't be called \(common.name)", at: common.range)
            }
            let path = namespace.path(of: common.name)
            if commons.updateValue((namespace, common), forKey: path) != nil {
                note("there is already a type \(path)", at: common.range)
            }
        }
        for action in namespace.actions {
            let uid = EntityUID(namespace.path(of: "Action"), id: action.id)
            actionTypes.insert(uid.entityType)
            if acts.updateValue((namespace, action), forKey: uid) != nil {
                note("there is already an action \(uid)", at: action.range)
            }
        }
    }

    /// Refuses names in a namespace that could be taken for ones outside.
    private mutating func checkShadowing(in namespace: SchemaDeclarations.Namespace) {
        let names =
            namespace.entityTypes.map { ($0.name, $0.range) }
            + namespace.commonTypes.map { ($0.name, $0.range) }
        for (name, range) in names
        where kinds[EntityType(name.string)] != nil || commons[EntityType(name.string)] != nil {
            note("\(name) is also declared outside of any namespace", at: range)
        }
        for action in namespace.actions where acts[EntityUID("Action", id: action.id)] != nil {
            note("\(action.id.quoted) is also declared outside of any namespace", at: action.range)
        }
    }
}

// MARK: - Entity types

extension SchemaResolver {
    /// The entity types there are.
    mutating func entityTypes() -> [EntityType: Schema.EntityKind] {
        var parents: [EntityType: [EntityType]] = [:]
        for (path, (namespace, kind)) in kinds {
            guard case .standard(let names, _, _) = kind.body else { continue }
            parents[path] = entityTypes(names, in: namespace)
        }
        var result: [EntityType: Schema.EntityKind] = [:]
        for (path, (namespace, kind)) in kinds {
            let ancestors = reachable(from: path, by: parents, at: kind.range)
            result[path] = entityKind(kind, in: namespace, ancestors: ancestors)
        }
        return result
    }

    private mutating func entityKind(
        _ kind: SchemaDeclarations.EntityKind, in namespace: SchemaDeclarations.Namespace,
        ancestors: Set<EntityType>
    ) -> Schema.EntityKind {
        switch kind.body {
        case .enumerated(let ids):
            return Schema.EntityKind(
                attributes: RecordType(), tags: nil, ancestors: ancestors, ids: Set(ids))
        case .standard(_, let shape, let tags):
            let attributes = shape.map { record($0, in: namespace, at: kind.range) }
            let tags = tags.flatMap { whole($0, in: namespace, at: kind.range) }
            return Schema.EntityKind(
                attributes: attributes ?? RecordType(), tags: tags, ancestors: ancestors, ids: nil)
        }
    }

    /// Everything above `start`.
    private mutating func reachable<Node: Hashable>(
        from start: Node, by parents: [Node: [Node]], at range: Range<Int>
    ) -> Set<Node> {
        var reached: Set<Node> = []
        var pending = parents[start] ?? []
        while let node = pending.popLast(), memberships < Self.maximumMemberships {
            guard reached.insert(node).inserted else { continue }
            memberships += 1
            pending += parents[node] ?? []
        }
        if memberships == Self.maximumMemberships {
            note("too many types and actions are in one another", at: range)
        }
        return reached
    }

    private mutating func entityTypes(
        _ names: [TypeName], in namespace: SchemaDeclarations.Namespace
    ) -> [EntityType] {
        names.compactMap { name in
            let path = candidates(for: name.path, in: namespace).first { kinds[$0] != nil }
            if path == nil { note("there is no entity type \(name.path)", at: name.range) }
            return path
        }
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
    ) -> Resolved? {
        switch expression {
        case .named(let name, let meaning):
            return type(name, meaning, in: namespace)
        case .set(let element):
            guard let element = resolve(element, in: namespace) else { return nil }
            return (.set(element.type), element.height + 1, element.parts + 1)
        case .record(let declared):
            var attributes: [Text: RecordType.Attribute] = [:]
            var (height, parts) = (0, 1)
            var isWrong = false
            for attribute in declared {
                guard let resolved = resolve(attribute.type, in: namespace) else {
                    isWrong = true
                    continue
                }
                height = max(height, resolved.height)
                parts += resolved.parts
                attributes[attribute.name] = RecordType.Attribute(
                    resolved.type, isRequired: attribute.isRequired)
            }
            return isWrong ? nil : (.record(RecordType(attributes)), height + 1, parts)
        }
    }

    private mutating func type(
        _ name: TypeName, _ meaning: TypeExpression.Meaning,
        in namespace: SchemaDeclarations.Namespace
    ) -> Resolved? {
        for path in candidates(for: name.path, in: namespace) {
            if meaning != .entity {
                if commons[path] != nil { return common(path) }
                if let type = builtIn(path) { return (type, 1, 1) }
            }
            if meaning != .common, kinds[path] != nil || actionTypes.contains(path) {
                return (.entity(path), 1, 1)
            }
        }
        note("there is no type \(name.path)", at: name.range)
        return nil
    }

    private func builtIn(_ path: EntityType) -> ValueType? {
        guard kinds[path] == nil else { return nil }
        let prefix = "__cedar::"
        let name = path.name.string
        return ValueType.builtIn[
            name.hasPrefix(prefix) ? Text(name.dropFirst(prefix.count)) : path.name]
    }

    /// What a common type stands for, or `nil` when that is wrong, which is noted only once.
    private mutating func common(_ path: EntityType) -> Resolved? {
        guard let (namespace, declaration) = commons[path] else { return nil }
        switch progress[path] {
        case .known(let resolved): return resolved
        case .wrong: return nil
        case .open:
            note("the type \(path) is part of itself", at: declaration.range)
            return nil
        case nil: break
        }
        progress[path] = .open
        openCount += 1
        defer { openCount -= 1 }
        let resolved =
            openCount > Expression.maximumHeight
            ? tooDeep(at: declaration.range)
            : checked(resolve(declaration.type, in: namespace), at: declaration.range)
        progress[path] = resolved.map { .known($0) } ?? .wrong
        return resolved
    }

    private mutating func tooDeep(at range: Range<Int>) -> Resolved? {
        note("too many types are inside one another", at: range)
        return nil
    }

    private mutating func checked(_ resolved: Resolved?, at range: Range<Int>) -> Resolved? {
        guard let resolved else { return nil }
        guard resolved.height <= Expression.maximumHeight else { return tooDeep(at: range) }
        guard resolved.parts <= Self.maximumParts else {
            note("the type has more than \(Self.maximumParts) parts", at: range)
            return nil
        }
        return resolved
    }

    /// What a type that isn't part of another stands for.
    private mutating func whole(
        _ expression: TypeExpression, in namespace: SchemaDeclarations.Namespace,
        at range: Range<Int>
    ) -> ValueType? {
        checked(resolve(expression, in: namespace), at: range)?.type
    }

    private mutating func record(
        _ expression: TypeExpression, in namespace: SchemaDeclarations.Namespace,
        at range: Range<Int>
    ) -> RecordType {
        switch whole(expression, in: namespace, at: range) {
        case .record(let record)?: return record
        case nil: return RecordType()
        default:
            note("this must be a record", at: range)
            return RecordType()
        }
    }
}

// MARK: - Actions

extension SchemaResolver {
    /// The actions there are.
    mutating func actions() -> [EntityUID: Schema.Action] {
        var result: [EntityUID: Schema.Action] = [:]
        for (uid, (namespace, action)) in acts {
            let context = action.appliesTo?.context.map {
                record($0, in: namespace, at: action.range)
            }
            result[uid] = Schema.Action(
                principals: entityTypes(action.appliesTo?.principals ?? [], in: namespace),
                resources: entityTypes(action.appliesTo?.resources ?? [], in: namespace),
                context: context ?? RecordType())
        }
        return result
    }

    /// The actions as entities, each in its groups.
    mutating func actionEntities() -> Entities {
        var groups: [EntityUID: [EntityUID]] = [:]
        for (uid, (namespace, action)) in acts {
            groups[uid] = action.groups.compactMap { group($0, in: namespace) }
        }
        for (uid, (_, action)) in acts {
            let above = reachable(from: uid, by: groups, at: action.range)
            if above.contains(uid) { note("the action \(uid) is in itself", at: action.range) }
        }
        guard problems.isEmpty else { return Entities() }
        return (try? Entities(groups.map { Entity($0, parents: $1) })) ?? Entities()
    }

    private mutating func group(
        _ name: ActionName, in namespace: SchemaDeclarations.Namespace
    ) -> EntityUID? {
        let uids = candidates(for: name.type ?? "Action", in: namespace)
            .map { EntityUID($0, id: name.id) }
        let uid = uids.first { acts[$0] != nil }
        if uid == nil { note("there is no action \(name.id.quoted)", at: name.range) }
        return uid
    }
}
