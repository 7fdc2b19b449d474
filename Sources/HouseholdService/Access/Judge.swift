import Cedar
package import HouseholdModel

/// Puts questions to the rules for one principal at one moment.
package struct Judge {
    let rules: HouseRules
    let principal: Principal
    let context: AuthorizationContext

    /// What `principal` is allowed by `rules`, of whom there is so much as `counts` says.
    package init(
        _ rules: HouseRules, for principal: Principal, at instant: Instant,
        counting counts: MemberCounts
    ) throws {
        if case .member(_, _, let home) = principal {
            self.rules = try rules.linking(home.passes, in: home)
        } else {
            self.rules = rules
        }
        self.principal = principal
        context = try AuthorizationContext(
            principal, at: instant, counting: counts,
            tellingDates: rules.tellsDates)
    }

    /// The policies that allow `action` on `resource`, or the refusal.
    ///
    /// A policy that can't be evaluated opens no door: any such error is a refusal.
    package func decide(
        _ action: Action, on resource: ResourceReference, naming named: Member? = nil
    ) throws -> Result<[String], Refusal> {
        let decision = try ask(action, resource, naming: named)
        let determining = decision.determining.map(\.rawValue)
        guard decision.isAllowed else {
            let may = try rolesThatMay(action, resource, naming: named)
            let asked = RefusedQuestion(judge: self, resource: resource, named: named)
            return .failure(refusal(.rule, action, decision, whoMay: may, asked))
        }
        return .success(determining)
    }

    /// Whether the rules allow `action` on `resource`.
    package func allows(_ action: Action, on resource: ResourceReference) throws -> Bool {
        try allows(action, at: context.place(of: resource))
    }

    /// Whether the rules allow `action` on what stands there.
    func allows(_ action: Action, at place: AuthorizationContext.Place) -> Bool {
        rules.decide(action, context.question(action, at: place)).isAllowed
    }

    /// Whether the rules let a member of the principal's household do `action` to anything at all.
    func lets(_ member: Member, ever action: Action) -> Bool {
        rules.admits(EntityUID(member.id), to: action, in: context.people)
    }

    /// The refusal when nobody in the principal's role may do `action` to anything.
    package func refusalByRole(_ action: Action) throws -> Refusal? {
        let isAsked = action.isOfProgram == principal.isProgram
        guard !isAsked || !rules.admits(context.principal, to: action, in: context.people) else {
            return nil
        }
        let may = try Role.allCases.filter {
            try rules.admits($0, to: action, in: context.template)
        }
        let asked = RefusedQuestion(judge: self, resource: Program().reference, named: nil)
        return refusal(.role, action, nil, whoMay: may, asked)
    }

    private func ask(
        _ action: Action, _ resource: ResourceReference, naming named: Member?,
        for other: Member? = nil
    ) throws -> Decision {
        let question = try context.question(action, resource, naming: named, by: other)
        return rules.decide(action, question)
    }

    /// The roles of those at home who may, found by putting the same question for each of them.
    private func rolesThatMay(
        _ action: Action, _ resource: ResourceReference, naming named: Member?
    ) throws -> [Role] {
        guard case .member(_, _, let home) = principal else { return [] }
        let able = try home.active.filter { member in
            try ask(action, resource, naming: named, for: member).isAllowed
        }
        return Role.allCases.filter { role in able.contains { $0.role == role } }
    }

    /// What the policies say to it: of those that forbid, a household's own before the walls, else of the first
    /// permit that speaks to the role, else of the first that speaks to the action.
    ///
    /// A policy that can't be evaluated refuses too, and then none of the others has anything to say.
    private func refusal(
        _ step: Refusal.Step, _ action: Action, _ decision: Decision?, whoMay: [Role],
        _ asked: RefusedQuestion
    ) -> Refusal {
        let policies = rules.policies(for: action)
        let speaking = policies.policies.filter {
            $0.fits(action: action.uid, with: context.people)
        }
        let forbids =
            decision.map { $0.verdict == .deny ? $0.determining.compactMap { policies[$0] } : [] }
            ?? speaking.filter {
                $0.effect == .forbid && !$0.hasConditions
                    && $0.fits(principal: context.principal, with: context.people)
            }
        let errors = decision?.failures.map(\.policy.rawValue) ?? []
        let nearest =
            forbids.isEmpty && !errors.isEmpty ? nil : nearest(step, forbids, speaking)
        return Refusal(
            step: step, action: action, policies: forbids.map(\.id.rawValue), errors: errors,
            say: nearest?.annotation("say"),
            ask: isNobodys(whoMay) ? nil : nearest?.annotation("ask"), whoMay: whoMay,
            context: .asked(asked))
    }

    private func nearest(
        _ step: Refusal.Step, _ forbids: [Policy], _ speaking: [Policy]
    ) -> Policy? {
        let permits = speaking.filter { $0.effect == .permit }
        return forbids.first { !$0.isWall } ?? (step == .rule ? forbids.first : nil)
            ?? permits.first { $0.fits(principal: context.principal, with: context.people) }
            ?? permits.first ?? forbids.first
    }

    /// Whether nobody at home may, so that there is nobody to ask.
    private func isNobodys(_ whoMay: [Role]) -> Bool {
        guard case .member = principal else { return false }
        return whoMay.isEmpty
    }
}

extension Decision {
    /// Whether the request is allowed; a policy that can't be evaluated opens no door.
    var isAllowed: Bool { verdict == .allow && failures.isEmpty }
}

extension HouseRules {
    /// What the rules decide.
    func decide(
        _ action: Action, _ question: (request: Request, entities: Entities)
    ) -> Decision {
        policies(for: action).authorize(question.request, with: question.entities)
    }

    /// Whether `principal` may hope to do `action` to something.
    func admits(_ principal: EntityUID, to action: Action, in people: Entities) -> Bool {
        policies(for: action).admits(
            principal: principal, action: action.uid, with: people)
    }
}
