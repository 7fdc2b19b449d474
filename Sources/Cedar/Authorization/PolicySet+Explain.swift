extension PolicySet {
    /// Decides a request and says why each policy does or doesn't apply to it.
    ///
    /// The decision is that of `authorize(_:with:)`. Explaining it takes longer: all policies are
    /// looked at, and the conditions that aren't met part by part.
    public func explain(_ request: Request, with entities: Entities) -> Explanation {
        let situation = Situation(request: request, entities: entities)
        return Explanation(
            decision: authorize(request, with: entities),
            entries: policies.map { policy in
                Explanation.Entry(
                    policy: policy.id, effect: policy.effect, outcome: policy.outcome(in: situation)
                )
            })
    }
}

extension Policy {
    /// Whether the policy applies in `situation`, and if not, why.
    fileprivate func outcome(in situation: Situation) -> Explanation.Outcome {
        if let part = Explanation.ScopePart.allCases.first(where: { !admits(situation, $0) }) {
            return .outOfScope(part: part, place: place(of: part))
        }
        for condition in statement.conditions {
            do throws(EvaluationError) {
                guard try !condition.isMet(in: situation) else { continue }
                let culprit = condition.body.decisivePart(of: condition.kind, in: situation)
                return .unmet(clause(condition, because: culprit))
            } catch {
                let culprit = condition.body.failingPart(throwing: error, in: situation)
                return .failed(clause(condition, because: culprit), error)
            }
        }
        return .applies
    }
}

// MARK: - The scope

extension Policy {
    private func admits(_ situation: Situation, _ part: Explanation.ScopePart) -> Bool {
        switch part {
        case .principal: statement.principal.admits(situation.principal)
        case .action: statement.action.admits(situation.action)
        case .resource: statement.resource.admits(situation.resource)
        }
    }

    private func place(of part: Explanation.ScopePart) -> Place {
        switch part {
        case .principal: place(of: .principal, statement.principal, statement.scopeRanges.principal)
        case .action:
            statement.place(of: statement.scopeRanges.action, meaning: statement.action.text)
        case .resource: place(of: .resource, statement.resource, statement.scopeRanges.resource)
        }
    }

    private func place(of slot: Slot, _ clause: ScopeClause, _ range: Range<Int>) -> Place {
        let place = statement.place(of: range, meaning: clause.text(for: slot))
        let isFilled = link?.entities[slot] != nil
        return isFilled ? Place(text: clause.text(for: slot), position: place.position) : place
    }
}

// MARK: - The conditions

extension Policy {
    private func clause(
        _ condition: Statement.Condition, because culprit: Expression
    ) -> Explanation.Clause {
        let place = statement.place(
            of: condition.range, meaning: "\(condition.kind.rawValue) { \(condition.body) }")
        return Explanation.Clause(
            kind: condition.kind == .when ? .when : .unless, place: place,
            culprit: culprit == condition.body
                ? nil : statement.place(of: culprit.range, meaning: culprit.description))
    }
}

extension Statement.Condition {
    /// Whether the clause lets its policy apply.
    fileprivate func isMet(in situation: Situation) throws(EvaluationError) -> Bool {
        try body.term.bool(in: situation) == (kind == .when)
    }
}

extension Expression {
    /// The smallest part that alone keeps the body of a condition from being met.
    fileprivate func decisivePart(
        of kind: Statement.Condition.Kind, in situation: Situation
    ) -> Expression {
        let operands: [Expression] =
            switch (form, kind) {
            case (.and(let operands), .when), (.or(let operands), .unless): operands
            default: []
            }
        let decisive = operands.first { (try? $0.term.bool(in: situation)) == (kind == .unless) }
        return decisive?.decisivePart(of: kind, in: situation) ?? self
    }

    /// The smallest part that can't be evaluated because of `error`, as all of it can't.
    fileprivate func failingPart(
        throwing error: EvaluationError, in situation: Situation
    ) -> Expression {
        let failing = operandsThatCount(in: situation).first { operand, isBool in
            operand.error(in: situation, asBool: isBool) == error
        }
        return failing?.operand.failingPart(throwing: error, in: situation) ?? self
    }

    /// The operands that are evaluated before one has failed, and whether they must be booleans.
    private func operandsThatCount(
        in situation: Situation
    ) -> [(operand: Expression, isBool: Bool)] {
        switch form {
        case .and(let operands), .or(let operands): return operands.map { ($0, true) }
        case .not(let operand): return [(operand, true)]
        case .conditional(let condition, let then, let otherwise):
            let test = try? condition.term.bool(in: situation)
            return [(condition, true), (test == true ? then : otherwise, false)]
        default: return form.operands.map { ($0, false) }
        }
    }

    private func error(in situation: Situation, asBool: Bool) -> EvaluationError? {
        do throws(EvaluationError) {
            if asBool {
                _ = try term.bool(in: situation)
            } else {
                _ = try term.value(in: situation)
            }
            return nil
        } catch {
            return error
        }
    }
}
