/// `a in b`: whether an entity is another, or in it, or in one of several.
struct Membership: Test {
    let left: any Term
    let right: any Term

    func bool(in situation: Situation) throws(EvaluationError) -> Bool {
        let left = try left.value(in: situation)
        let right = try right.value(in: situation)
        return try situation.is(left.as(), in: right)
    }
}

/// `a is Type`, and `a is Type in b`, which looks at `b` only when the type is right.
struct TypeTest: Test {
    let subject: any Term
    let type: EntityType
    let group: (any Term)?

    func bool(in situation: Situation) throws(EvaluationError) -> Bool {
        let uid = try subject.value(in: situation).as(EntityUID.self)
        guard uid.entityType == type else { return false }
        guard let group = try group?.value(in: situation) else { return true }
        return try situation.is(uid, in: group)
    }
}

/// `a.getTag(b)`.
struct TagAccess: Term {
    let subject: any Term
    let name: any Term

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        let subject = try subject.value(in: situation)
        let name = try name.value(in: situation)
        let (uid, tag): (EntityUID, Text) = (try subject.as(), try name.as())
        guard let node = situation.node(of: uid) else { throw .noEntity(uid) }
        guard let value = node.entity.tags[tag] else { throw .noTag(tag, of: uid) }
        return value
    }
}

/// `a.hasTag(b)`.
struct TagPresence: Test {
    let subject: any Term
    let name: any Term

    func bool(in situation: Situation) throws(EvaluationError) -> Bool {
        let subject = try subject.value(in: situation)
        let name = try name.value(in: situation)
        let (uid, tag): (EntityUID, Text) = (try subject.as(), try name.as())
        return situation.node(of: uid)?.entity.tags[tag] != nil
    }
}

extension Situation {
    /// Whether an entity is another, or in it, or in one of several, all of which must be entities.
    fileprivate func `is`(
        _ uid: EntityUID, in groups: Value
    ) throws(EvaluationError) -> Bool {
        let lineage = Lineage(uid: uid, node: node(of: uid))
        switch groups {
        case .entity(let group):
            return lineage.isIn(group)
        case .set(let groups):
            var isMember = false
            for element in groups.elements {
                let group: EntityUID = try element.as()
                isMember = isMember || lineage.isIn(group)
            }
            return isMember
        default:
            throw .type(expected: "an entity or a set of entities", found: groups.kind)
        }
    }
}
