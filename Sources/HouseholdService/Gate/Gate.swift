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
    /// Whether what counts as approved by now is booked.
    var isUpToDate = false
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
/// What it allows is for that operation, or for those that `Operations/Mandates.swift` lists for it.
package struct Grant<Op: Change>: ~Copyable {
    let transaction: Transaction
    private let terms: Box<Terms>

    /// On what it was given.
    private struct Terms {
        let subject: Op.Subject
        let context: RequestContext
        let policies: [String]
        let besides: DecidedBesides
    }

    fileprivate init(
        _ permission: consuming Permission, subject: Op.Subject, context: RequestContext,
        besides: DecidedBesides, transaction: consuming Transaction
    ) {
        terms = Box(
            Terms(
                subject: subject, context: context, policies: permission.policies,
                besides: besides))
        self.transaction = transaction
    }

    /// What the rules were asked about.
    package var subject: Op.Subject { terms.value.subject }

    /// Who asked.
    package var principal: Principal { terms.value.context.principal }

    /// The moment of the operation.
    package var instant: Instant { terms.value.context.instant }

    /// The policies that allow it.
    var policies: [String] { terms.value.policies }

    var random: RandomSource { terms.value.context.random }

    /// The SHA-256 of the token of the caller's session.
    var session: [UInt8]? { caller.digest }

    /// What the caller's computer is called.
    var device: String { terms.value.context.device }

    /// The latest moment of which a date is believed, whatever the clock says.
    var believed: Instant { terms.value.context.believed }

    var caller: Caller { terms.value.context.caller }

    private var judge: Judge { terms.value.context.judge }

    /// The SHA-256 of the rules that decided.
    var rules: [UInt8] { judge.rules.digest }

    /// The rules that decide, by which it is asked what others see.
    var houseRules: HouseRules { judge.rules }

    /// Lets the records name policies that decided something while it was done.
    func note(decidedBy policies: [String]) { terms.value.besides.policies += policies }

    /// Whether the rules let the principal do `action` to `resource`, so that an answer may tell of it.
    func allows(_ action: Action, _ resource: some Resource) throws -> Bool {
        try judge.allows(action, on: resource.reference)
    }

    /// Whether the rules let a member of the principal's household do `action` to anything at all.
    func lets(_ member: Member, ever action: Action) -> Bool {
        judge.lets(member, ever: action)
    }

    fileprivate consuming func release() -> Transaction {
        transaction
    }
}

/// What a member may see, for as long as the operation runs.
package struct Sight<Subject: Resource>: ~Copyable {
    /// What the data file says of the principal's household.
    let facts: HomeFacts
    private let terms: Box<Terms>

    /// On what it was given.
    private struct Terms {
        let subject: Subject
        let context: RequestContext
        let notes: SealNotes
        let supposed: HouseRules?
    }

    fileprivate init(
        subject: Subject, context: RequestContext, facts: consuming Facts, notes: SealNotes,
        supposing supposed: HouseRules?
    ) {
        terms = Box(
            Terms(subject: subject, context: context, notes: notes, supposed: supposed))
        self.facts = HomeFacts(facts, of: context.principal)
    }

    /// What the rules were asked about.
    package var subject: Subject { terms.value.subject }

    /// Who asked.
    package var principal: Principal { terms.value.context.principal }

    /// The moment of the operation.
    package var instant: Instant { terms.value.context.instant }

    /// What is noted outside the data file of those who sealed the books.
    var notes: SealNotes { terms.value.notes }

    /// The SHA-256 of the token of the caller's session.
    var session: [UInt8]? { terms.value.context.caller.digest }

    var rules: HouseRules { terms.value.supposed ?? terms.value.context.rules }

    private var judge: Judge { terms.value.context.judge }

    /// Refuses to say what other rules would say to a thing, but to those who may do `action` to the household.
    ///
    /// Rules can be written so that their answer tells what is hidden.
    func checkSupposing(in household: Household, by action: Action) throws {
        guard terms.value.supposed != nil,
            case .failure(let refusal) = try judge.decide(action, on: household.reference)
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
        let (person, home) = try other.membership()
        let counts = try facts.counts(rules.counts, of: person)
        let asked = try Judge(rules, for: other, at: instant, counting: counts)
        if let refusal = try asked.refusalByRole(action) {
            return try DecisionView(refusal, tellingParts: false)
        }
        guard let resource else { return try asked.explain(action) }
        // The answer tells of what was counted.
        for count in rules.counts(about: action) where principal.member?.id != person.id {
            try checkSight(of: count, of: person, in: home)
        }
        let seen =
            try judge.seesAll(of: resource.reference) && judge.seesAll(of: person.reference)
        return try asked.explain(
            action, on: resource.reference, naming: named, tellingParts: seen)
    }
}

// MARK: - Changing

extension Gate {
    /// Does `operations`, all of them or none, in one transaction; where `home` is given, only while that is still so.
    func write<Op: Change>(
        _ operations: [Op], as caller: Caller, _ request: RequestID, isRehearsal: Bool,
        in home: Asker.Home? = nil
    ) throws -> Answer<[Op.Output]> {
        do {
            let result = try store.write { transaction in
                let result = try decideAndRun(
                    operations, as: caller, request, in: home, transaction)
                if isRehearsal { throw Rehearsed(result: result) }
                return result
            }
            let answer = try result.get()
            guard Op.action == .setRules else { return answer }
            // New rules are known as checked once they are recorded: before, they would be proved again. What was done
            // is done, also where they can't be read.
            let anew = try? store.read { try asker(behind: caller, in: $0) }
            return Answer(
                output: answer.output,
                asker: anew ?? Asker(answer.asker.own, at: answer.asker.device))
        } catch let rehearsed as Rehearsed<Answer<[Op.Output]>> {
            return try rehearsed.result.get()
        } catch let refused as RefusedLater<Op> {
            guard !isRehearsal else { throw refused.error }
            try store.write { transaction in
                try refused.record.refusal(
                    of: refused.operation, at: refused.question, refused.error, in: transaction)
            }
            throw refused.error
        }
    }

    /// A refusal is returned, not thrown, so that its audit row is committed.
    private func decideAndRun<Op: Change>(
        _ operations: [Op], as caller: Caller, _ request: RequestID, in home: Asker.Home?,
        _ transaction: consuming Transaction
    ) throws -> Result<Answer<[Op.Output]>, ServiceError> {
        var context = try context(for: caller, asking: Op.action, in: transaction.facts)
        try checkIsUpToDate(
            context.principal, asking: Op.action, isChange: true, in: transaction.facts)
        let record = AuditWriter(context, request: request)
        let actor = record.actor(of: Op.action)
        if let first = try remembered(operations, by: actor, request, in: transaction.facts) {
            return .success(try answer(first, to: context, in: transaction.facts))
        }
        try touch(caller, context, in: transaction)
        context.believed = try watchClock(
            of: context.principal, at: clock.now(), in: transaction)
        let granted: [Allowed<Op.Subject>]
        switch try decide(operations, in: home, context, record, transaction) {
        case .success(let all): granted = all
        case .failure(let error): return .failure(error)
        }
        let trace = try ChangeCapture(
            of: operations, on: granted.map(\.subject), by: context.principal, at: context.instant,
            in: transaction.facts)
        var outputs: [Op.Output] = []
        for (place, (operation, first)) in zip(operations, granted).enumerated() {
            let allowed =
                try place == 0
                ? first : decideAgain(operation, first, context, record, in: transaction.facts)
            let besides = DecidedBesides()
            let grant = Grant<Op>(
                Permission(policies: allowed.policies), subject: allowed.subject, context: context,
                besides: besides, transaction: transaction)
            outputs.append(try operation.run(grant))
            transaction = grant.release()
            try record.success(of: operation, besides.added(to: allowed.answers), in: transaction)
        }
        try trace?.keep(in: transaction)
        try remember(
            operations, outputs, by: actor, request, at: context.instant, in: transaction)
        return .success(try answer(outputs, to: context, in: transaction.facts))
    }

    /// What came of a request, with who asks once that is done.
    private func answer<Output>(
        _ output: Output, to context: RequestContext, in facts: borrowing Facts
    ) throws -> Answer<Output> {
        let asker = try asker(behind: context.caller, after: context.judgeAtHome, in: facts)
        return Answer(output: output, asker: asker)
    }

    private func touch(
        _ caller: Caller, _ context: RequestContext, in transaction: borrowing Transaction
    ) throws {
        guard let digest = caller.digest, let session = try transaction.facts.session(digest),
            session.isTouchDue(at: context.instant)
        else { return }
        try transaction.touchSession(digest, at: context.instant)
    }
}

// MARK: - Reading

extension Gate {
    /// The answer to `operation`, where the rules allow to ask it.
    func answer<Op: Inquiry>(
        _ operation: Op, _ context: RequestContext, in facts: borrowing Facts,
        supposing supposed: HouseRules? = nil
    ) throws -> Op.Output {
        switch try judge(operation, context, in: facts) {
        case .allowed(let allowed):
            try facts.lend { facts in
                try operation.answer(
                    Sight(
                        subject: allowed.subject, context: context, facts: facts, notes: notes,
                        supposing: supposed))
            }
        case .refused(let error, _): throw error
        }
    }
}

/// Carries the outcome of a rehearsal past the rollback.
private struct Rehearsed<Output: Sendable>: Error {
    let result: Result<Output, ServiceError>
}
