import HouseholdModel
import HouseholdDatabase

// What members give each other for what is handed on.

extension Grant where Op: MovesPoints {
    /// Lets whose date it was give what was promised whoever did it instead or, where that is not there any more, what of it
    /// can be spent.
    ///
    /// - Returns: How many points that were.
    func thank(
        _ doer: Member, for completion: Completion, of occurrence: Occurrence,
        sayingSo author: Member.ID? = nil
    ) throws -> Int {
        guard !completion.isWaiting, let offer = occurrence.offer, offer.taker == doer.id,
            let owner = try principal.home().member(offer.by), owner.isActive
        else { return 0 }
        let points = try min(offer.thanks.points, max(0, transaction.facts.outOfJar(of: owner)))
        for (cause, member) in [
            (Transfer.Cause.thanking(completion.id), owner), (.thanked(completion.id), doer),
        ] {
            try move(cause, of: member, points: points, countedAt: completion.at, by: author)
        }
        return points
    }

    /// Gives back what was given for what does not count as done any more.
    ///
    /// - Returns: How many points that were.
    func giveBackThanks(for completion: Completion) throws -> Int {
        let home = try principal.home()
        var points = 0
        for entry in try transaction.facts.thanks(for: completion.id, in: home.household.id) {
            guard let member = home.member(entry.member) else {
                throw ServiceError.changedMeanwhile
            }
            let given: Transfer.Reversed =
                entry.points < 0 ? .thanking(completion.id) : .thanked(completion.id)
            try move(
                .reversal(of: entry.sequence, given), of: member, points: entry.amount,
                countedAt: entry.countedAt)
            points += max(0, entry.points)
        }
        return points
    }
}

extension Facts {
    /// What a member can spend on a reward, or on anything else: neither what is in the jar for another one, nor what is pledged.
    borrowing func spendable(
        of member: Member, on reward: Reward.ID? = nil, in calendar: HouseholdCalendar
    ) throws -> Int {
        try outOfJar(of: member, besides: reward) - pledged(by: member, in: calendar)
    }

    /// How many points a member has pledged for dates that others have taken over, until these are booked or let be.
    borrowing func pledged(by member: Member, in calendar: HouseholdCalendar) throws -> Int {
        guard try hasPledged(member.id, in: member.household) else { return 0 }
        let dates =
            try occurrences(.open, in: member.household, calendar)
            + occurrences(.paused, in: member.household, calendar)
        let pledges = dates.compactMap(\.offer).filter { $0.by == member.id && $0.takenAt != nil }
        return pledges.reduce(0) { $0 + $1.thanks.points }
    }

    /// What is left of a member's points without what is in the jar for a reward other than `reward`.
    borrowing func outOfJar(of member: Member, besides reward: Reward.ID? = nil) throws -> Int {
        try pointsSummary(of: member.id, in: member.household).balance
            - inJar(of: member, besides: reward)
    }
}
