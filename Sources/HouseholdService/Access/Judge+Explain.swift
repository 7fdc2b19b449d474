import Cedar
import HouseholdModel

// Why the rules say what they say. This takes longer than to decide, so that it is done for those only who ask.

extension Judge {
    /// Whether the rules let the principal see all that they know of `resource` themselves.
    func seesAll(of resource: ResourceReference) throws -> Bool {
        guard let (_, whole) = resource.kind.seen() else { return true }
        return try allows(whole, on: resource)
    }

    /// What the rules say to `action` on `resource`, and why.
    func explain(
        _ action: Action, on resource: ResourceReference, naming named: Member?, tellingParts: Bool
    ) throws -> DecisionView {
        switch try decide(action, on: resource, naming: named) {
        case .success(let names):
            var view = DecisionView(
                allowed: action, by: names.compactMap { rules.policy($0, for: action) })
            view.pass = pass(named: view.policies)
            return view
        case .failure(let refusal):
            return try DecisionView(refusal, tellingParts: tellingParts)
        }
    }

    /// The pass of whoever asks, where one of these policies is made of it or is about passes.
    fileprivate func pass(named policies: [String]) -> PassView? {
        guard case .member(let member, _, let home) = principal,
            let pass = home.pass(of: member.id),
            policies.contains(where: { $0.hasPrefix("pass.") || $0 == "wall.pass" })
        else { return nil }
        return PassView(pass, in: home, at: home.calendar.instant)
    }

    /// What the rules say to `action` without looking at a thing, for a role that may do it to some.
    func explain(_ action: Action) throws -> DecisionView {
        let speaking = try rules.policies(
            speakingTo: context.principal, about: action, in: context.people)
        switch try rules.answer(context.principal, action, in: context.people) {
        case .yes:
            return DecisionView(allowed: action, by: speaking.filter(\.isUnconditional))
        case .no, .depends:
            return DecisionView(action, dependsOn: speaking)
        }
    }
}

extension HouseRules {
    /// The policy called `name`, if it is one that decides about `action`.
    func policy(_ name: String, for action: Action) -> Policy? {
        policies(for: action)[Policy.ID(name)]
    }
}

private typealias Outcome = Cedar.Explanation.Outcome

/// A policy about an action, and what it had to do with a request.
private typealias Account = (policy: Policy, outcome: Outcome)

extension RefusedQuestion {
    /// What each policy about the action had to do with it.
    fileprivate func accounts(of action: Action) throws -> [Account] {
        let policies = judge.rules.policies(for: action)
        let question = try judge.context.question(action, resource, naming: named, by: nil)
        let explanation = policies.explain(question.request, with: question.entities)
        let accounts = zip(policies.policies, explanation.entries).map {
            (policy: $0, outcome: $1.outcome)
        }
        return accounts.filter {
            $0.policy.fits(action: question.request.action, with: question.entities)
        }
    }
}

// MARK: - What is shown

extension DecisionView {
    /// What a refusal says, to whoever was refused.
    package init(explaining refusal: Refusal) throws(ServiceError) {
        do {
            try self.init(refusal)
        } catch {
            throw ServiceError(error)
        }
    }

    /// What a refusal says.
    ///
    /// Which part of a rule was not met tells how things are, so it is for those only who may know that.
    init(_ refusal: Refusal, tellingParts: Bool? = nil) throws {
        switch refusal.context {
        case .told(let decision?, _): self = decision
        case .told(nil, _): throw ServiceError.bug("a refusal that nobody explained")
        case .asked(let question):
            try self.init(
                refusal, of: question,
                tellingParts: tellingParts ?? question.judge.seesAll(of: question.resource))
        }
    }

    private init(_ refusal: Refusal, of question: RefusedQuestion, tellingParts: Bool) throws {
        let accounts = try question.accounts(of: refusal.action)
        let deciding = Set(refusal.policies + refusal.errors)
        let because = accounts.filter { deciding.contains($0.policy.id.rawValue) }
        let permits = accounts.filter { account in
            account.policy.effect == .permit && !deciding.contains(account.policy.id.rawValue)
        }
        let nearest =
            switch refusal.step {
            case .role: permits.filter { $0.outcome.distance == Outcome.distanceOfPrincipals }
            case .rule: because.isEmpty ? Self.nearest(permits) : []
            }
        let reason = { (account: Account) in
            Reason(account.policy, account.outcome, tellingPart: tellingParts)
        }
        self.init(
            allowed: false, action: refusal.action, policies: refusal.policies,
            errors: refusal.errors, say: refusal.say, whoMay: refusal.whoMay,
            because: because.map(reason), nearest: nearest.map(reason))
        pass = question.judge.pass(named: (because + nearest).map(\.policy.id.rawValue))
    }

    /// Those of the permits, of which none applies, that come nearest to it.
    private static func nearest(_ permits: [Account]) -> [Account] {
        let distance = permits.compactMap(\.outcome.distance).min()
        return permits.filter { $0.outcome.distance == distance }
    }

    /// That the rules allow it.
    fileprivate init(allowed action: Action, by policies: [Policy]) {
        self.init(
            allowed: true, action: action, policies: policies.map(\.id.rawValue),
            errors: [], say: nil, whoMay: [], because: policies.map { Reason($0) })
    }

    /// That the rules allow it to some.
    fileprivate init(_ action: Action, dependsOn policies: [Policy]) {
        self.init(
            allowed: true, action: action, policies: [], errors: [], say: nil,
            whoMay: [], depends: true, nearest: policies.map { Reason($0) })
    }
}

extension Outcome {
    /// The distance of a policy that is about other people.
    fileprivate static let distanceOfPrincipals = 2

    /// How far a policy was from applying, or `nil` where it did apply or is about other actions.
    fileprivate var distance: Int? {
        switch self {
        case .unmet, .failed: 0
        case .outOfScope(.resource, _): 1
        case .outOfScope(.principal, _): Self.distanceOfPrincipals
        case .applies, .outOfScope(.action, _): nil
        }
    }
}
