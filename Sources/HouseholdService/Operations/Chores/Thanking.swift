import HouseholdModel
import HouseholdDatabase

// What members give each other for what is handed on.

extension Grant where Op: MovesPoints {
    /// Lets whose date it was give what was promised whoever did it instead or, where that is not there any more, what of it
    /// can be spent.
    func thank(
        _ doer: Member, for completion: Completion, of occurrence: Occurrence,
        sayingSo author: Member.ID? = nil
    ) throws {
        guard !completion.isWaiting, let offer = occurrence.offer, offer.taker == doer.id,
            let owner = try principal.home().member(offer.by), owner.isActive
        else { return }
        let points = try min(offer.thanks.points, max(0, transaction.facts.outOfJar(of: owner)))
        for (cause, member) in [
            (Transfer.Cause.thanking(completion.id), owner), (.thanked(completion.id), doer),
        ] {
            try move(cause, of: member, points: points, countedAt: completion.at, by: author)
        }
    }

    /// Gives back what was given for what does not count as done any more.
    func giveBackThanks(for completion: Completion) throws {
        let home = try principal.home()
        for entry in try transaction.facts.thanks(for: completion.id, in: home.household.id) {
            guard let member = home.member(entry.member) else {
                throw ServiceError.changedMeanwhile
            }
            let given: Transfer.Reversed =
                entry.points < 0 ? .thanking(completion.id) : .thanked(completion.id)
            try move(
                .reversal(of: entry.sequence, given), of: member, points: entry.amount,
                countedAt: entry.countedAt)
        }
    }
}

extension Facts {
    /// What a member can spend: neither what is in the jar nor what is promised for dates that others have taken over.
    borrowing func spendable(of member: Member, in calendar: HouseholdCalendar) throws -> Int {
        try outOfJar(of: member) - promised(by: member, in: calendar)
    }

    /// How many points a member has promised for dates that others have taken over, until these are booked or let be.
    borrowing func promised(by member: Member, in calendar: HouseholdCalendar) throws -> Int {
        let dates =
            try occurrences(.open, in: member.household, calendar)
            + occurrences(.paused, in: member.household, calendar)
        let promises = dates.compactMap(\.offer).filter { $0.by == member.id && $0.takenAt != nil }
        return promises.reduce(0) { $0 + $1.thanks.points }
    }

    /// What is left of a member's points without what is in the jar.
    fileprivate borrowing func outOfJar(of member: Member) throws -> Int {
        try pointsSummary(of: member.id, in: member.household).balance - inJar(of: member)
    }
}
