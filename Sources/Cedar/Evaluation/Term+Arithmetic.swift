/// `-a`.
struct Negation: Term {
    let operand: any Term

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        let value = try operand.value(in: situation).as(Int64.self)
        return .long(try Int64(0).subtracting(value))
    }
}

/// `a + b - c`.
struct Sum: Term {
    let first: any Term
    let rest: [(isSubtracted: Bool, operand: any Term)]

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        var sum = try first.value(in: situation).as(Int64.self)
        for (isSubtracted, operand) in rest {
            let value = try operand.value(in: situation).as(Int64.self)
            sum = try isSubtracted ? sum.subtracting(value) : sum.adding(value)
        }
        return .long(sum)
    }
}

/// `a * b * c`.
struct Product: Term {
    let factors: [any Term]

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        var product: Int64 = 1
        for factor in factors {
            product = try product.multiplying(by: factor.value(in: situation).as())
        }
        return .long(product)
    }
}

extension Int64 {
    fileprivate func adding(_ other: Int64) throws(EvaluationError) -> Int64 {
        try Self.checked(addingReportingOverflow(other))
    }

    fileprivate func subtracting(_ other: Int64) throws(EvaluationError) -> Int64 {
        try Self.checked(subtractingReportingOverflow(other))
    }

    fileprivate func multiplying(by other: Int64) throws(EvaluationError) -> Int64 {
        try Self.checked(multipliedReportingOverflow(by: other))
    }

    private static func checked(
        _ result: (partialValue: Int64, overflow: Bool)
    ) throws(EvaluationError) -> Int64 {
        guard !result.overflow else { throw .overflow }
        return result.partialValue
    }
}
