import Credentials
import Household
import HouseholdStore

// Whoever could have been somebody else is told of to whom it concerns, and to the parents.

extension Gate {
    /// After how many wrong passwords the parents are told: when the first wait begins, and when none is right any
    /// more.
    private static let alarming: Set = [5, Throttle.limit]

    /// Leaves a warning for each of `members`.
    func warn(
        _ members: [Member.ID], of warning: Notice.Warning, in household: Household.ID,
        at instant: Instant, _ transaction: borrowing Transaction
    ) throws {
        for member in members {
            try transaction.notify(
                member, of: warning, id: Identifier(at: instant, random: random.bytes(10)),
                seenAt: nil, in: household, at: instant)
        }
    }

    /// Counts a wrong password for an account; its owner is told with the next right one.
    func countMiss(
        of account: Account.ID, in home: Session.Membership?, _ transaction: borrowing Transaction
    ) throws {
        let now = clock.now()
        guard let misses = try transaction.countMiss(of: account, at: now), let home,
            Self.alarming.contains(misses.count)
        else { return }
        let guardians = try transaction.facts.guardians(in: home.household)
        try warn(
            guardians.filter { $0 != home.member },
            of: .signInMissed(of: home.member, times: misses.count, since: misses.since),
            in: home.household, at: now, transaction)
    }

    /// Ends the open keys of a household at which somebody guesses, and tells the parents.
    func endGuessedKeys(
        in household: Household.ID, _ transaction: borrowing Transaction
    ) throws {
        let now = clock.now()
        guard try transaction.endGuessedKeys(in: household, at: now) > 0 else { return }
        try warn(
            transaction.facts.guardians(in: household), of: .keysGuessed, in: household, at: now,
            transaction)
    }
}

extension Grant {
    /// From how many wrong passwords on their owner is told: fewer are slips of one's own.
    private var telling: Int { 3 }

    /// Tells whoever has come in how often wrong passwords were typed for them, and forgets that.
    func tellMisses(of account: Account.ID) throws {
        guard let misses = try transaction.facts.misses(of: account) else { return }
        try transaction.clearMisses(of: account)
        guard misses.count >= telling, let home = try transaction.facts.membership(of: account)
        else { return }
        try transaction.notify(
            home.member,
            of: .signInMissed(of: home.member, times: misses.count, since: misses.since),
            id: newID(), seenAt: nil, in: home.household, at: instant)
    }

    /// Tells a member and the parents that the member's password is another, or has to be.
    ///
    /// Who did it has it in the list of notices, and is not told at the next prompt.
    func warn(of warning: Notice.Warning, _ home: Session.Membership) throws {
        let guardians = try transaction.facts.guardians(in: home.household)
        for member in [home.member] + guardians.filter({ $0 != home.member }) {
            try transaction.notify(
                member, of: warning, id: newID(),
                seenAt: member == principal.member?.id ? instant : nil,
                in: home.household, at: instant)
        }
    }
}

extension Facts {
    /// Those who plan for the household.
    borrowing func guardians(in household: Household.ID) throws -> [Member.ID] {
        try members(in: household).filter { $0.isActive && $0.role.isGuardian }.map(\.id)
    }
}
