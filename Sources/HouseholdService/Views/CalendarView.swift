package import HouseholdModel

/// What comes on which day, as `calendar` in JSON.
package struct CalendarView: Codable, Sendable {
    /// One day.
    package struct Entry: Codable, Sendable {
        /// The day.
        package let day: Day
        /// What is due on it.
        package let chores: [ChoreView]
    }

    /// The first day.
    package let from: Day
    /// The last day.
    package let to: Day
    /// The days on which something is due.
    package let days: [Entry]
    /// What is to be done on any day of a week, once for each of these weeks.
    package let anyDay: [ChoreView]

    init(_ range: ClosedRange<Day>, _ chores: [ChoreView]) {
        let first = range.lowerBound
        from = first
        to = range.upperBound
        anyDay = chores.filter { $0.week != nil }
            .sorted { ($0.due?.day ?? first, $0.number) < ($1.due?.day ?? first, $1.number) }
        days = Dictionary(grouping: chores.filter { $0.week == nil }) { $0.due?.day ?? first }
            .sorted { $0.key < $1.key }.map { Entry(day: $0, chores: $1.inTimeOrder) }
    }
}

extension [ChoreView] {
    /// Those with a time first, as they come, then those that are due by the end of the day.
    fileprivate var inTimeOrder: [ChoreView] {
        sorted {
            ($0.due?.time?.minutes ?? 1_440, $0.number)
                < ($1.due?.time?.minutes ?? 1_440, $1.number)
        }
    }
}
