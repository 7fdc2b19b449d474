import HouseholdModel
import HouseholdDatabase

// Going on to the dates that follow.

extension Grant where Op: GoesOn {
    /// Makes the dates that follow, unless there is an open one or a part of this one that somebody has to do.
    func goOn(
        after occurrence: Occurrence, isDone: Bool, in calendar: HouseholdCalendar
    ) throws -> Occurrence? {
        let others = try others(than: occurrence)
        let parts = others.filter { $0.isOpen && $0.isPart(of: occurrence) }
        guard !parts.contains(where: { $0.isWaitedFor(in: calendar) }),
            !others.contains(where: { $0.isOpen && $0.ordinal > occurrence.ordinal })
        else { return nil }
        let lots = try lots(for: occurrence.chore)
        let next = occurrence.next(
            besides: others, in: calendar, isDone: isDone, newID: maker(), choosing: lots.choose)
        guard !next.isEmpty else { return nil }
        for part in parts {
            guard try transaction.skip(part, at: instant, in: calendar.zone) else {
                throw ServiceError.changedMeanwhile
            }
        }
        for date in next { try transaction.add(date, in: calendar.zone) }
        let current = next.map { $0.current(in: calendar) }
        return current.first { $0.share == occurrence.share } ?? current.first
    }
}

extension Grant {
    /// The chore's other dates that are to be done or wait, and those that were done last; of a chore that each
    /// does for themselves, those of the same member.
    func others(than occurrence: Occurrence) throws -> [Occurrence] {
        try transaction.facts.occurrences(of: occurrence.chore, in: membership().home.calendar)
            .filter { $0.id != occurrence.id && $0.isBeside(occurrence) }
    }
}

extension HouseholdCalendar {
    /// The same on a day before on which something was ticked.
    func onDay(ofTicking ticked: Day?) -> HouseholdCalendar {
        guard let ticked, ticked < today else { return self }
        return atStart(of: ticked)
    }
}
