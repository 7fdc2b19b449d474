extension Expression {
    /// The expression made ready to be evaluated.
    var term: any Term {
        switch form {
        case .literal(let value): Constant(value: value)
        case .variable(let variable): RequestVariable(variable: variable)
        default: form.folded(form.operands.map(\.term))
        }
    }
}

// MARK: - Finding out beforehand what doesn't depend on the request

extension Expression.Form {
    /// The term for this form with the given operands, evaluated now as far as that can be done
    /// without a request and without entities.
    ///
    /// What fails is left as it is: the failure belongs to whoever asks.
    fileprivate func folded(_ operands: [any Term]) -> any Term {
        if case .conditional = self, case .bool(let holds)? = operands[0].known {
            return operands[holds ? 1 : 2]
        }
        let operands = trimmed(operands)
        let term = term(of: operands)
        guard isSettled(by: operands) else { return term }
        do throws(EvaluationError) {
            return Constant(value: try term.value(in: .nowhere))
        } catch {
            return term
        }
    }

    /// Those of the operands that can make a difference.
    private func trimmed(_ operands: [any Term]) -> [any Term] {
        switch self {
        case .and: operands.endingAt(false)
        case .or: operands.endingAt(true)
        default: operands
        }
    }

    /// Whether the operands are known and nothing else counts.
    private func isSettled(by operands: [any Term]) -> Bool {
        guard operands.allSatisfy({ $0.known != nil }) else { return false }
        return switch self {
        case .binary(.in, _, _), .binary(.getTag, _, _), .binary(.hasTag, _, _): false
        case .isType(_, _, let group): group == nil
        case .access: operands[0].known?.kind == .record
        case .has(_, let path): operands[0].known?.kind == .record && path.count == 1
        default: true
        }
    }
}

extension [any Term] {
    /// The operands of a chain that ends at the first one that is `end`: without those known to
    /// be the opposite, and without what comes after one known to be it.
    fileprivate func endingAt(_ end: Bool) -> [any Term] {
        guard contains(where: { $0.known != nil }) else { return self }
        var chain: [any Term] = []
        for operand in self {
            switch operand.known {
            case .bool(end): return chain + [operand]
            case .bool: continue
            default: chain.append(operand)
            }
        }
        return chain
    }
}

extension Situation {
    /// Where constants are evaluated.
    fileprivate static let nowhere = Situation(
        request: Request(
            principal: EntityUID("", ""), action: EntityUID("", ""), resource: EntityUID("", "")),
        entities: Entities())
}

// MARK: - One term for each form

extension Expression.Form {
    /// The term for this form with the given operands instead of its own.
    fileprivate func term(of operands: [any Term]) -> any Term {
        switch self {
        case .conditional:
            Conditional(condition: operands[0], then: operands[1], otherwise: operands[2])
        case .and:
            Conjunction(operands: operands.flatMap { ($0 as? Conjunction)?.operands ?? [$0] })
        case .or:
            Disjunction(operands: operands.flatMap { ($0 as? Disjunction)?.operands ?? [$0] })
        case .not: Not(operand: operands[0])
        case .negate: Negation(operand: operands[0])
        case .sum(_, let rest):
            Sum(
                first: operands[0],
                rest: zip(rest, operands.dropFirst()).map { ($0.isSubtracted, $1) })
        case .product: Product(factors: operands)
        case .binary(let sign, _, _): sign.term(operands[0], operands[1])
        case .isEmpty: Emptiness(subject: operands[0])
        case .access(_, let name): Access(subject: operands[0], name: name)
        case .has(_, let path): Presence(subject: operands[0], path: path)
        case .like(_, let pattern): Match(subject: operands[0], pattern: pattern)
        case .isType(_, let type, _):
            TypeTest(subject: operands[0], type: type, group: operands.dropFirst().first)
        case .set: SetLiteral(elements: operands)
        case .record(let fields): RecordLiteral(names: fields.map(\.name), values: operands)
        case .call(let function, _): Call(function: function, arguments: operands)
        case .literal, .variable: preconditionFailure("has a term of its own")
        }
    }
}
