extension Expression {
    /// An expression that means the same with fewer forms.
    ///
    /// There is no `!=`, `>`, `>=`, `is in`, `has` with more than one step, and no chain that
    /// begins with a chain of the same operator.
    package var core: Expression {
        switch form {
        case .literal, .variable: self
        case .not(let operand): with(.not(operand.core))
        case .negate(let operand): with(.negate(operand.core))
        case .isEmpty(let operand): with(.isEmpty(operand.core))
        case .access(let subject, let name): with(.access(subject.core, name))
        case .like(let subject, let pattern): with(.like(subject.core, pattern))
        case .has(let subject, let path): coreOfHas(subject.core, path)
        case .conditional(let condition, let then, let otherwise):
            with(.conditional(if: condition.core, then: then.core, else: otherwise.core))
        case .isType(let subject, let type, let group):
            coreOfTypeTest(subject.core, type, group?.core)
        case .binary(let sign, let left, let right): coreOfBinary(sign, left.core, right.core)
        case .and(let operands): with(.and(Self.flattened(operands.map(\.core)) { $0.conjuncts }))
        case .or(let operands): with(.or(Self.flattened(operands.map(\.core)) { $0.disjuncts }))
        case .product(let operands): with(.product(operands.map(\.core)))
        case .sum(let first, let rest):
            with(
                .sum(
                    first.core,
                    rest.map { Addend(isSubtracted: $0.isSubtracted, operand: $0.operand.core) }))
        case .set(let elements): with(.set(elements.map(\.core)))
        case .record(let fields):
            with(.record(fields.map { Field(name: $0.name, value: $0.value.core) }))
        case .call(let function, let arguments): with(.call(function, arguments.map(\.core)))
        }
    }

    private func with(_ form: Form) -> Expression {
        Expression(form, at: range)
    }

    private func coreOfHas(_ subject: Expression, _ path: [Text]) -> Expression {
        guard path.count > 1 else { return with(.has(subject, path)) }
        var subject = subject
        var steps: [Expression] = []
        for name in path {
            steps.append(with(.has(subject, [name])))
            subject = with(.access(subject, name))
        }
        return with(.and(steps))
    }

    private func coreOfTypeTest(
        _ subject: Expression, _ type: EntityType, _ group: Expression?
    ) -> Expression {
        let test = with(.isType(subject, type, in: nil))
        guard let group else { return test }
        return with(.and([test, with(.binary(.in, subject, group))]))
    }

    private func coreOfBinary(
        _ sign: BinaryOperator, _ left: Expression, _ right: Expression
    ) -> Expression {
        switch sign {
        case .notEqual: with(.not(with(.binary(.equal, left, right))))
        case .greater: with(.not(with(.binary(.lessOrEqual, left, right))))
        case .greaterOrEqual: with(.not(with(.binary(.less, left, right))))
        default: with(.binary(sign, left, right))
        }
    }

    private static func flattened(
        _ operands: [Expression], _ inner: (Form) -> [Expression]?
    ) -> [Expression] {
        guard let first = operands.first, let head = inner(first.form) else { return operands }
        return head + operands.dropFirst()
    }
}

extension Expression.Form {
    fileprivate var conjuncts: [Expression]? {
        if case .and(let operands) = self { operands } else { nil }
    }

    fileprivate var disjuncts: [Expression]? {
        if case .or(let operands) = self { operands } else { nil }
    }
}
