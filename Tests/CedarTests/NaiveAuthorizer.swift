import Cedar

/// Decides requests by walking through all policies, with nothing prepared.
struct NaiveAuthorizer {
    let policies: PolicySet

    /// What a decision is, as far as it can be compared.
    struct Answer: Equatable {
        let isAllowed: Bool
        let reasons: [Policy.ID]
        let errors: [Policy.ID]
    }

    func answer(_ request: Request, with entities: Entities) -> Answer {
        let evaluator = NaiveEvaluator(request: request, entities: entities)
        var satisfied: [Policy] = []
        var errors: [Policy.ID] = []
        for policy in policies.policies {
            do {
                if try evaluator.satisfies(policy.statement) { satisfied.append(policy) }
            } catch {
                errors.append(policy.id)
            }
        }
        let permits = satisfied.filter { $0.effect == .permit }
        let forbids = satisfied.filter { $0.effect == .forbid }
        return Answer(
            isAllowed: !permits.isEmpty && forbids.isEmpty,
            reasons: (forbids.isEmpty ? permits : forbids).map(\.id), errors: errors)
    }
}

extension Decision {
    /// What is to be compared.
    var answer: NaiveAuthorizer.Answer {
        NaiveAuthorizer.Answer(
            isAllowed: verdict == .allow, reasons: determining, errors: failures.map(\.policy))
    }
}

// MARK: - Policies

extension NaiveEvaluator {
    fileprivate func satisfies(_ statement: Statement) throws -> Bool {
        guard fits(request.principal, statement.principal),
            fits(request.action, statement.action),
            fits(request.resource, statement.resource)
        else { return false }
        for condition in statement.conditions {
            guard try bool(condition.body) == (condition.kind == .when) else { return false }
        }
        return true
    }

    private func fits(_ uid: EntityUID, _ clause: ActionClause) -> Bool {
        switch clause {
        case .any: true
        case .equal(let other): uid == other
        case .in(let group): isIn(uid, group)
        case .inAny(let groups): groups.contains { isIn(uid, $0) }
        }
    }

    private func fits(_ uid: EntityUID, _ clause: ScopeClause) -> Bool {
        let isOfType =
            switch clause {
            case .isType(let type), .isTypeIn(let type, _): uid.entityType == type
            default: true
            }
        guard isOfType, case .entity(let other)? = clause.reference else { return isOfType }
        if case .equal = clause { return uid == other }
        return isIn(uid, other)
    }
}
