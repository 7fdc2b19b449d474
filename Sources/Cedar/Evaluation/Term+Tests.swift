/// `a == b`.
struct Equality: Test {
    let left: any Term
    let right: any Term

    func bool(in situation: Situation) throws(EvaluationError) -> Bool {
        try left.value(in: situation) == right.value(in: situation)
    }
}

/// `a < b` and the like: the order of two numbers, two instants or two spans of time.
struct Comparison: Test {
    let left: any Term
    let right: any Term
    let holds: @Sendable (Int64, Int64) -> Bool

    func bool(in situation: Situation) throws(EvaluationError) -> Bool {
        let left = try left.value(in: situation)
        let right = try right.value(in: situation)
        switch (left, right) {
        case (.long(let left), .long(let right)):
            return holds(left, right)
        case (.datetime(let left), .datetime(let right)):
            return holds(left.milliseconds, right.milliseconds)
        case (.duration(let left), .duration(let right)):
            return holds(left.milliseconds, right.milliseconds)
        case (.long, _), (.datetime, _), (.duration, _):
            throw .type(expected: left.kind, found: right.kind)
        default:
            throw .type(expected: "a number, a datetime or a duration", found: left.kind)
        }
    }
}

/// `a like "pattern"`.
struct Match: Test {
    let subject: any Term
    let pattern: Pattern

    func bool(in situation: Situation) throws(EvaluationError) -> Bool {
        pattern.matches(try subject.value(in: situation).as())
    }
}
