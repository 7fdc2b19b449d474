/// A chore that is to be done so many times a week, on whichever days, once a day at most.
///
/// Its dates are the last days of the week, as many as it has times. By the first of them the first time has to be done, since
/// then one is left for each day; whoever does it earlier goes on to the second of them. So what is due says how many times
/// are left, and is late just when the week can't hold them any more.
package struct TimesAWeek: Hashable, Sendable {
    /// How many times.
    package let times: Int
    /// On which day its weeks begin.
    package let weekStart: Weekday
    /// The last days of its weeks.
    let schedule: Schedule

    /// How many times a week can hold.
    package static let range = 1...7

    /// Creates a chore that is to be done so many times a week.
    ///
    /// - Parameters:
    ///   - times: How many times.
    ///   - weekStart: On which day its weeks begin.
    ///   - start: The first day; that week has as many times as it can still hold.
    ///   - season: The months in which the chore exists; empty for all.
    ///   - end: When it ends.
    /// - Throws: What is out of range, or that there would be no date.
    package init(
        _ times: Int, weeksFrom weekStart: Weekday, from start: Due, season: Set<Int> = [],
        end: RecurrenceEnd = .never
    ) throws(RecurrenceError) {
        guard Self.range.contains(times) else { throw .timesAWeek(String(times)) }
        var parts = RuleParts(.weekly)
        parts.weekdays = Set(
            Weekday.allCases.filter { $0.days(after: weekStart) >= 7 - times }
                .map { WeekdayNumber($0) })
        parts.months = season
        parts.end = end
        self.times = times
        self.weekStart = weekStart
        schedule = try Schedule(RecurrenceRule(parts), from: start)
    }
}

// MARK: - The week of a date

extension TimesAWeek {
    /// The first and the last day of the week that `day` is in.
    package func week(of day: Day) -> ClosedRange<Day> {
        let first = day.startOfWeek(from: weekStart)
        return first...first.adding(days: 6)
    }

    /// How many times are left in its week by the date on `day`, that one counted.
    package func left(on day: Day) -> Int {
        let last = week(of: day).upperBound
        return DueSlots(schedule, in: .utc, from: Due(day: day)).prefix { $0.due.day <= last }.count
    }

    /// The date in place of `old` where the chore was to be done another number of times until now: what was done of the week
    /// counts, and what it can't hold any more is let be.
    ///
    /// - Parameters:
    ///   - old: The open date as it was planned.
    ///   - before: How often it was to be done.
    ///   - today: The household's day.
    ///   - zone: The household's zone.
    /// - Returns: The date, or `nil` after the last.
    package func date(
        inPlaceOf old: DueSlot, of before: TimesAWeek, today: Day, in zone: Zone
    ) -> DueSlot? {
        let week = week(of: old.due.day)
        let done = before.times - before.left(on: old.due.day)
        let own = week.lowerBound.adding(days: 7 - times + done)
        return DueSlots(schedule, in: zone, from: Due(day: max(own, today))).first { _ in true }
    }
}
