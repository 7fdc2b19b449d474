import Credentials
import HouseholdModel
import HouseholdDatabase

/// Who asks at which moment, and what the rules say to it.
struct RequestContext {
    let principal: Principal
    let caller: Caller
    let device: String
    let instant: Instant
    let random: RandomSource
    let rules: HouseRules
    let judge: Judge
    /// The same, where it was not asked about the program alone, by other rules than the household's.
    let judgeAtHome: Judge?
    var believed = Instant.distantFuture
}

/// What the rules allow, with the policies that allow each thing they were asked about.
struct Allowed<Subject> {
    let subject: Subject
    var answers: [(question: RuleQuestion, policies: [String])] = []

    var policies: [String] {
        answers.flatMap(\.policies).reduce(into: []) { all, policy in
            if !all.contains(policy) { all.append(policy) }
        }
    }
}

enum Judgement<Subject> {
    case allowed(Allowed<Subject>)
    /// The thing is named only where the member knows that it exists.
    case refused(ServiceError, RuleQuestion?)
}

extension Gate {
    func context(
        for caller: Caller, asking action: Action, in facts: borrowing Facts
    ) throws -> RequestContext {
        let asker = try facts.principal(behind: caller, at: clock.now())
        let rules = try rules(for: asker.principal, asking: action, in: facts)
        let judge = try facts.judge(rules, for: asker.principal, at: asker.instant)
        return RequestContext(
            principal: asker.principal, caller: caller, device: device,
            instant: asker.instant, random: random, rules: rules, judge: judge,
            judgeAtHome: action.isOutsideHouseholds ? nil : judge)
    }

    /// The rules that decide at that moment: the household's own where it has set some, else those of its template.
    ///
    /// Own rules that can't be used, since somebody changed the data file or a newer program has other walls,
    /// decide nothing but that the owner can set others.
    func rules(
        for principal: Principal, asking action: Action, in facts: borrowing Facts
    ) throws -> HouseRules {
        guard let home = try? principal.home(), !action.isOutsideHouseholds else {
            return shipped
        }
        let held = try facts.rulesInTime(of: home.household.id, at: home.calendar.instant).held
        return try rules(held, in: home.household.template, asking: action)
    }

    /// The rules that decide where these are a household's own; `nil` for those of its template.
    func rules(
        _ installed: InstalledRules?, in template: Household.Template, asking action: Action
    ) throws -> HouseRules {
        guard let installed else { return try shipped(for: template) }
        do {
            return try shelf.rules(installed, in: template, until: Deadline(by: boot))
        } catch {
            guard action == .setRules else { throw error }
            return try shipped(for: template)
        }
    }

    private func shipped(for template: Household.Template) throws -> HouseRules {
        template == .housemates ? try shelf.rules(for: template) : shipped
    }

    /// What the rules allow of the operations, or the first refusal, once it is recorded.
    func decide<Op: Change>(
        _ operations: [Op], _ context: RequestContext, _ record: AuditWriter,
        in transaction: borrowing Transaction
    ) throws -> Result<[Allowed<Op.Subject>], ServiceError> {
        var granted: [Allowed<Op.Subject>] = []
        for operation in operations {
            switch try judge(operation, context, in: transaction.facts) {
            case .allowed(let allowed):
                try checkProof(
                    for: operation, on: allowed.subject, by: context.principal, context.caller,
                    at: context.instant, in: transaction.facts)
                granted.append(allowed)
            case .refused(let error, let question):
                try record.refusal(of: operation, at: question, error, in: transaction)
                return .failure(error)
            }
        }
        return .success(granted)
    }

    /// Decides once more where what was done before it in the same transaction counts by the rules; then all is refused.
    func decideAgain<Op: Change>(
        _ operation: Op, as caller: Caller, in facts: borrowing Facts
    ) throws {
        let changed = AskerCount.changed(by: Op.action)
        guard !changed.isEmpty else { return }
        let context = try context(for: caller, asking: Op.action, in: facts)
        guard !context.rules.counts.isDisjoint(with: changed) else { return }
        if case .refused(let error, _) = try judge(operation, context, in: facts) { throw error }
    }

    /// The fixed order: signed in, the role, there for this member, the rules.
    func judge<Op: Operation>(
        _ operation: Op, _ context: RequestContext, in facts: borrowing Facts
    ) throws -> Judgement<Op.Subject> {
        if let error = try facts.missingMembership(
            of: context.principal, for: Op.action, at: context.instant)
        {
            return .refused(error, nil)
        }
        if let refusal = try context.judge.refusalByRole(Op.action) {
            if case .nobody = context.principal { return .refused(.account(.notSignedIn), nil) }
            return .refused(.refused(refusal), nil)
        }
        let subject: Op.Subject
        let questions: [RuleQuestion]
        do {
            subject = try facts.lend { facts in
                let facts = HomeFacts(facts, of: context.principal)
                return try operation.subject(in: facts, for: context.principal)
            }
            questions = try RuleQuestion.all(
                before: operation, on: subject, for: context.principal)
        } catch ServiceError.notFound(let thing, let name) {
            return .refused(.notFound(thing, name), nil)
        }
        guard !questions.isEmpty else {
            return .refused(.bug("\(Op.action.rawValue) without a question to the rules"), nil)
        }
        var allowed = Allowed(subject: subject)
        for question in questions {
            switch try answer(question, of: operation, context) {
            case .success(let policies): allowed.answers.append((question, policies))
            case .failure(.refused(let refusal)) where refusal.step == .rule:
                return .refused(.refused(refusal), question)
            case .failure(let error): return .refused(error, nil)
            }
        }
        return .allowed(allowed)
    }

    /// The policies that allow what is asked; the role was found to have the operation's own action before.
    private func answer<Op: Operation>(
        _ question: RuleQuestion, of operation: Op, _ context: RequestContext
    ) throws -> Result<[String], ServiceError> {
        if question.action != Op.action,
            let refusal = try context.judge.refusalByRole(question.action)
        {
            return .failure(.refused(refusal))
        }
        let reference = question.reference
        if let glance = reference.glance, try !context.judge.allows(glance, on: reference) {
            return .failure(operation.unseen(reference))
        }
        return try context.judge.decide(question.action, on: reference, naming: question.named)
            .mapError(ServiceError.refused)
    }
}
