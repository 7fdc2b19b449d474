import HouseholdModel
import SeededRandom

/// Makes up recurrences of every kind that can be written.
struct RandomRecurrence {
    private var dice: SeededGenerator

    init(seed: UInt64) {
        dice = SeededGenerator(seed: seed)
    }

    /// Returns the next that makes sense; many that are thrown together don't.
    mutating func next() -> Recurrence {
        while true {
            guard
                let recurrence = try? kind()
            else { continue }
            return recurrence
        }
    }

    private mutating func kind() throws -> Recurrence {
        switch Int.random(in: 0..<10, using: &dice) {
        case 0: try afterDone()
        case 1: try timesAWeek()
        default: try calendar()
        }
    }

    private mutating func timesAWeek() throws -> Recurrence {
        let weekStart = Weekday.allCases.randomElement(using: &dice) ?? .monday
        let season = some(1...12, oneIn: 3)
        return .timesAWeek(
            try TimesAWeek(
                .random(in: 1...7, using: &dice), weeksFrom: weekStart, from: due(),
                season: season, end: end()))
    }

    private mutating func afterDone() throws -> Recurrence {
        let unit = Span.Unit.allCases.randomElement(using: &dice) ?? .days
        let span = try Span(.random(in: 1...40, using: &dice), unit)
        let end = end()
        return .afterDone(
            try AfterDone(span, from: due(), season: some(1...12, oneIn: 3), end: end))
    }

    private mutating func calendar() throws -> Recurrence {
        let rule = try RecurrenceRule(parts())
        let start = due()
        let isHourly = rule.parts.frequency == .hourly
        return .calendar(
            try Schedule(
                rule, from: start, extra: isHourly ? [] : days(from: start),
                excepted: days(from: start)))
    }

    private mutating func parts() -> RuleParts {
        var parts = RuleParts(Frequency.allCases.randomElement(using: &dice) ?? .daily)
        parts.interval = .random(in: 1...4, using: &dice)
        parts.months = some(1...12, oneIn: parts.frequency == .yearly ? 2 : 5)
        let kind = Int.random(in: 0..<8, using: &dice)
        switch kind {
        case 0, 1: parts.monthDays = some(1...31, oneIn: 1)
        case 2:
            parts.monthDays = some(-31...31, oneIn: 1).subtracting([0])
        case 3: parts.weekdays = weekdays(ordinals: nil)
        case 4: parts.weekdays = weekdays(ordinals: -5...5)
        case 5:
            parts.weekdays = Set(Weekday.allCases.prefix(5).map { WeekdayNumber($0) })
            parts.positions = some(-3...3, oneIn: 1).subtracting([0])
        case 6: setMonthEnd(&parts)
        default: break
        }
        parts.yearDays = some(-366...366, oneIn: 30).subtracting([0])
        if Int.random(in: 0..<20, using: &dice) == 0 { parts.positions.insert(-1) }
        parts.hours = some(0...23, oneIn: 5)
        if !parts.hours.isEmpty { parts.minutes = some(0...59, oneIn: 2) }
        parts.weekStart = Weekday.allCases.randomElement(using: &dice) ?? .monday
        parts.end = end()
        return parts
    }

    /// "The 31st", written so that shorter months have their last day.
    private mutating func setMonthEnd(_ parts: inout RuleParts) {
        let last = Int.random(in: 29...31, using: &dice)
        let early = some(1...27, oneIn: 2)
        parts.monthDays = early.union(28...last)
        let late = some(28...last - 1, oneIn: 2).map { $0 - 27 + early.count }
        parts.positions = Set((0..<early.count).map { $0 + 1 }).union(late).union([-1])
    }

    private mutating func weekdays(ordinals: ClosedRange<Int>?) -> Set<WeekdayNumber> {
        Set(
            some(0...6, oneIn: 1).map { day in
                let ordinal = ordinals.map { Int.random(in: $0, using: &dice) }
                return WeekdayNumber(
                    Weekday.allCases[day], ordinal: ordinal == 0 ? -1 : ordinal)
            })
    }

    private mutating func end() -> RecurrenceEnd {
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: .count(.random(in: 1...50, using: &dice))
        case 1: .until(due(years: 2031...2040))
        default: .never
        }
    }

    private mutating func due(years: ClosedRange<Int> = 2020...2030) -> Due {
        let first = Day(year: years.lowerBound, month: 1, day: 1)?.dayNumber ?? 0
        let day = Day(dayNumber: first + .random(in: 0..<years.count * 365, using: &dice))
        guard Bool.random(using: &dice) else { return Due(day: day) }
        return Due(
            day: day,
            time: TimeOfDay(
                hour: .random(in: 0...23, using: &dice), minute: .random(in: 0...59, using: &dice)))
    }

    private mutating func days(from start: Due) -> Set<Day> {
        Set(some(0...400, oneIn: 6).map { start.day.adding(days: $0) })
    }

    /// Up to four numbers of a range, or none in most cases.
    private mutating func some(_ range: ClosedRange<Int>, oneIn chance: Int) -> Set<Int> {
        guard Int.random(in: 0..<chance, using: &dice) == 0 else { return [] }
        return Set(
            (0..<Int.random(in: 1...4, using: &dice)).map { _ in
                Int.random(in: range, using: &dice)
            })
    }
}
