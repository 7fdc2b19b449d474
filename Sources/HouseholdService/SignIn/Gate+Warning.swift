import Credentials
import HouseholdModel
import HouseholdDatabase

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

extension Facts {
    /// Those who plan for the household.
    borrowing func guardians(in household: Household.ID) throws -> [Member.ID] {
        try members(in: household).filter { $0.isActive && $0.role.isGuardian }.map(\.id)
    }
}
