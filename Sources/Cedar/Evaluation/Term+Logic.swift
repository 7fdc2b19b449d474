/// `if a then b else c`: only the branch that is chosen counts.
struct Conditional: Term {
    let condition: any Term
    let then: any Term
    let otherwise: any Term

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        try condition.bool(in: situation)
            ? then.value(in: situation) : otherwise.value(in: situation)
    }

    func bool(in situation: Situation) throws(EvaluationError) -> Bool {
        try condition.bool(in: situation)
            ? then.bool(in: situation) : otherwise.bool(in: situation)
    }
}

/// `a && b && c`: nothing after the first false one counts.
struct Conjunction: Test {
    let operands: [any Term]

    func bool(in situation: Situation) throws(EvaluationError) -> Bool {
        for index in operands.indices where try !operands[index].bool(in: situation) {
            return false
        }
        return true
    }
}

/// `a || b || c`: nothing after the first true one counts.
struct Disjunction: Test {
    let operands: [any Term]

    func bool(in situation: Situation) throws(EvaluationError) -> Bool {
        for index in operands.indices where try operands[index].bool(in: situation) {
            return true
        }
        return false
    }
}

/// `!a`.
struct Not: Test {
    let operand: any Term

    func bool(in situation: Situation) throws(EvaluationError) -> Bool {
        try !operand.bool(in: situation)
    }
}
