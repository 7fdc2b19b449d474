extension Expression {
    /// The expression made ready to be evaluated.
    ///
    /// What doesn't depend on the request or on entities is evaluated now, unless it fails: then
    /// the failure belongs to whoever asks.
    var term: any Term {
        switch form {
        case .literal(let value): Constant(value: value)
        case .variable(let variable): RequestVariable(variable: variable)
        case .access(let subject, let name): Access(subject: subject.term, name: name)
        case .has(let subject, let path): Presence(subject: subject.term, path: path)
        case .isType(let subject, let type, let group):
            TypeTest(subject: subject.term, type: type, group: group?.term)
        case .binary(let sign, let left, let right) where sign.looksAtEntities:
            Binary(left: left.term, right: right.term, rule: sign.rule)
        default: pureTerm
        }
    }

    /// The term of an expression that depends on nothing but what is inside it.
    private var pureTerm: any Term {
        let operands = form.operands.map(\.term)
        let term = form.term(of: operands)
        guard operands.allSatisfy({ $0 is Constant }) else { return term }
        do throws(EvaluationError) {
            return Constant(value: try term.value(in: .nowhere))
        } catch {
            return term
        }
    }
}

extension Expression.Form {
    /// The term for this form with the given operands instead of its own.
    fileprivate func term(of operands: [any Term]) -> any Term {
        switch self {
        case .conditional:
            Conditional(condition: operands[0], then: operands[1], otherwise: operands[2])
        case .and: Conjunction(operands: operands)
        case .or: Disjunction(operands: operands)
        case .not: Not(operand: operands[0])
        case .negate: Negation(operand: operands[0])
        case .sum(_, let rest):
            Sum(
                first: operands[0],
                rest: zip(rest, operands.dropFirst()).map { ($0.isSubtracted, $1) })
        case .product: Product(factors: operands)
        case .binary(let sign, _, _):
            Binary(left: operands[0], right: operands[1], rule: sign.rule)
        case .isEmpty: Emptiness(subject: operands[0])
        case .like(_, let pattern): Match(subject: operands[0], pattern: pattern)
        case .set: SetLiteral(elements: operands)
        case .record(let fields): RecordLiteral(names: fields.map(\.name), values: operands)
        case .call(let function, _): Call(function: function, arguments: operands)
        case .literal, .variable, .access, .has, .isType:
            preconditionFailure("has a term of its own")
        }
    }
}

extension BinaryOperator {
    fileprivate var looksAtEntities: Bool {
        switch self {
        case .in, .getTag, .hasTag: true
        default: false
        }
    }
}

extension Situation {
    /// Where constants are evaluated.
    fileprivate static let nowhere = Situation(
        request: Request(
            principal: EntityUID("", ""), action: EntityUID("", ""), resource: EntityUID("", "")),
        entities: Entities())
}
