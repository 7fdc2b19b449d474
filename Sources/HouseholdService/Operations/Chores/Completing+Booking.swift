import HouseholdDatabase
import HouseholdModel

// Moving points for what was done.

extension Grant where Op: MovesPoints {
    /// Books a completion that needs no look, or has had it; it counts in the week in which it was done.
    ///
    /// - Parameters:
    ///   - completion: What is booked.
    ///   - occurrence: The date that was done.
    ///   - doer: Who did it.
    ///   - author: Who said that it was done, where nobody asks.
    ///   - booked: Of what was taken back, when it was booked first.
    /// - Returns: What came of it.
    /// - Throws: ``ServiceError``.
    func book(
        _ completion: Completion, of occurrence: Occurrence, by doer: Member,
        sayingSo author: Member.ID? = nil, since booked: Instant? = nil
    ) throws -> CompletionOutcome {
        try move(
            .award(completion.id), of: doer, points: completion.paid, countedAt: completion.at,
            by: author)
        let thanks = try thank(doer, for: completion, of: occurrence, sayingSo: author)
        let date = occurrence.at(.done(completion))
        let routines = try payRoutines(
            with: date, by: doer, sayingSo: author, since: booked)
        return CompletionOutcome(
            occurrence: date, doer: doer,
            points: routines.reduce(completion.paid + thanks) { $0 + ($1.bonus?.points ?? 0) },
            rewards: try settle(of: doer, countedAt: completion.at, since: booked),
            routines: routines)
    }

    /// Takes back what was booked for a completion that counts no more, in the week in which it was done.
    ///
    /// Others who have a routine's bonus no more are told, but for those in `untold`.
    ///
    /// - Returns: The points that the doer has no more, and rewards that are reached by now.
    func takeBack(
        _ completion: Completion, of occurrence: Occurrence, by doer: Member,
        butFor untold: Set<Member.ID> = []
    ) throws -> (points: Int, rewards: [Reward]) {
        if let award = try transaction.facts.award(for: completion.id, in: doer.household) {
            try move(
                .reversal(of: award, .award(completion.id)), of: doer, points: completion.paid,
                countedAt: completion.at)
        }
        let thanks = try giveBackThanks(for: completion)
        let bonus = try retractRoutines(without: occurrence, by: doer, butFor: untold)
        return (completion.paid + thanks + bonus, try settle(of: doer, countedAt: completion.at))
    }

    /// Gives the doer the badges that come of `work`, once the chore's next date is there too.
    func earningBadges(
        for doer: Member, _ work: () throws -> CompletionOutcome
    ) throws -> CompletionOutcome {
        let before = Set(try transaction.facts.badges(of: doer.id, in: doer.household))
        var outcome = try work()
        try giveBadges(to: doer, for: outcome.occurrence)
        outcome.badges = try transaction.facts.badges(of: doer.id, in: doer.household)
            .filter { !before.contains($0) }
        return outcome
    }
}
