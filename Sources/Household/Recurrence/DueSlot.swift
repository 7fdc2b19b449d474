/// One date on which a chore comes round.
public struct DueSlot: Hashable, Sendable, Codable {
    /// What calendars and clocks show in the household's zone.
    public let due: Due
    /// The moment itself, of rules that count hours: when clocks are set back, two of them show the
    /// same.
    public let instant: Instant?

    /// Creates a date of a rule.
    public init(due: Due, instant: Instant? = nil) {
        self.due = due
        self.instant = instant
    }

    /// Creates a date of a rule that counts hours.
    public init(at instant: Instant, in zone: Zone) {
        due = Due(day: zone.day(at: instant), time: zone.time(at: instant))
        self.instant = instant
    }
}
