extension Typechecker {
    /// `a.name`: the attribute must exist, and be there always or have been asked for.
    mutating func access(
        _ expression: Expression, _ subject: Expression, _ name: Text, _ known: Set<Capability>
    ) -> Typing {
        let typing = structure(expression, subject, known)
        guard let type = typing.type, let attributes = attributes(of: type) else {
            return Typing(isFailed: true)
        }
        guard let attribute = attributes[name] else {
            return fail(.unknownAttribute(name, of: type), at: expression, type: nil)
        }
        let capability = Capability(subject: subject, key: .attribute(name))
        guard attribute.isRequired || known.contains(capability) else {
            return fail(.unsafeAttribute(name, of: type), at: expression, type: attribute.type)
        }
        let reach = type.isRecord ? typing.reach.attribute(name) : typing.reach.next
        return Typing(type: attribute.type, reach: reach, isFailed: typing.isFailed)
    }

    /// `a has name`.
    mutating func presence(
        _ expression: Expression, _ subject: Expression, _ name: Text, _ known: Set<Capability>
    ) -> Typing {
        let typing = structure(expression, subject, known)
        guard let type = typing.type, let attributes = attributes(of: type) else {
            return Typing(type: .bool, isFailed: true)
        }
        guard let attribute = attributes[name] else {
            return Typing(type: .known(false), isFailed: typing.isFailed)
        }
        let capability = Capability(subject: subject, key: .attribute(name))
        let isCertain = known.contains(capability) || attribute.isRequired && type.isRecord
        return Typing(
            type: isCertain ? .known(true) : .bool,
            capabilities: typing.isFailed ? [] : [capability], isFailed: typing.isFailed)
    }

    private mutating func structure(
        _ expression: Expression, _ subject: Expression, _ known: Set<Capability>
    ) -> Typing {
        let typing = typing(of: subject, given: known, expecting: "a record or an entity") {
            $0.isRecord || $0.entityType != nil
        }
        if typing.type?.entityType != nil { look(at: typing, in: expression) }
        return typing
    }

    private func attributes(of type: ValueType) -> [Text: RecordType.Attribute]? {
        switch type {
        case .record(let record): record.attributes
        case .entity(let type): schema.entityTypes[type]?.attributes.attributes ?? [:]
        default: nil
        }
    }
}

// MARK: - Tags

extension Typechecker {
    /// `a.hasTag(b)`.
    mutating func tagPresence(
        _ expression: Expression, _ subject: Expression, _ name: Expression,
        _ known: Set<Capability>
    ) -> Typing {
        let (entity, isFailed) = tagOperands(expression, subject, name, known)
        guard let type = entity.type?.entityType else {
            return Typing(type: .bool, isFailed: isFailed)
        }
        guard schema.entityTypes[type]?.tags != nil else {
            return Typing(type: .known(false), isFailed: isFailed)
        }
        let capability = Capability(subject: subject, key: .tag(name))
        return Typing(
            type: known.contains(capability) ? .known(true) : .bool,
            capabilities: isFailed ? [] : [capability], isFailed: isFailed)
    }

    /// `a.getTag(b)`: the tag must have been asked for.
    mutating func tagAccess(
        _ expression: Expression, _ subject: Expression, _ name: Expression,
        _ known: Set<Capability>
    ) -> Typing {
        let (entity, isFailed) = tagOperands(expression, subject, name, known)
        guard let type = entity.type?.entityType else { return Typing(isFailed: true) }
        guard let tags = schema.entityTypes[type]?.tags else {
            return fail(.noTags(type), at: expression, type: nil)
        }
        guard known.contains(Capability(subject: subject, key: .tag(name))) else {
            return fail(.unsafeTag(of: type), at: expression, type: nil)
        }
        return Typing(type: tags, reach: entity.reach.next, isFailed: isFailed)
    }

    private mutating func tagOperands(
        _ expression: Expression, _ subject: Expression, _ name: Expression,
        _ known: Set<Capability>
    ) -> (entity: Typing, isFailed: Bool) {
        let subject = typing(of: subject, given: known, expecting: "an entity") {
            $0.entityType != nil
        }
        let name = typing(of: name, given: known, expecting: "String") { $0 == .string }
        look(at: subject, in: expression)
        return (subject, subject.isFailed || name.isFailed)
    }
}

extension ValueType {
    /// Whether values are records.
    fileprivate var isRecord: Bool {
        if case .record = self { true } else { false }
    }

    /// Whether values are sets.
    var isSet: Bool {
        if case .set = self { true } else { false }
    }

    /// The type of the entities that values name, if they do.
    var entityType: EntityType? {
        if case .entity(let type) = self { type } else { nil }
    }
}
