/// One date on which a chore comes round.
package struct DueSlot: Hashable, Sendable, Codable {
    /// What calendars and clocks show in the household's zone.
    package let due: Due
    /// The moment itself, of rules that count hours: when clocks are set back, two of them show the
    /// same.
    package let instant: Instant?

    /// Creates a date of a rule.
    package init(due: Due, instant: Instant? = nil) {
        self.due = due
        self.instant = instant
    }

    /// Creates a date of a rule that counts hours.
    package init(at instant: Instant, in zone: Zone) {
        due = Due(day: zone.day(at: instant), time: zone.time(at: instant))
        self.instant = instant
    }

    /// Returns the first instant at which it is late.
    func isOver(in zone: Zone) -> Instant {
        instant?.adding(milliseconds: 60_000) ?? due.isOver(in: zone)
    }
}
