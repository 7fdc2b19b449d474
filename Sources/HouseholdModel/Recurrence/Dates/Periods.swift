/// The days, weeks, months or years that a rule visits, counted from the one in which it began.
struct Periods {
    private let frequency: Frequency
    private let interval: Int
    private let weekStart: Weekday
    private let origin: Int

    init(_ parts: RuleParts, start: Day) {
        frequency = parts.frequency
        interval = parts.interval
        weekStart = parts.weekStart
        origin = Self.number(of: start, frequency, weekStart)
    }

    /// After so many visits the calendar repeats itself.
    ///
    /// 400 years have 146,097 days, which are whole weeks. A rule with no date in that many visits has
    /// none at all.
    var cycle: Int {
        switch frequency {
        case .hourly, .daily: 146_097
        case .weekly: 20_871
        case .monthly: 4_800
        case .yearly: 400
        }
    }

    /// How many days a visit can have.
    var mostDays: Int {
        switch frequency {
        case .hourly, .daily: 1
        case .weekly: 7
        case .monthly: 31
        case .yearly: 366
        }
    }

    /// The first visit that can have dates on `day` or later.
    func visit(reaching day: Day) -> Int {
        let ahead = Self.number(of: day, frequency, weekStart) - origin
        return max(0, (ahead + interval - 1).flooredQuotient(by: interval))
    }

    /// The first day and the number of days of a visit, or `nil` after the year 9999.
    func days(ofVisit visit: Int) -> (first: Day, count: Int)? {
        let number = origin + visit * interval
        switch frequency {
        case .hourly, .daily: return Self.span(Day(dayNumber: number), 1)
        case .weekly: return Self.span(Day(dayNumber: number * 7 + weekStart.shift), 7)
        case .monthly:
            let (year, month) = (number / 12, number % 12 + 1)
            return Day(year: year, month: month, day: 1).map {
                ($0, Day.length(ofMonth: month, year: year))
            }
        case .yearly:
            return Day(year: number, month: 1, day: 1).map {
                ($0, 337 + Day.length(ofMonth: 2, year: number))
            }
        }
    }

    private static func span(_ first: Day, _ count: Int) -> (Day, Int)? {
        let left = CalendarDay.lastNumber - first.dayNumber + 1
        return left > 0 ? (first, min(count, left)) : nil
    }

    private static func number(of day: Day, _ frequency: Frequency, _ weekStart: Weekday) -> Int {
        switch frequency {
        case .hourly, .daily: day.dayNumber
        case .weekly: (day.dayNumber - weekStart.shift).flooredQuotient(by: 7)
        case .monthly: day.date.year * 12 + day.date.month - 1
        case .yearly: day.date.year
        }
    }
}

extension Weekday {
    /// Where the first such day after 1970-01-01, a Thursday, lies.
    fileprivate var shift: Int { days(after: .thursday) }
}
