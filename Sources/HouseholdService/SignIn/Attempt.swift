import Credentials
import HouseholdModel
import HouseholdDatabase

/// A try to sign in, charged before the password is looked at.
struct Attempt {
    let id: Identifier<Attempt>
    /// The name as it was typed, in lower case.
    let name: String
    let account: Account.ID?
    let household: Household.ID?
    let phc: String?
    /// What the name had left before, and with the charge.
    let budget: (before: Throttle.State, charged: Throttle.State)
}

extension Gate {
    /// Charges a try to sign in as `name`, in a transaction of its own, so that neither trying at once in many
    /// shells nor being killed wins a guess.
    ///
    /// - Returns: The attempt, or `nil` when it has to wait.
    func charge(_ name: String) throws -> Attempt? {
        let now = clock.now()
        let name = String(decoding: name.lowercased().utf8.prefix(254), as: UTF8.self)
        let moment = Throttle.Moment(wall: now.milliseconds, boot: boot())
        return try store.write { transaction in
            try transaction.forgetOldBudgets(at: moment)
            let name = try transaction.budgetName(for: name, at: now)
            let stored = try transaction.facts.budget(of: name).map(Throttle.State.init)
            let before = stored ?? Throttle.State()
            switch Throttle.decide(before, at: moment) {
            case .disabled:
                return nil
            case .wait(_, let waiting):
                try transaction.setBudget(StoredBudget(waiting), of: name)
                return nil
            case .allowed(let charged):
                let attempt = try attempt(as: name, from: before, to: charged, in: transaction)
                return try transaction.charge(attempt, at: moment) ? attempt : nil
            }
        }
    }

    private func attempt(
        as name: String, from before: Throttle.State, to charged: Throttle.State,
        in transaction: borrowing Transaction
    ) throws -> Attempt {
        let account = try transaction.facts.account(signingInAs: name)
        let home = try account.flatMap { try transaction.facts.membership(of: $0.id) }
        let credential = try account.flatMap { try transaction.facts.credential(of: $0.id) }
        let id = Identifier<Attempt>(at: clock.now(), random: random.bytes(10))
        return Attempt(
            id: id, name: name, account: account?.id, household: home?.household,
            phc: credential?.phc, budget: (before, charged))
    }

    /// Gives back what an attempt was charged with that compared nothing, since the computer was busy.
    func giveBack(_ attempt: Attempt) throws {
        try store.write { transaction in
            if let household = attempt.household {
                try transaction.returnAttempt(attempt.id, in: household)
            }
            guard let stored = try transaction.facts.budget(of: attempt.name) else { return }
            let (before, charged) = attempt.budget
            let left = Throttle.giveBack(
                from: before, to: charged, in: Throttle.State(stored))
            guard left.fails > 0 else { return try transaction.clearBudget(of: attempt.name) }
            try transaction.setBudget(StoredBudget(left), of: attempt.name)
        }
    }

    /// Writes down that `action` as `name` was refused, where the household sees it.
    func recordRefusal(of action: Action, as name: String) throws {
        try store.write { transaction in
            let account = try transaction.facts.account(signingInAs: name.lowercased())
            let home = try account.flatMap { try transaction.facts.membership(of: $0.id) }
            try record(refusalOf: action, about: home, in: transaction)
            guard action == .logIn, let account else { return }
            try countMiss(of: account.id, in: home, transaction)
        }
    }

    /// Writes down that `action` was refused, in the records of the household that it was about, and whose
    /// account it would have been done to; by which policies, where it was the rules that did.
    func record(
        refusalOf action: Action, to asker: Principal = .nobody, about home: Session.Membership?,
        by decision: (policies: [String], rules: HouseRules)? = nil,
        in transaction: borrowing Transaction
    ) throws {
        let now = clock.now()
        let request = Identifier<Attempt>(at: now, random: random.bytes(10)).rawValue
        let row = AuditRow(
            at: now, account: asker.account?.id, member: asker.member?.id,
            operation: action.rawValue,
            object: home.map { _ in AuditRow.Object(kind: "member", number: nil) },
            about: home?.member, isAllowed: false, policies: decision?.policies ?? [],
            rules: (decision?.rules ?? shipped).digest,
            input: "{}",
            request: request)
        try transaction.record(row, in: home.map { .household($0.household) } ?? .program)
    }
}

extension Transaction {
    private static let day: Int64 = 86_400_000

    fileprivate func forgetOldBudgets(at moment: Throttle.Moment) throws {
        try forgetBudgets(
            before: Instant(milliseconds: moment.wall).adding(milliseconds: -Self.day),
            and: moment.boot.map {
                StoredBudget.Boot(id: $0.bootID, milliseconds: $0.milliseconds - Self.day)
            })
    }

    /// The name that is charged.
    ///
    /// Names that nobody has share one when there are too many of them, so that somebody who makes names up does not
    /// fill the file. Nobody gets in with any of them, so that nothing tells.
    fileprivate func budgetName(for name: String, at now: Instant) throws -> String {
        guard try facts.budget(of: name) == nil, try facts.account(signingInAs: name) == nil,
            try facts.triedNames(since: now.adding(milliseconds: -Self.day))
                >= 10 * Quota.strayAccounts.rawValue
        else { return name }
        return "*"
    }

    /// Charges the name and its household; `false` where that lets the name wait.
    fileprivate func charge(_ attempt: Attempt, at moment: Throttle.Moment) throws -> Bool {
        if let household = attempt.household {
            let now = Instant(milliseconds: moment.wall)
            let hourAgo = now.adding(milliseconds: -Throttle.householdWindow)
            let attempts = try facts.attempts(in: household, since: hourAgo)
            let isAllowed = Throttle.householdAllows(
                attempt.budget.before, afterAttempts: attempts, at: moment)
            guard isAllowed else { return false }
            try chargeAttempt(attempt.id, in: household, at: now, forgettingBefore: hourAgo)
        }
        try setBudget(StoredBudget(attempt.budget.charged), of: attempt.name)
        return true
    }
}

// MARK: - Between the throttle and its rows

extension Throttle.State {
    init(_ budget: StoredBudget) {
        self.init(
            fails: budget.fails, notBefore: budget.notBefore,
            notBeforeBoot: budget.notBeforeBoot.map {
                BootInstant(bootID: $0.id, milliseconds: $0.milliseconds)
            })
    }
}

extension StoredBudget {
    init(_ state: Throttle.State) {
        self.init(
            fails: state.fails, notBefore: state.notBefore,
            notBeforeBoot: state.notBeforeBoot.map {
                Boot(id: $0.bootID, milliseconds: $0.milliseconds)
            })
    }
}
