/// `if a then b else c`: only the branch that is chosen counts.
struct Conditional: Term {
    let condition: any Term
    let then: any Term
    let otherwise: any Term

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        try condition.bool(in: situation)
            ? then.value(in: situation) : otherwise.value(in: situation)
    }
}

/// `a && b && c`: nothing after the first false one counts.
struct Conjunction: Term {
    let operands: [any Term]

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        for operand in operands where try !operand.bool(in: situation) {
            return .bool(false)
        }
        return .bool(true)
    }
}

/// `a || b || c`: nothing after the first true one counts.
struct Disjunction: Term {
    let operands: [any Term]

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        for operand in operands where try operand.bool(in: situation) {
            return .bool(true)
        }
        return .bool(false)
    }
}

/// `!a`.
struct Not: Term {
    let operand: any Term

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        .bool(try !operand.bool(in: situation))
    }
}
