// On which days a date can be done: its own or, of a chore that is to be done so many times a week, any of its week.

extension Occurrence {
    /// The week of a chore that is to be done so many times a week.
    package struct Week: Hashable, Sendable {
        /// Its first and its last day.
        package let days: ClosedRange<Day>
        /// How many times it takes.
        package let times: Int
        /// How many of them are left with this date.
        package let left: Int
    }

    /// The week that it is one of the times of, where it can be done on any day.
    package var week: Week? {
        guard let day = due?.day, let rhythm = chore.recurrence?.timesAWeek else { return nil }
        return Week(days: rhythm.week(of: day), times: rhythm.times, left: rhythm.left(on: day))
    }

    /// The days on which it is done neither early nor late, where it has a date.
    package var days: ClosedRange<Day>? {
        guard let day = due?.day else { return nil }
        guard let rhythm = chore.recurrence?.timesAWeek else { return day...day }
        return rhythm.week(of: day).lowerBound...day
    }

    /// Those of its days that are not over; once they are, the last one.
    package func daysAhead(in calendar: HouseholdCalendar) -> ClosedRange<Day>? {
        days.map { max($0.lowerBound, min(calendar.today, $0.upperBound))...$0.upperBound }
    }

    /// The same date, sent back after `other` had followed it and more was done: one of the times that are left since.
    ///
    /// What was done since counts. Of a week that is over nothing is made up for, so that it takes the place of the other one.
    package func replacing(_ other: Occurrence, in calendar: HouseholdCalendar) -> Occurrence {
        guard let week, let due, let later = other.due?.day else { return self }
        let day = min(later.adding(days: -1), week.days.upperBound)
        return changed {
            $0.ordinal = other.ordinal
            $0.dueSlot =
                isOfPastWeek(in: calendar)
                ? other.dueSlot : DueSlot(due: Due(day: day, time: due.time))
        }
    }

    /// Whether the week is over on any day of which it was to be done: what was missed of it is not made up for.
    func isOfPastWeek(in calendar: HouseholdCalendar) -> Bool {
        guard let day = due?.day, let rhythm = chore.recurrence?.timesAWeek else { return false }
        return calendar.today > rhythm.week(of: day).upperBound
    }
}
