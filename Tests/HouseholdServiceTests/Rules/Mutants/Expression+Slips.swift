import Cedar

extension Expression {
    /// A condition with one thing wrong: a part left out, or the opposite of it, or `||` in place of `&&`.
    var slips: [Slip<Expression>] {
        switch form {
        case .and(let operands):
            slips(inChain: operands, of: { .and($0) }, not: { .or($0) }, "|| for &&")
        case .or(let operands):
            slips(inChain: operands, of: { .or($0) }, not: { .and($0) }, "&& for ||")
        case .not(let operand):
            [Slip(words: "\(operand) for \(self)", written: operand)]
                + operand.slips.filter { !$0.written.isNegated }.map { slip in
                    Slip(words: slip.words, written: Expression(.not(slip.written)))
                }
        case .conditional(let condition, let then, let otherwise):
            slips(inConditional: condition, then, otherwise)
        case .binary(let sign, let left, let right):
            sign.slips.map { replaced(by: .binary($0, left, right)) }
                + (sign.slips.isEmpty ? [replaced(by: .not(self))] : [])
        case .literal, .variable, .negate, .sum, .product, .isEmpty, .access, .has, .like, .isType,
            .set, .record, .call:
            [replaced(by: .not(self))]
        }
    }

    private var isNegated: Bool {
        if case .not = form { true } else { false }
    }

    private func replaced(by form: Form) -> Slip<Expression> {
        let other = Expression(form)
        return Slip(words: "\(other) for \(self)", written: other)
    }

    private func slips(
        inChain operands: [Expression], of same: ([Expression]) -> Form,
        not opposite: ([Expression]) -> Form, _ words: String
    ) -> [Slip<Expression>] {
        let shorter = operands.indices.map { place in
            var rest = operands
            let left = rest.remove(at: place)
            return Slip(
                words: "without \(left)",
                written: rest.count == 1 ? rest[0] : Expression(same(rest)))
        }
        let inside = operands.indices.flatMap { place in
            operands[place].slips.map { slip in
                var others = operands
                others[place] = slip.written
                return Slip(words: slip.words, written: Expression(same(others)))
            }
        }
        let swapped = Slip(
            words: "\(words) in \(self)", written: Expression(opposite(operands)))
        return shorter + [swapped] + inside
    }

    private func slips(
        inConditional condition: Expression, _ then: Expression, _ otherwise: Expression
    ) -> [Slip<Expression>] {
        func whole(
            _ condition: Expression, _ then: Expression, _ otherwise: Expression
        ) -> Expression {
            Expression(.conditional(if: condition, then: then, else: otherwise))
        }
        return [
            Slip(words: "always then of \(self)", written: then),
            Slip(words: "always else of \(self)", written: otherwise),
        ]
            + condition.slips.map {
                Slip(words: $0.words, written: whole($0.written, then, otherwise))
            }
            + then.slips.map {
                Slip(words: $0.words, written: whole(condition, $0.written, otherwise))
            }
            + otherwise.slips.map {
                Slip(words: $0.words, written: whole(condition, then, $0.written))
            }
    }
}

extension BinaryOperator {
    /// What could be written in its place.
    fileprivate var slips: [BinaryOperator] {
        switch self {
        case .equal: [.notEqual]
        case .notEqual: [.equal]
        case .less: [.lessOrEqual, .greaterOrEqual]
        case .lessOrEqual: [.less, .greater]
        case .greater: [.greaterOrEqual, .lessOrEqual]
        case .greaterOrEqual: [.greater, .less]
        case .containsAll: [.containsAny]
        case .containsAny: [.containsAll]
        case .in, .contains, .getTag, .hasTag: []
        }
    }
}
