import HouseholdModel
import HouseholdDatabase

// What counts as approved, since nobody looked at it in time.

extension Facts {
    /// The dates that have waited for an OK by then for as long as the household waits for that, oldest first.
    borrowing func unseenDates(
        in home: Principal.Membership, at moment: Instant
    ) throws -> [Occurrence] {
        let settings = home.household.settings
        let waits = [settings.approvalWait, settings.approvalWaitPromise?.value]
        guard let start = waits.compactMap({ $0?.start(countingAt: moment) }).max()
        else { return [] }
        return try datesWaiting(since: start, in: home.household.id).filter { date in
            guard let completion = date.completion,
                let end = settings.approval(ofWhatWaitsSince: completion.waitsSince)?.end
            else { return false }
            return end <= moment && home.member(completion.doer)?.isActive == true
        }
    }
}

extension ApproveUnseen: TimedChange {
    /// Whoever comes now may be about to look.
    static var comesOfTimeAlone: Bool { false }

    static func households(in facts: borrowing Facts, at instant: Instant) throws -> [Household.ID]
    {
        try facts.householdsToApprove(at: instant)
    }

    static func isDue(
        in home: Principal.Membership, at moment: Instant, by facts: borrowing Facts
    ) throws -> Bool {
        let settings = home.household.settings
        guard settings.approvalWait != nil || settings.approvalWaitPromise != nil else {
            return false
        }
        return try !facts.unseenDates(in: home, at: moment).isEmpty
    }
}

extension Grant where Op == ApproveUnseen {
    /// Books what was promised for all that has waited for so long by a clock that is believed.
    func approveUnseen() throws -> Int {
        let home = try principal.home()
        let dates = try transaction.facts.unseenDates(in: home, at: min(instant, believed))
        for date in dates { try approve(date, in: home) }
        return dates.count
    }

    private func approve(_ date: Occurrence, in home: Principal.Membership) throws {
        guard let waiting = date.completion, let doer = home.member(waiting.doer),
            let hours = home.household.settings.approval(ofWhatWaitsSince: waiting.waitsSince)?
                .hours
        else { throw ServiceError.changedMeanwhile }
        let silence = Completion.Silence(at: instant, hours: hours)
        guard try transaction.approve(date, waiting, after: silence) else {
            throw ServiceError.changedMeanwhile
        }
        try tell(of: .date(date))
        _ = try earningBadges(for: doer) {
            try book(waiting.unseen(silence), of: date, by: doer, sayingSo: waiting.recordedBy)
        }
        try recordByItself(date.reference, about: doer.id, ["hours": hours])
    }
}
