/// `a == b`, `a in b`, `a.contains(b)` and other tests of two values.
struct Binary: Term {
    let left: any Term
    let right: any Term
    let rule: BinaryOperator.Rule

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        let left = try left.value(in: situation)
        let right = try right.value(in: situation)
        return try rule(left, right, situation)
    }
}

/// `a is Type`, and `a is Type in b`, which looks at `b` only when the type is right.
struct TypeTest: Term {
    let subject: any Term
    let type: EntityType
    let group: (any Term)?

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        let uid = try subject.value(in: situation).as(EntityUID.self)
        guard uid.entityType == type else { return .bool(false) }
        guard let group = try group?.value(in: situation) else { return .bool(true) }
        return try BinaryOperator.isMember(.entity(uid), group, situation)
    }
}

/// `a like "pattern"`.
struct Match: Term {
    let subject: any Term
    let pattern: Pattern

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        .bool(pattern.matches(try subject.value(in: situation).as()))
    }
}

/// `a.isEmpty()`.
struct Emptiness: Term {
    let subject: any Term

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        .bool(try subject.value(in: situation).as(ValueSet.self).isEmpty)
    }
}
