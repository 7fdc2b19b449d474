import Credentials
import Household
import HouseholdStore

/// A try to sign in, charged before the password is looked at.
struct Attempt {
    let id: String
    /// The name as it was typed, in lower case.
    let name: String
    let account: Account.ID?
    let household: Household.ID?
    let phc: String?
}

extension Gate {
    /// Charges a try to sign in as `name`, in a transaction of its own, so that neither trying at once in many
    /// shells nor being killed wins a guess.
    ///
    /// - Returns: The attempt, or `nil` when it has to wait.
    func charge(_ name: String) throws -> Attempt? {
        let now = clock.now()
        let name = String(decoding: name.lowercased().utf8.prefix(254), as: UTF8.self)
        return try store.write { transaction in
            let account = try transaction.facts.account(signingInAs: name)
            let home = try account.flatMap { try transaction.facts.membership(of: $0.id) }
            let moment = Throttle.Moment(wall: now.milliseconds, boot: boot())
            let state = try transaction.facts.budget(of: name).map(Throttle.State.init)
            switch Throttle.decide(state ?? Throttle.State(), at: moment) {
            case .disabled:
                return nil
            case .wait(_, let waiting):
                try transaction.setBudget(StoredBudget(waiting), of: name)
                return nil
            case .allowed(let charged):
                let id = Identifier<Attempt>(at: now, random: random.bytes(10)).rawValue
                if let home {
                    let hourAgo = now.adding(milliseconds: -Throttle.householdWindow)
                    let attempts = try transaction.facts.attempts(
                        in: home.household, since: hourAgo)
                    guard Throttle.householdAllows(afterAttempts: attempts) else { return nil }
                    try transaction.chargeAttempt(
                        id, in: home.household, at: now, forgettingBefore: hourAgo)
                }
                try transaction.setBudget(StoredBudget(charged), of: name)
                let credential = try account.flatMap { try transaction.facts.credential(of: $0.id) }
                return Attempt(
                    id: id, name: name, account: account?.id, household: home?.household,
                    phc: credential?.phc)
            }
        }
    }

    /// Writes down that `action` as `name` was refused, where the household sees it.
    func recordRefusal(of action: Action, as name: String) throws {
        try store.write { transaction in
            let account = try transaction.facts.account(signingInAs: name.lowercased())
            let home = try account.flatMap { try transaction.facts.membership(of: $0.id) }
            try record(refusalOf: action, about: home, in: transaction)
        }
    }

    /// Writes down that `action` was refused, in the records of the household that it was about.
    func record(
        refusalOf action: Action, to asker: Principal = .nobody, about home: Session.Membership?,
        in transaction: borrowing Transaction
    ) throws {
        let now = clock.now()
        let request = Identifier<Attempt>(at: now, random: random.bytes(10)).rawValue
        let row = AuditRow(
            at: now, account: asker.account?.id, member: asker.member?.id,
            operation: action.rawValue, object: nil, about: home?.member, isAllowed: false,
            policies: [], rules: shipped.digest, input: "{}", request: request)
        try transaction.record(row, in: home.map { .household($0.household) } ?? .program)
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
