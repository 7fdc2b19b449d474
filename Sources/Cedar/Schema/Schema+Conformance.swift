extension Schema {
    /// Checks that a request is one the schema allows for.
    ///
    /// - Throws: How the request differs.
    public func check(_ request: Request) throws(ConformanceError) {
        guard let action = actions[request.action] else { throw .unknownAction(request.action) }
        guard action.principals.contains(request.principal.entityType) else {
            throw .wrongPrincipal(request.principal.entityType)
        }
        guard action.resources.contains(request.resource.entityType) else {
            throw .wrongResource(request.resource.entityType)
        }
        try checkReference(request.principal)
        try checkReference(request.resource)
        try check(request.context, action.context)
    }

    /// Checks that an entity, which is no action, is one the schema allows for.
    ///
    /// - Throws: How the entity differs.
    public func check(_ entity: Entity) throws(ConformanceError) {
        let type = entity.uid.entityType
        guard let kind = entityTypes[type] else { throw .unknownType(type) }
        try checkReference(entity.uid)
        try check(entity.attributes, kind.attributes)
        for parent in entity.parents {
            guard kind.ids == nil, kind.ancestors.contains(parent.entityType) else {
                throw .forbiddenParent(parent)
            }
            try checkReference(parent)
        }
        guard let tags = kind.tags else {
            guard entity.tags.isEmpty else { throw .noTags }
            return
        }
        for tag in entity.tags.fields { try check(tag, tags) }
    }

    /// Checks that a reference is to an entity that can exist.
    private func checkReference(_ uid: EntityUID) throws(ConformanceError) {
        if let ids = entityTypes[uid.entityType]?.ids, !ids.contains(uid.idText) {
            throw .unlistedID(uid)
        }
        if uid.entityType.isAction, actions[uid] == nil { throw .unknownAction(uid) }
    }
}

// MARK: - Values

extension Schema {
    private func check(_ record: Record, _ type: RecordType) throws(ConformanceError) {
        for field in record.fields {
            guard let attribute = type.attributes[field.name] else {
                throw .undeclared(field.name)
            }
            try check(field, attribute.type)
        }
        for (name, attribute) in type.attributes where attribute.isRequired && record[name] == nil {
            throw .missing(name)
        }
    }

    private func check(_ field: Record.Field, _ type: ValueType) throws(ConformanceError) {
        do throws(ConformanceError) {
            try check(field.value, type)
        } catch {
            throw .inside(field.name, error)
        }
    }

    private func check(_ value: Value, _ type: ValueType) throws(ConformanceError) {
        switch (value, type) {
        case (.entity(let uid), .entity(let type)) where uid.entityType == type:
            try checkReference(uid)
        case (.set(let set), .set(let type)):
            for element in set.elements { try check(element, type) }
        case (.record(let record), .record(let type)):
            try check(record, type)
        default:
            guard ValueType(value.kind) == type else {
                throw .wrongType(expected: type, found: value.kind)
            }
        }
    }
}

// MARK: - Stores

extension Entities {
    /// Creates a store of `entities` and of the actions of `schema`.
    ///
    /// - Throws: `EntityError` when the entities don't make a store or differ from the schema.
    public init(_ entities: [Entity], conformingTo schema: Schema) throws(EntityError) {
        let store = try Entities(entities)
        for entity in entities {
            do throws(ConformanceError) {
                if entity.uid.entityType.isAction {
                    try schema.checkAction(entity, in: store)
                } else {
                    try schema.check(entity)
                }
            } catch {
                throw .nonconforming(entity.uid, error)
            }
        }
        let others = entities.filter { !$0.uid.entityType.isAction }
        try self.init(others + schema.actionEntities.all)
    }
}

extension Schema {
    /// Checks that an action is exactly as the schema has it.
    fileprivate func checkAction(_ entity: Entity, in store: Entities) throws(ConformanceError) {
        guard let declared = actionEntities[entity.uid] else { throw .unknownAction(entity.uid) }
        guard entity.attributes.isEmpty, entity.tags.isEmpty,
            store[entity.uid]?.ancestors == declared.ancestors
        else { throw .changedAction }
    }
}
