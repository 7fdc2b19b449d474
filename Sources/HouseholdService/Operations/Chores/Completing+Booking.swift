import HouseholdDatabase
import HouseholdModel

// Moving points for what was done.

extension Grant where Op: MovesPoints {
    /// Books a completion that needs no look, or has had it; it counts in the week in which it was done.
    ///
    /// Where nobody asks, `author` is who said that it was done.
    func book(
        _ completion: Completion, of occurrence: Occurrence, by doer: Member,
        sayingSo author: Member.ID? = nil
    ) throws -> CompletionOutcome {
        try move(
            .award(completion.id), of: doer, points: completion.paid, countedAt: completion.at,
            by: author)
        try thank(doer, for: completion, of: occurrence, sayingSo: author)
        let date = occurrence.at(.done(completion))
        let routines = try payRoutines(since: date, by: doer, sayingSo: author)
        return CompletionOutcome(
            occurrence: date, doer: doer,
            points: routines.reduce(completion.paid) { $0 + ($1.bonus?.points ?? 0) },
            rewards: try settle(of: doer, countedAt: completion.at), routines: routines)
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
