/// The dates of a rule that goes by the calendar, in order, with no zone: what calendars and clocks on
/// the wall show.
///
/// It works period by period from the one that holds the first wanted date, so a rule that began long
/// ago costs no more; only one with `COUNT` is counted from its start.
struct WallClockDates: Sequence, IteratorProtocol {
    private let periods: Periods
    private let picker: DayPicker
    private let times: [Int]
    private let isTimed: Bool
    private let positions: [Int]
    private let start: Int
    private let first: Int
    private let last: Int
    private var remaining: Int
    private var visit: Int
    private var barrenVisits = 0
    private var days: [Int] = []
    private var found: [Int] = []
    private var place = 0

    /// Prepares the dates of `rule`, begun at `start`, from `from` on.
    init(_ rule: RecurrenceRule, start: Due, from: Due? = nil) {
        let parts = rule.parts
        periods = Periods(parts, start: start.day)
        picker = DayPicker(parts, start: start.day)
        isTimed = start.time != nil
        times = isTimed ? parts.times(from: start.time) : [0]
        positions = Array(parts.positions)
        self.start = start.minute
        first = Swift.max(start.minute, from.map(\.minute) ?? .min)
        (last, remaining) = parts.end.limits(isTimed: isTimed)
        let beginsAtStart = remaining != .max || from == nil
        visit = beginsAtStart ? 0 : periods.visit(reaching: from?.day ?? start.day)
        let most = periods.mostDays * times.count
        let isHopeless = !positions.isEmpty && positions.allSatisfy { abs($0) > most }
        if first > last || isHopeless { remaining = 0 }
    }

    mutating func next() -> Due? {
        while place == found.count {
            guard remaining > 0, barrenVisits < periods.cycle, readPeriod() else { return nil }
        }
        defer { place += 1 }
        return due(found[place])
    }

    private func due(_ minute: Int) -> Due {
        let day = minute.flooredQuotient(by: 1_440)
        guard isTimed else { return Due(day: Day(dayNumber: day)) }
        let rest = minute - day * 1_440
        return Due(day: Day(dayNumber: day), time: TimeOfDay(hour: rest / 60, minute: rest % 60))
    }
}

// MARK: - Period by period

extension WallClockDates {
    /// Finds what the next period has, or returns `false` at the end of the calendar.
    private mutating func readPeriod() -> Bool {
        guard let span = periods.days(ofVisit: visit) else { return false }
        visit += 1
        place = 0
        found.removeAll(keepingCapacity: true)
        pickDays(from: span.first, count: span.count)
        let isBarren = positions.isEmpty ? takeAll() : takePositions()
        barrenVisits = isBarren ? barrenVisits + 1 : 0
        return true
    }

    private mutating func pickDays(from first: Day, count: Int) {
        days.removeAll(keepingCapacity: true)
        var date = CalendarDay(first)
        for step in 0..<count {
            if step > 0 { date.advance() }
            if picker.picks(date) { days.append(date.number) }
        }
    }

    /// Takes all dates of the period; returns whether it has none.
    private mutating func takeAll() -> Bool {
        for day in days {
            for time in times { take(day * 1_440 + time) }
        }
        return days.isEmpty
    }

    /// Takes the n-th dates of the period (`BYSETPOS`), counted before the start cuts any off; returns
    /// whether it has none.
    private mutating func takePositions() -> Bool {
        let total = days.count * times.count
        let places = positions.map { $0 > 0 ? $0 - 1 : total + $0 }.filter { (0..<total) ~= $0 }
        for place in Set(places).sorted() {
            take(days[place / times.count] * 1_440 + times[place % times.count])
        }
        return places.isEmpty
    }

    private mutating func take(_ minute: Int) {
        guard minute >= start, remaining > 0 else { return }
        guard minute <= last else {
            remaining = 0
            return
        }
        if remaining != .max { remaining -= 1 }
        if minute >= first { found.append(minute) }
    }
}

// MARK: - Minutes since 1970-01-01 00:00 on the wall

extension Due {
    /// The minute, for comparing; of a day without a time it is the first.
    var minute: Int { day.dayNumber * 1_440 + (time?.minutes ?? 0) }
}

extension RecurrenceEnd {
    /// The last minute that counts and the number of dates, each as large as can be where it is open.
    func limits(isTimed: Bool) -> (last: Int, count: Int) {
        switch self {
        case .never: (.max, .max)
        case .count(let count): (.max, count)
        case .until(let due): (due.minute + (isTimed && due.time == nil ? 1_439 : 0), .max)
        }
    }
}

extension RuleParts {
    /// The minutes of the day at which the rule falls; what it leaves open comes from the start.
    func times(from start: TimeOfDay?) -> [Int] {
        let hours = self.hours.isEmpty ? [(start?.minutes ?? 0) / 60] : self.hours.sorted()
        let minutes = self.minutes.isEmpty ? [(start?.minutes ?? 0) % 60] : self.minutes.sorted()
        return hours.flatMap { hour in minutes.map { hour * 60 + $0 } }
    }
}
