extension BinaryOperator {
    /// What an operator makes of two values.
    typealias Rule = @Sendable (Value, Value, Situation) throws(EvaluationError) -> Value

    /// What this operator makes of two values.
    var rule: Rule {
        switch self {
        case .equal: { left, right, _ in .bool(left == right) }
        case .notEqual: { left, right, _ in .bool(left != right) }
        case .less: Self.comparison(<)
        case .lessOrEqual: Self.comparison(<=)
        case .greater: Self.comparison(>)
        case .greaterOrEqual: Self.comparison(>=)
        case .in: Self.isMember
        case .contains: Self.contains
        case .containsAll: Self.setTest { $0.isSuperset(of: $1) }
        case .containsAny: Self.setTest { $0.intersects($1) }
        case .getTag: Self.tag
        case .hasTag: Self.hasTag
        }
    }

    /// Whether two numbers, two instants or two spans of time are in the given order.
    private static func comparison(
        _ holds: @escaping @Sendable (Int64, Int64) -> Bool
    ) -> Rule {
        { left, right, _ throws(EvaluationError) in
            switch (left, right) {
            case (.long(let left), .long(let right)):
                return .bool(holds(left, right))
            case (.datetime(let left), .datetime(let right)):
                return .bool(holds(left.milliseconds, right.milliseconds))
            case (.duration(let left), .duration(let right)):
                return .bool(holds(left.milliseconds, right.milliseconds))
            case (.long, _), (.datetime, _), (.duration, _):
                throw .type(expected: left.kind, found: right.kind)
            default:
                throw .type(expected: "a number, a datetime or a duration", found: left.kind)
            }
        }
    }
}

// MARK: - Entities

extension BinaryOperator {
    /// Whether an entity is another, or in it, or in one of several.
    static func isMember(
        _ left: Value, _ right: Value, _ situation: Situation
    ) throws(EvaluationError) -> Value {
        let lineage = situation.lineage(of: try left.as())
        switch right {
        case .entity(let group):
            return .bool(lineage.isIn(group))
        case .set(let groups):
            var isMember = false
            for element in groups.elements {
                let group: EntityUID = try element.as()
                isMember = isMember || lineage.isIn(group)
            }
            return .bool(isMember)
        default:
            throw .type(expected: "an entity or a set of entities", found: right.kind)
        }
    }

    private static func tag(
        _ left: Value, _ right: Value, _ situation: Situation
    ) throws(EvaluationError) -> Value {
        let uid: EntityUID = try left.as()
        let name: Text = try right.as()
        guard let node = situation.entity(uid) else { throw .noEntity(uid) }
        guard let value = node.entity.tags[name] else { throw .noTag(name, of: uid) }
        return value
    }

    private static func hasTag(
        _ left: Value, _ right: Value, _ situation: Situation
    ) throws(EvaluationError) -> Value {
        let uid: EntityUID = try left.as()
        let name: Text = try right.as()
        return .bool(situation.entity(uid)?.entity.tags[name] != nil)
    }
}

// MARK: - Sets

extension BinaryOperator {
    private static func contains(
        _ left: Value, _ right: Value, _: Situation
    ) throws(EvaluationError) -> Value {
        .bool(try left.as(ValueSet.self).contains(right))
    }

    private static func setTest(
        _ holds: @escaping @Sendable (ValueSet, ValueSet) -> Bool
    ) -> Rule {
        { left, right, _ throws(EvaluationError) in
            .bool(holds(try left.as(), try right.as()))
        }
    }
}
