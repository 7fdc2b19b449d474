import Credentials
package import HouseholdModel
import HouseholdDatabase

/// The one way to the household's data.
///
/// Every operation passes here: the gate finds out who asks, asks the rules whether they may, runs the
/// operation in one transaction, and writes down what happened and which rule allowed it.
package struct Gate: Sendable {
    let store: HouseholdStore
    /// The rules of the program, and of families that have set no others.
    let shipped: HouseRules
    let shelf = RuleCache()
    let clock: WallClock
    let random: RandomSource
    let hasher: PasswordHasher
    let boot: @Sendable () -> BootInstant?
    let notes: SealNotes
    /// What this computer is called.
    let device: String
    let waiting: Dependencies.Execution
    /// How long it takes to say of a thing that it is not there.
    let search: Duration?
}

/// That the rules allow something; only the gate can make one.
package struct Permission: ~Copyable {
    let policies: [String]

    fileprivate init(policies: [String]) {
        self.policies = policies
    }
}

/// The right to do one operation to what the rules were asked about, for as long as it runs.
///
/// What it allows is for that operation, or for those that ``Mandates.swift`` lists for it.
package struct Grant<Op: Change>: ~Copyable {
    /// What the rules were asked about.
    package let subject: Op.Subject
    /// Who asked.
    package let principal: Principal
    /// The moment of the operation.
    package let instant: Instant
    /// The policies that allow it.
    let policies: [String]
    let transaction: Transaction
    let random: RandomSource
    /// The SHA-256 of the token of the caller's session.
    let session: [UInt8]?
    /// What the caller's computer is called.
    let device: String
    /// The latest moment of which a date is believed, whatever the clock says.
    let believed: Instant
    let caller: Caller
    private let judge: Judge

    fileprivate init(
        _ permission: consuming Permission, subject: Op.Subject, context: RequestContext,
        transaction: consuming Transaction
    ) {
        self.subject = subject
        principal = context.principal
        instant = context.instant
        policies = permission.policies
        self.transaction = transaction
        random = context.random
        session = context.caller.digest
        device = context.device
        believed = context.believed
        caller = context.caller
        judge = context.judge
    }

    /// Whether the rules let the principal do `action` to `resource`, so that an answer may tell of it.
    func allows(_ action: Action, _ resource: some Resource) throws -> Bool {
        try judge.allows(action, on: resource.reference)
    }

    fileprivate consuming func release() -> Transaction {
        transaction
    }
}

/// What a member may see, for as long as the operation runs.
package struct Sight<Subject: Resource>: ~Copyable {
    /// What the rules were asked about.
    package let subject: Subject
    /// Who asked.
    package let principal: Principal
    /// The moment of the operation.
    package let instant: Instant
    /// What the data file says of the principal's household.
    let facts: HomeFacts
    /// What is noted outside the data file of those who sealed the books.
    let notes: SealNotes
    /// The SHA-256 of the token of the caller's session.
    let session: [UInt8]?
    let rules: HouseRules
    private let isSupposing: Bool
    private let judge: Judge

    fileprivate init(
        subject: Subject, context: RequestContext, facts: consuming Facts, notes: SealNotes,
        supposing supposed: HouseRules?
    ) {
        self.subject = subject
        principal = context.principal
        instant = context.instant
        self.facts = HomeFacts(facts, of: context.principal)
        self.notes = notes
        session = context.caller.digest
        rules = supposed ?? context.rules
        isSupposing = supposed != nil
        judge = context.judge
    }

    /// Refuses to say what other rules would say to a thing, but to those who may try rules.
    ///
    /// Rules can be written so that their answer tells what is hidden.
    func checkSupposing(in household: Household) throws {
        guard isSupposing,
            case .failure(let refusal) = try judge.decide(.tryRules, on: household.reference)
        else { return }
        throw ServiceError.refused(refusal)
    }

    /// Those of `resources` to which the rules let the principal do `action`.
    func allowed<Item: Resource>(_ action: Action, _ resources: [Item]) throws -> [Item] {
        try resources.filter { try judge.allows(action, on: $0.reference) }
    }

    /// Refuses where the rules do not let the principal do `action` to `resource`, too.
    func require(_ action: Action, on resource: some Resource) throws {
        guard case .failure(let refusal) = try judge.decide(action, on: resource.reference) else {
            return
        }
        throw ServiceError.refused(refusal)
    }

    /// Does `body` with each of `resources` to which the rules let the principal do `action`, and with whether
    /// they let them do `more` too.
    func forEach<Item: Resource>(
        of resources: [Item], allowed action: Action, orEven more: Action,
        _ body: (_ item: Item, _ isMore: Bool) throws -> Void
    ) throws {
        for item in resources {
            let place = try judge.context.place(of: item.reference)
            guard judge.allows(action, at: place) else { continue }
            try body(item, judge.allows(more, at: place))
        }
    }

    /// Whether nobody in the principal's role may do `action`.
    func refusesByRole(_ action: Action) throws -> Bool {
        try judge.refusalByRole(action) != nil
    }

    /// What the rules say to `action` on `resource`, for another member of the household, and why.
    ///
    /// Which part of a rule was not met is told where the principal sees the whole thing and the other's settings.
    func decision(
        _ action: Action, on resource: (any Resource)?, naming named: Member?,
        for other: Principal
    ) throws -> DecisionView {
        let asked = try Judge(rules, for: other, at: instant)
        if let refusal = try asked.refusalByRole(action) {
            return try DecisionView(refusal, tellingParts: false)
        }
        guard let resource else { return try asked.explain(action) }
        let seen =
            try judge.seesAll(of: resource.reference)
            && judge.seesAll(of: other.membership().member.reference)
        return try asked.explain(
            action, on: resource.reference, naming: named, tellingParts: seen)
    }
}

/// Who asks at which moment, and what the rules say to it.
private struct RequestContext {
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

// MARK: - Changing

extension Gate {
    /// Does `operations`, all of them or none, in one transaction.
    func write<Op: Change>(
        _ operations: [Op], as caller: Caller, _ request: RequestID, isRehearsal: Bool
    ) throws -> Answer<[Op.Output]> {
        do {
            let result = try store.write { transaction in
                let result = try decideAndRun(operations, as: caller, request, in: transaction)
                if isRehearsal { throw Rehearsed(result: result) }
                return result
            }
            let answer = try result.get()
            guard Op.action == .setRules else { return answer }
            // New rules are known as checked once they are recorded: before, they would be proved again. What was done
            // is done, also where they can't be read.
            let anew = try? store.read { try asker(behind: caller, in: $0) }
            return Answer(output: answer.output, asker: anew ?? Asker(answer.asker.own))
        } catch let rehearsed as Rehearsed<Answer<[Op.Output]>> {
            return try rehearsed.result.get()
        }
    }

    /// A refusal is returned, not thrown, so that its audit row is committed.
    private func decideAndRun<Op: Change>(
        _ operations: [Op], as caller: Caller, _ request: RequestID,
        in transaction: consuming Transaction
    ) throws -> Result<Answer<[Op.Output]>, ServiceError> {
        var context = try context(for: caller, asking: Op.action, in: transaction.facts)
        let record = AuditWriter(
            context.principal, at: context.instant, rules: context.rules, request: request)
        if let first = try remembered(operations, by: record.actor, request, in: transaction.facts)
        {
            let asker = try asker(
                behind: caller, after: context.judgeAtHome, in: transaction.facts)
            return .success(Answer(output: first, asker: asker))
        }
        try touch(caller, context, in: transaction)
        context.believed = try watchClock(
            of: context.principal, at: clock.now(), in: transaction)
        var granted: [Allowed<Op.Subject>] = []
        for operation in operations {
            switch try judge(operation, context, in: transaction.facts) {
            case .allowed(let allowed):
                try checkProof(
                    for: operation, on: allowed.subject, by: context.principal, caller,
                    at: context.instant, in: transaction.facts)
                granted.append(allowed)
            case .refused(let error, let question):
                try record.refusal(of: operation, at: question, error, in: transaction)
                return .failure(error)
            }
        }
        let trace = try ChangeCapture(
            of: operations, on: granted.map(\.subject), by: context.principal, at: context.instant,
            in: transaction.facts)
        var outputs: [Op.Output] = []
        for (operation, allowed) in zip(operations, granted) {
            let grant = Grant<Op>(
                Permission(policies: allowed.policies), subject: allowed.subject, context: context,
                transaction: transaction)
            outputs.append(try operation.run(grant))
            transaction = grant.release()
            try record.success(of: operation, allowed.answers, in: transaction)
        }
        try trace?.keep(in: transaction)
        try remember(
            operations, outputs, by: record.actor, request, at: context.instant, in: transaction)
        let asker = try asker(
            behind: caller, after: context.judgeAtHome, in: transaction.facts)
        return .success(Answer(output: outputs, asker: asker))
    }

    private func touch(
        _ caller: Caller, _ context: RequestContext, in transaction: borrowing Transaction
    ) throws {
        guard let digest = caller.digest, let session = try transaction.facts.session(digest),
            context.instant >= session.usedAt.adding(days: 1)
        else { return }
        try transaction.touchSession(digest, at: context.instant)
    }
}

// MARK: - Reading

extension Gate {
    /// Answers `operation`, in one transaction that reads.
    func read<Op: Inquiry>(
        _ operation: Op, as caller: Caller, supposing supposed: HouseRules?
    ) throws -> Answer<Op.Output> {
        try store.read { facts in
            let context = try context(for: caller, asking: Op.action, in: facts)
            switch try judge(operation, context, in: facts) {
            case .allowed(let allowed):
                let output = try facts.lend { facts in
                    try operation.answer(
                        Sight(
                            subject: allowed.subject, context: context, facts: facts,
                            notes: notes, supposing: supposed))
                }
                guard let judge = context.judgeAtHome else {
                    return Answer(output: output, asker: try asker(behind: caller, in: facts))
                }
                return Answer(output: output, asker: try asker(judge, in: facts))
            case .refused(let error, _):
                throw error
            }
        }
    }
}

// MARK: - Preparing

extension Gate {
    /// What an operation needs to know for its work before the data file is locked; `nil` where it is refused.
    func preparation<Op: Operation>(
        for operation: Op, as caller: Caller, supposing supposed: HouseRules?
    ) throws -> Preparation? {
        let deadline = Deadline(by: boot)
        return try store.read { facts in
            let context = try context(for: caller, asking: Op.action, in: facts)
            guard case .allowed = try judge(operation, context, in: facts),
                case .member(_, _, let home) = context.principal
            else { return nil }
            return Preparation(
                rules: supposed ?? context.rules,
                installed: try facts.installedRules(of: home.household.id),
                template: home.household.template, deadline: deadline)
        }
    }
}

// MARK: - Deciding

/// What the rules allow, with the policies that allow each thing they were asked about.
private struct Allowed<Subject> {
    let subject: Subject
    var answers: [(question: RuleQuestion, policies: [String])] = []

    var policies: [String] {
        answers.flatMap(\.policies).reduce(into: []) { all, policy in
            if !all.contains(policy) { all.append(policy) }
        }
    }
}

private enum Judgement<Subject> {
    case allowed(Allowed<Subject>)
    /// The thing is named only where the member knows that it exists.
    case refused(ServiceError, RuleQuestion?)
}

extension Gate {
    private func context(
        for caller: Caller, asking action: Action, in facts: borrowing Facts
    ) throws -> RequestContext {
        let asker = try facts.principal(behind: caller, at: clock.now())
        let rules = try rules(for: asker.principal, asking: action, in: facts)
        let judge = try Judge(rules, for: asker.principal, at: asker.instant)
        return RequestContext(
            principal: asker.principal, caller: caller, device: device,
            instant: asker.instant, random: random, rules: rules, judge: judge,
            judgeAtHome: action.isOutsideHouseholds ? nil : judge)
    }

    /// The rules that decide: the household's own where it has set some, else those of its template.
    ///
    /// Own rules that can't be used, since somebody changed the data file or a newer program has other walls,
    /// decide nothing but that the owner can set others.
    func rules(
        for principal: Principal, asking action: Action, in facts: borrowing Facts
    ) throws -> HouseRules {
        guard case .member(_, _, let home) = principal, !action.isOutsideHouseholds else {
            return shipped
        }
        let template = home.household.template
        guard let installed = try facts.installedRules(of: home.household.id) else {
            return try shipped(for: template)
        }
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

    /// The fixed order: signed in, the role, there for this member, the rules.
    private func judge<Op: Operation>(
        _ operation: Op, _ context: RequestContext, in facts: borrowing Facts
    ) throws -> Judgement<Op.Subject> {
        if let error = try facts.missingMembership(of: context.principal, for: Op.action) {
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

/// Carries the outcome of a rehearsal past the rollback.
private struct Rehearsed<Output: Sendable>: Error {
    let result: Result<Output, ServiceError>
}
