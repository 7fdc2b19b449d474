/// The stretch of time over which points are counted.
package enum Period: String, CaseIterable, Hashable, Sendable, Codable {
    /// From the household's first day of the week, for seven days.
    case week
    /// From the first of the month to its last day.
    case month
    /// All of it.
    case all

    /// Returns the first and the last day of the period that `today` is in, or `nil` for all time.
    package func days(around today: Day, weekStart: Weekday) -> ClosedRange<Day>? {
        switch self {
        case .week:
            let first = today.startOfWeek(from: weekStart)
            return first...first.adding(days: 6)
        case .month:
            let first = today.startOfMonth
            let (year, month, _) = first.date
            return first...first.adding(days: Day.length(ofMonth: month, year: year) - 1)
        case .all:
            return nil
        }
    }

    /// Returns the first and the last day of the period before the one that `today` is in, or `nil` for all time.
    package func days(before today: Day, weekStart: Weekday) -> ClosedRange<Day>? {
        days(around: today, weekStart: weekStart).flatMap { period in
            days(around: period.lowerBound.adding(days: -1), weekStart: weekStart)
        }
    }
}
