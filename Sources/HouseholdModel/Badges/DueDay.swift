/// How a member's own dates of one day went: those that were theirs to do and that nobody else did.
package struct DueDay: Hashable, Sendable {
    /// The day on which they were due.
    package let day: Day
    /// How many were done on that day or before it.
    package var kept: Int
    /// How many were done on a later day.
    package var late: Int
    /// How many were missed.
    package var missed: Int
    /// How many wait for a parent's OK.
    package var waiting: Int
    /// How many are to be done.
    package var open: Int
    /// The last day on which one of them was done.
    package let lastDone: Day?

    /// Creates what came of a day.
    package init(
        day: Day, kept: Int = 0, late: Int = 0, missed: Int = 0, waiting: Int = 0, open: Int = 0,
        lastDone: Day? = nil
    ) {
        self.day = day
        self.kept = kept
        self.late = late
        self.missed = missed
        self.waiting = waiting
        self.open = open
        self.lastDone = lastDone
    }
}

extension DueDay {
    /// What a day is in a row of days.
    enum Verdict {
        /// All was done in time.
        case kept
        /// Something can still come: an OK, or the rest of the day.
        case pending
        /// Something was not done in time.
        case broken
        /// Nothing was to be done, or all of it was done ahead of a day that is still to come.
        case free
    }

    func verdict(today: Day) -> Verdict {
        if late > 0 || missed > 0 || (open > 0 && day < today) { return .broken }
        if waiting > 0 || open > 0 { return .pending }
        return kept > 0 && day <= today ? .kept : .free
    }

    /// The same as if the member had been away: nothing that was not done counts.
    package var withoutBlame: DueDay {
        DueDay(day: day, kept: kept, waiting: waiting, lastDone: lastDone)
    }
}
