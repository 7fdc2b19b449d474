/// A day of the calendar, with no time and no zone: 21 November 2026.
///
/// Years run from 1 to 9999 in the proleptic Gregorian calendar. The arithmetic counts in eras of
/// 400 years that begin on 1 March, so that the leap day comes last (the days-from-civil method).
package struct Day: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01; negative before.
    package let dayNumber: Int

    /// Creates the day `dayNumber` days after 1970-01-01.
    package init(dayNumber: Int) {
        self.dayNumber = dayNumber
    }

    /// Creates the day with that date, or returns `nil` when the calendar has no such day.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9_999).contains(year), (1...12).contains(month),
            (1...Self.length(ofMonth: month, year: year)).contains(day)
        else { return nil }
        let marchYear = month > 2 ? year : year - 1
        let era = marchYear.flooredQuotient(by: 400)
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        dayNumber = era * 146_097 + dayOfEra - 719_468
    }

    /// The number of days that `month` (1 to 12) of `year` has.
    package static func length(ofMonth month: Int, year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return switch month {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Whether `left` is the earlier day.
    package static func < (left: Day, right: Day) -> Bool {
        left.dayNumber < right.dayNumber
    }
}

// MARK: - Taking a day apart

extension Day {
    /// The year, the month from 1 to 12 and the day of the month from 1.
    package var date: (year: Int, month: Int, day: Int) {
        let shifted = dayNumber + 719_468
        let era = shifted.flooredQuotient(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }

    /// The day of the week.
    package var weekday: Weekday {
        let place = dayNumber + 3 - (dayNumber + 3).flooredQuotient(by: 7) * 7
        return Weekday.allCases[place]
    }
}

// MARK: - Counting

extension Day {
    /// The last day that can be written: 31 December 9999.
    package static let latest = Day(dayNumber: CalendarDay.lastNumber)
}

extension Day {
    /// Returns the day `days` later, or earlier when negative.
    package func adding(days: Int) -> Day {
        Day(dayNumber: dayNumber + days)
    }

    /// Returns the same day of the month `months` later, or that month's last day where it is shorter.
    package func adding(months: Int) -> Day {
        let (year, month, day) = date
        let count = year * 12 + month - 1 + months
        let newYear = count.flooredQuotient(by: 12)
        let newMonth = count - newYear * 12 + 1
        let last = Self.length(ofMonth: newMonth, year: newYear)
        return Day(year: newYear, month: newMonth, day: min(day, last)) ?? self
    }

    /// Returns the first day of the week that `self` is in, where weeks begin with `start`.
    package func startOfWeek(from start: Weekday) -> Day {
        adding(days: -weekday.days(after: start))
    }

    /// The first day of the month.
    package var startOfMonth: Day {
        adding(days: 1 - date.day)
    }
}

// MARK: - As text

extension Day: CodedAsText {
    /// The date as `YYYY-MM-DD` (ISO 8601).
    package var description: String {
        let (year, month, day) = date
        return "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
    }

    /// Creates the day that `text` names as `YYYY-MM-DD`, or returns `nil`.
    package init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2],
            parts.joined().allSatisfy({ (48...57).contains($0) })
        else { return nil }
        let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - 48) } }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }
}
