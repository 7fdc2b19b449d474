extension Typechecker {
    /// An operator or built-in method of two values.
    mutating func binary(
        _ expression: Expression, _ sign: BinaryOperator, _ left: Expression, _ right: Expression,
        _ known: Set<Capability>
    ) -> Typing {
        switch sign {
        case .hasTag: tagPresence(expression, left, right, known)
        case .getTag: tagAccess(expression, left, right, known)
        case .equal, .notEqual: equality(expression, left, right, known)
        case .less, .lessOrEqual, .greater, .greaterOrEqual: order(left, right, known)
        case .in: membership(expression, left, right, known)
        case .contains:
            containment(expression, left, right, known) { set, element in
                (set, .set(element))
            }
        case .containsAll, .containsAny: containment(expression, left, right, known) { ($0, $1) }
        }
    }

    /// `a == b`: false for entities of different types; known for literals.
    private mutating func equality(
        _ expression: Expression, _ left: Expression, _ right: Expression,
        _ known: Set<Capability>
    ) -> Typing {
        let one = typing(of: left, given: known)
        let other = typing(of: right, given: known)
        let isFailed = one.isFailed || other.isFailed
        guard let leftType = one.type, let rightType = other.type else {
            return Typing(type: .bool, isFailed: true)
        }
        if let leftEntity = leftType.entityType, let rightEntity = rightType.entityType,
            leftEntity != rightEntity
        {
            return Typing(type: .known(false), isFailed: isFailed)
        }
        if let leftValue = literal(left), let rightValue = literal(right) {
            return Typing(type: .known(leftValue == rightValue), isFailed: isFailed)
        }
        guard leftType.joined(with: rightType) != nil else {
            return fail(.incompatibleTypes(leftType, rightType), at: expression, type: .bool)
        }
        return Typing(type: .bool, isFailed: isFailed)
    }

    /// `a < b`: two numbers, two instants, or two spans of time.
    private mutating func order(
        _ left: Expression, _ right: Expression, _ known: Set<Capability>
    ) -> Typing {
        let ordered: [ValueType] = [.long, .datetime, .duration]
        let one = typing(of: left, given: known, expecting: "Long, datetime or duration") {
            ordered.contains($0)
        }
        let other = typing(of: right, given: known, expecting: one.type?.description ?? "") {
            ordered.contains($0) && (one.isFailed || $0 == one.type)
        }
        return Typing(type: .bool, isFailed: one.isFailed || other.isFailed)
    }

    /// `a is Type`.
    mutating func typeTest(
        _ subject: Expression, _ type: EntityType, _ known: Set<Capability>
    ) -> Typing {
        let typing = typing(of: subject, given: known, expecting: "an entity") {
            $0.entityType != nil
        }
        guard let subjectType = typing.type?.entityType else {
            return Typing(type: .bool, isFailed: true)
        }
        return Typing(type: .known(subjectType == type), isFailed: typing.isFailed)
    }

    /// `a.contains(b)` and its like: two sets that can have elements in common.
    private mutating func containment(
        _ expression: Expression, _ left: Expression, _ right: Expression,
        _ known: Set<Capability>, _ sets: (ValueType, ValueType) -> (ValueType, ValueType)
    ) -> Typing {
        let one = typing(of: left, given: known, expecting: "a set") { $0.isSet }
        let other = typing(of: right, given: known)
        guard let leftType = one.type, let rightType = other.type, leftType.isSet else {
            return Typing(type: .bool, isFailed: true)
        }
        let (leftSet, rightSet) = sets(leftType, rightType)
        guard rightSet.isSet else {
            return fail(
                .unexpectedType(expected: "a set", found: rightType), at: right, type: .bool)
        }
        guard leftSet.joined(with: rightSet) != nil else {
            return fail(.incompatibleTypes(leftSet, rightSet), at: expression, type: .bool)
        }
        return Typing(type: .bool, isFailed: one.isFailed || other.isFailed)
    }
}

// MARK: - Being in something

extension Typechecker {
    /// `a in b`: known for actions, and false where the schema rules it out.
    private mutating func membership(
        _ expression: Expression, _ left: Expression, _ right: Expression, _ known: Set<Capability>
    ) -> Typing {
        let one = typing(of: left, given: known, expecting: "an entity") { $0.entityType != nil }
        let other = typing(of: right, given: known, expecting: "an entity or a set of entities") {
            $0.groupType != nil
        }
        let isFailed = one.isFailed || other.isFailed
        guard let type = one.type?.entityType, let group = other.type?.groupType else {
            return Typing(type: .bool, isFailed: true)
        }
        look(at: one, in: expression)
        if let action = entity(left), action.entityType.isAction,
            let groups = entities(right)
        {
            let isMember = groups.contains { schema.actionEntities.is(action, in: $0) }
            return Typing(type: .known(isMember), isFailed: isFailed)
        }
        return Typing(
            type: schema.canBe(type, in: group) ? .bool : .known(false), isFailed: isFailed)
    }

    /// The entities of an entity literal or of a set literal that has only such.
    private func entities(_ expression: Expression) -> [EntityUID]? {
        guard case .set(let elements) = expression.form else {
            return entity(expression).map { [$0] }
        }
        let uids = elements.compactMap(entity)
        return uids.count == elements.count ? uids : nil
    }

    private func entity(_ expression: Expression) -> EntityUID? {
        if case .entity(let uid)? = literal(expression) { uid } else { nil }
    }
}

extension ValueType {
    /// The type of the entities named by a value or by the elements of a set.
    fileprivate var groupType: EntityType? {
        switch self {
        case .entity(let type), .set(.entity(let type)): type
        default: nil
        }
    }
}
