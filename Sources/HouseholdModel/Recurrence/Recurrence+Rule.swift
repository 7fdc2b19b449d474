extension Recurrence {
    /// Whether its dates are so many hours apart, so that each is a moment.
    package var countsHours: Bool {
        switch self {
        case .calendar(let schedule): schedule.rule.parts.frequency == .hourly
        case .afterDone(let afterDone): afterDone.span.unit == .hours
        case .timesAWeek: false
        }
    }

    /// The rule alone, as RFC 5545 writes it; what comes back after it was done, or so many times a week, has
    /// none.
    package var rrule: String? {
        guard case .calendar(let schedule) = self else { return nil }
        return schedule.rule.description
    }

    /// The days on which it does not come all the same, in order; what does not go by the calendar has none.
    package var exceptedDays: [Day]? {
        guard case .calendar(let schedule) = self else { return nil }
        return schedule.excepted.sorted()
    }
}
