extension PolicySet {
    /// Decides a request.
    ///
    /// Every policy whose scope may fit is evaluated, even once one has forbidden the request: the
    /// answer names all that apply and all that failed, so it can't depend on their order.
    public func authorize(_ request: Request, with entities: Entities) -> Decision {
        let situation = Situation(request: request, entities: entities)
        var permits: [Policy.ID] = []
        var forbids: [Policy.ID] = []
        var failures: [Decision.Failure] = []
        for position in candidates(in: situation) {
            let policy = policies[position]
            do throws(EvaluationError) {
                guard try policy.applies(to: situation) else { continue }
                switch policy.effect {
                case .permit: permits.append(policy.id)
                case .forbid: forbids.append(policy.id)
                }
            } catch {
                failures.append(Decision.Failure(policy: policy.id, error: error))
            }
        }
        guard forbids.isEmpty else { return Decision(.deny, because: forbids, failures) }
        return Decision(permits.isEmpty ? .deny : .allow, because: permits, failures)
    }

    /// Whether `principal` can hope to do `action` to something: a permit is about them, and no
    /// forbid rules it out for every resource in every situation.
    public func admits(
        principal: EntityUID, action: EntityUID, with entities: Entities
    ) -> Bool {
        let (principal, action) = (entities.lineage(of: principal), entities.lineage(of: action))
        let fitting = policies.filter { policy in
            policy.statement.principal.admits(principal) && policy.statement.action.admits(action)
        }
        return fitting.contains { $0.effect == .permit }
            && !fitting.contains { $0.effect == .forbid && $0.isUnconditional }
    }
}

extension Policy {
    /// Whether the policy applies to every resource, whatever else is the case.
    public var isUnconditional: Bool {
        !hasConditions && statement.resource == .any
    }
}
