extension PolicySet {
    /// Decides a request.
    ///
    /// Every policy about the action is evaluated, even once one has forbidden the request: the
    /// answer names all that apply and all that failed, so it can't depend on their order.
    public func authorize(_ request: Request, with entities: Entities) -> Decision {
        let situation = Situation(request: request, entities: entities)
        var permits: [Policy.ID] = []
        var forbids: [Policy.ID] = []
        var failures: [Decision.Failure] = []
        for position in candidates(for: situation.action) {
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
        let fitting = policies.filter {
            $0.fits(principal: principal, with: entities) && $0.fits(action: action, with: entities)
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
