/// What somebody said about how a chore comes back, before it is known from when on.
///
/// A command fills it from `--every` or `--after-done` and then from its other options.
package struct RecurrenceDraft: Hashable, Sendable {
    /// How often.
    package enum Rhythm: Hashable, Sendable {
        /// By the calendar, as words say it: where a month is shorter, its last day counts.
        case rule(RuleParts)
        /// By the calendar, as RFC 5545 says it: where a month is shorter, it is left out.
        case literal(RuleParts)
        /// Some time after it was done.
        case afterDone(Span)
        /// So many times a week that begins on that day.
        case timesAWeek(Int, weeksFrom: Weekday)
    }

    /// When it ends.
    package enum End: Hashable, Sendable {
        /// After so many times.
        case times(Int)
        /// With that day, or minute.
        case until(Due)
        /// So long after its start.
        case lasting(Span)
    }

    /// How often.
    package var rhythm: Rhythm
    /// At which times of the day; none for its end.
    package var times: [TimeOfDay] = []
    /// The months in which the chore exists; none for all.
    package var season: Set<Int> = []
    /// Who takes turns with it, by the names that were typed.
    package var turns: [String] = []
    /// From when on, where that was said.
    package var start: Due?
    /// When it ends, where that was said.
    package var end: End?
    /// Days on which it comes as well.
    package var extra: Set<Day> = []
    /// Days on which it does not.
    package var excepted: Set<Day> = []

    /// Creates a draft that says nothing but how often.
    package init(_ rhythm: Rhythm) {
        self.rhythm = rhythm
    }
}

// MARK: - Making sense of it

extension RecurrenceDraft {
    /// Makes sense of what was said, counted from its start or else from the first date still ahead.
    ///
    /// - Parameter now: What calendars and clocks show in the household's zone.
    /// - Returns: How the chore comes back.
    /// - Throws: Why it makes no sense.
    package func recurrence(now: Due) throws(RecurrenceError) -> Recurrence {
        switch rhythm {
        case .rule(var parts):
            parts.clampDay(to: start?.day ?? now.day)
            return .calendar(try schedule(parts, positionsAreOfDays: true, now: now))
        case .literal(let parts):
            return .calendar(try schedule(parts, positionsAreOfDays: false, now: now))
        case .afterDone(let span): return .afterDone(try afterDone(span, now: now))
        case .timesAWeek(let times, let weekStart):
            let start = try startAlone(now: now)
            return .timesAWeek(
                try TimesAWeek(
                    times, weeksFrom: weekStart, from: start, season: season,
                    end: ruleEnd(start) ?? .never))
        }
    }

    private func afterDone(_ span: Span, now: Due) throws(RecurrenceError) -> AfterDone {
        let start = try startAlone(now: now, needsTime: span.unit == .hours)
        return try AfterDone(span, from: start, season: season, end: ruleEnd(start) ?? .never)
    }

    /// The start of what has no single dates beside it, and one time at most.
    private func startAlone(now: Due, needsTime: Bool = false) throws(RecurrenceError) -> Due {
        guard extra.isEmpty else { throw .calendarOnly("An extra date") }
        guard excepted.isEmpty else { throw .calendarOnly("An excepted date") }
        guard times.count <= 1 else { throw .calendarOnly("A second time of day") }
        let time = start?.time ?? times.first ?? (needsTime ? now.time : nil)
        return Due(day: start?.day ?? now.day, time: time)
    }

    private func schedule(
        _ parts: RuleParts, positionsAreOfDays: Bool, now: Due
    ) throws(RecurrenceError) -> Schedule {
        var parts = parts
        try parts.keep(to: season)
        if parts.frequency == .hourly {
            guard times.count <= 1 else { throw .calendarOnly("A second time of day") }
        } else {
            try parts.setTimes(times, positionsAreOfDays: positionsAreOfDays)
        }
        let start = try begin(parts, now: now)
        if let end = ruleEnd(start) {
            guard parts.end == .never else { throw .twoEnds }
            parts.end = end
        }
        return try Schedule(
            RecurrenceRule(parts), from: start, extra: extra, excepted: excepted)
    }

    /// What was said, or the first date that is still ahead, from which every second one is counted.
    private func begin(_ parts: RuleParts, now: Due) throws(RecurrenceError) -> Due {
        if parts.frequency == .hourly {
            let time = start?.time ?? times.first ?? now.time
            return Due(day: start?.day ?? now.day, time: time)
        }
        if let start { return start }
        var everyOne = parts
        everyOne.interval = 1
        everyOne.end = .never
        let from = parts.hours.isEmpty ? Due(day: now.day) : now
        return try Schedule(RecurrenceRule(everyOne), from: from).start
    }

    private func ruleEnd(_ start: Due) -> RecurrenceEnd? {
        switch end {
        case nil: nil
        case .times(let count): .count(count)
        case .until(let due): .until(due)
        case .lasting(let span): .until(Due(day: span.day(after: start.day).adding(days: -1)))
        }
    }
}

extension RuleParts {
    /// Keeps to a season, which a rule can as long as `BYMONTH` takes dates away and adds none
    /// (RFC 5545 section 3.3.10: in yearly rules it adds them).
    fileprivate mutating func keep(to season: Set<Int>) throws(RecurrenceError) {
        guard !season.isEmpty else { return }
        let common = months.isEmpty && frequency != .yearly ? season : months.intersection(season)
        guard !common.isEmpty else { throw .outOfSeason }
        months = common
    }
}
