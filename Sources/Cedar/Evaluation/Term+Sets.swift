/// `a.contains(b)`.
struct Containment: Test {
    let set: any Term
    let element: any Term

    func bool(in situation: Situation) throws(EvaluationError) -> Bool {
        let set = try set.value(in: situation)
        let element = try element.value(in: situation)
        return try set.as(ValueSet.self).contains(element)
    }
}

/// `a.containsAll(b)` and `a.containsAny(b)`.
struct SetTest: Test {
    let left: any Term
    let right: any Term
    let holds: @Sendable (ValueSet, ValueSet) -> Bool

    func bool(in situation: Situation) throws(EvaluationError) -> Bool {
        let left = try left.value(in: situation)
        let right = try right.value(in: situation)
        return holds(try left.as(), try right.as())
    }
}

/// `a.isEmpty()`.
struct Emptiness: Test {
    let subject: any Term

    func bool(in situation: Situation) throws(EvaluationError) -> Bool {
        try subject.value(in: situation).as(ValueSet.self).isEmpty
    }
}
