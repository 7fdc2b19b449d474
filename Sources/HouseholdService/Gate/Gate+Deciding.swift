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

    /// Whether the rules count what comes of `action`, so that each of several is decided by what those before it leave.
    func counts(_ action: Action) -> Bool {
        !rules.counts.isDisjoint(with: AskerCount.changed(by: action))
    }
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
        let found = try facts.rulesInTime(of: home.household.id, at: home.calendar.instant)
        var rules = try rules(found.held, in: home.household.template, asking: action)
        rules.isHouseholds = (found.isOnTrial ? found.set : found.held) != nil
        rules.onTrial = Set(found.isOnTrial ? found.trial?.names ?? [] : [])
        rules.canBeReplaced = found.trial == nil
        return rules
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
    ///
    /// Of what those before it change by the rules, they are asked only then.
    ///
    /// - Parameters:
    ///   - operations: What is to be done.
    ///   - home: The household as whoever asks was told of it, where it has to be that still.
    ///   - context: Who asks, and when.
    ///   - record: What leaves a row.
    ///   - transaction: Where it is done.
    /// - Returns: What is allowed of each.
    /// - Throws: ``ServiceError/changedMeanwhile`` where the household is another by now, said to those who may alone.
    func decide<Op: Change>(
        _ operations: [Op], in home: Asker.Home?, _ context: RequestContext, _ record: AuditWriter,
        _ transaction: borrowing Transaction
    ) throws -> Result<[Allowed<Op.Subject>], ServiceError> {
        var granted: [Allowed<Op.Subject>] = []
        for (place, operation) in operations.enumerated() {
            let isAsked = place == 0 || !context.counts(Op.action)
            switch try judge(operation, context, in: transaction.facts, asking: isAsked) {
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
        if let home, home != Asker.Home(try context.principal.home()) {
            throw ServiceError.changedMeanwhile
        }
        return .success(granted)
    }

    /// What the rules allow of an operation once those before it in the same transaction are done, where these count by
    /// the rules; if nothing, all is refused.
    ///
    /// - Throws: ``RefusedLater``, which carries what is to be recorded past the rollback.
    func decideAgain<Op: Change>(
        _ operation: Op, _ allowed: Allowed<Op.Subject>, _ first: RequestContext,
        _ record: AuditWriter, in facts: borrowing Facts
    ) throws -> Allowed<Op.Subject> {
        guard first.counts(Op.action) else { return allowed }
        let context = try context(for: first.caller, asking: Op.action, in: facts)
        switch try judge(operation, context, in: facts) {
        case .allowed(let allowed): return allowed
        case .refused(let error, let question):
            throw RefusedLater(
                operation: operation, question: question, error: error, record: record)
        }
    }

    /// The fixed order: signed in, the role, there for this member, the rules, unless they are asked later.
    func judge<Op: Operation>(
        _ operation: Op, _ context: RequestContext, in facts: borrowing Facts,
        asking isAsked: Bool = true
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
        guard isAsked else { return .allowed(allowed) }
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

/// A refusal in the middle of a transaction, which is recorded in one of its own.
struct RefusedLater<Op: Change>: Error {
    let operation: Op
    let question: RuleQuestion?
    let error: ServiceError
    let record: AuditWriter
}
