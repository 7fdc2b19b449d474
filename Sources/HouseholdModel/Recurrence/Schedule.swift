/// A chore that comes back by the calendar, or so many hours apart: a rule, where it begins, and single
/// days beside it (RFC 5545 sections 3.8.5.1 to 3.8.5.3).
package struct Schedule: Hashable, Sendable {
    /// The first date of the rule, whose time is that of the later ones.
    package let start: Due
    /// How often.
    package let rule: RecurrenceRule
    /// Days on which it comes as well: `RDATE`.
    package let extra: Set<Day>
    /// Days on which it does not, though they count as times: `EXDATE`.
    package let excepted: Set<Day>

    /// Creates a schedule.
    ///
    /// The start becomes the first date that fits the rule, as RFC 5545 section 3.8.2.4 advises: some
    /// programs take the start for a date even where it doesn't fit.
    ///
    /// - Parameters:
    ///   - rule: How often.
    ///   - start: Where the rule begins to count.
    ///   - extra: Days on which it comes as well.
    ///   - excepted: Days on which it does not.
    /// - Throws: That there would be no date.
    package init(
        _ rule: RecurrenceRule, from start: Due, extra: Set<Day> = [], excepted: Set<Day> = []
    ) throws(RecurrenceError) {
        guard extra.count <= 1_000, excepted.count <= 1_000 else { throw .tooMuch }
        if rule.parts.frequency == .hourly, !extra.isEmpty { throw .calendarOnly("An extra date") }
        let (rule, fitted) = try rule.fitted(to: start)
        self.rule = rule
        self.start = try rule.firstDate(from: fitted, notBefore: start)
        self.extra = extra
        self.excepted = excepted
        var dueSlots = DueSlots(self, in: .utc)
        if dueSlots.next() == nil { throw .allExcepted }
    }

    /// Whether one day can have several dates, at several times.
    var isSeveralTimesADay: Bool { times.count > 1 }

    /// The times of the day; `nil` alone where it is due by the end of the day.
    var times: [TimeOfDay?] {
        guard rule.parts.frequency != .hourly, !rule.parts.hours.isEmpty else {
            return [start.time]
        }
        return rule.parts.timesOfDay(from: start.time)
            .map { TimeOfDay(hour: $0 / 60, minute: $0 % 60) }
    }
}

extension RecurrenceRule {
    /// Moves a single time of the rule to the start, and gives the end a time where the start has one.
    fileprivate func fitted(
        to start: Due
    ) throws(RecurrenceError) -> (RecurrenceRule, Due) {
        var parts = parts
        let isHourly = parts.frequency == .hourly
        if isHourly, start.time == nil { throw .noStartTime }
        let fitted = isHourly ? start : parts.spellOutTimes(start: start)
        parts.end = parts.end.fitted(toTimed: fitted.time != nil)
        return (try RecurrenceRule(parts), fitted)
    }

    /// Returns the first date that is not before `earliest`, whichever time of day the rule names.
    fileprivate func firstDate(
        from start: Due, notBefore earliest: Due
    ) throws(RecurrenceError) -> Due {
        if case .until(let due) = parts.end, due.day < start.day {
            throw .endsBeforeStart(until: due.day, start: start.day)
        }
        var endless = parts
        endless.end = .never
        let rule = try RecurrenceRule(endless)
        guard let first = rule.first(from: start, notBefore: earliest) else { throw .neverOccurs }
        guard first.minute <= parts.end.limits(isTimed: first.time != nil).last else {
            throw .nothingBefore(parts.end.day ?? start.day)
        }
        return first
    }

    private func first(from start: Due, notBefore earliest: Due) -> Due? {
        guard parts.frequency == .hourly else {
            var dates = WallClockDates(self, start: start, from: earliest)
            return dates.next()
        }
        guard parts.reachesItsHours(from: start) else { return nil }
        var dates = HourDates(self, start: start, in: .utc)
        return dates.next().map { _ in start }
    }
}

extension RuleParts {
    /// Whether a clock that is never set shows one of the hours of the rule: every second hour from
    /// eight on never comes to nine.
    fileprivate func reachesItsHours(from start: Due) -> Bool {
        let first = (start.time?.minutes ?? 0) / 60
        return hours.isEmpty
            || (0..<24).contains { hours.contains((first + $0 * (interval % 24)) % 24) }
    }

    /// Names all times where there are several; returns the start with the first time of the rule.
    fileprivate mutating func spellOutTimes(start: Due) -> Due {
        guard !hours.isEmpty || !minutes.isEmpty else { return start }
        let times = times(from: start.time)
        if times.count == 1 {
            (hours, minutes) = ([], [])
            return Due(day: start.day, time: TimeOfDay(hour: times[0] / 60, minute: times[0] % 60))
        }
        hours = Set(times.map { $0 / 60 })
        minutes = Set(times.map { $0 % 60 })
        guard start.time == nil else { return start }
        return Due(day: start.day, time: .midnight)
    }
}

extension RecurrenceEnd {
    fileprivate var day: Day? {
        guard case .until(let due) = self else { return nil }
        return due.day
    }

    /// The end as RFC 5545 wants it: with a time exactly when the start has one.
    func fitted(toTimed isTimed: Bool) -> RecurrenceEnd {
        guard case .until(let due) = self else { return self }
        let lastMinute = TimeOfDay(hour: 23, minute: 59)
        return .until(Due(day: due.day, time: isTimed ? due.time ?? lastMinute : nil))
    }
}
