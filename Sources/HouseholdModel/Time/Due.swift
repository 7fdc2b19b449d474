/// When a chore is due: on a day, by a time or else by the end of the day.
package struct Due: Hashable, Sendable, Codable {
    /// The day, in the household's zone.
    package let day: Day
    /// The time, or `nil` for the end of the day.
    package let time: TimeOfDay?

    /// Creates a due date.
    package init(day: Day, time: TimeOfDay? = nil) {
        self.day = day
        self.time = time
    }

    /// Returns the first instant at which the chore is late: a minute that is named is still in time.
    package func isOver(in zone: Zone) -> Instant {
        guard let time else { return zone.start(of: day.adding(days: 1)) }
        return zone.instant(on: day, at: time).adding(milliseconds: 60_000)
    }
}
