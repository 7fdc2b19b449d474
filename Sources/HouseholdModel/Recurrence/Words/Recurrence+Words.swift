extension Recurrence {
    /// Says how often, as people do: `every 2 weeks on mon and thu`.
    ///
    /// What words can't say is said as RFC 5545 does: `FREQ=MONTHLY;BYMONTHDAY=31`.
    ///
    /// - Parameter weekStart: The household's first day of the week; another one is said.
    /// - Returns: The words.
    package func rhythm(weekStart: Weekday) -> String {
        switch self {
        case .calendar(let schedule): schedule.rhythm(weekStart: weekStart)
        case .afterDone(let afterDone):
            (["\(afterDone.span.words) after done"] + afterDone.season.seasonWords
                + start.clockWords)
                .joined(separator: " ")
        case .timesAWeek(let week):
            ([week.words] + week.schedule.rule.parts.months.seasonWords + start.clockWords
                + (week.weekStart == weekStart ? [] : ["weeks from \(week.weekStart.word)"]))
                .joined(separator: " ")
        }
    }

    /// Says how often, and until when where it ends, as people do: `every day until 24 dec 2026`.
    ///
    /// Of what comes so many times the last day is said, as far as it is known before.
    ///
    /// - Parameters:
    ///   - weekStart: The household's first day of the week; another one is said.
    ///   - zone: The household's zone.
    /// - Returns: The words.
    package func rhythm(weekStart: Weekday, endingIn zone: Zone) -> String {
        var end = endWords
        if case .calendar = self, case .count(let count) = self.end, count <= Self.mostCounted,
            let last = Array(dueSlots(in: zone)).last
        {
            end = ["until \(last.due.day.words)"]
        }
        return ([rhythm(weekStart: weekStart)] + end).joined(separator: " ")
    }

    private static var mostCounted: Int { 400 }

    /// All of it; a ``RecurrenceReader`` with the same first day of the week reads it back.
    package func words(weekStart: Weekday) -> String {
        var words = [rhythm(weekStart: weekStart), "from \(startWords)"] + endWords
        guard case .calendar(let schedule) = self else { return words.joined(separator: " ") }
        if !schedule.extra.isEmpty { words.append("also on \(schedule.extra.words)") }
        if !schedule.excepted.isEmpty { words.append("except \(schedule.excepted.words)") }
        return words.joined(separator: " ")
    }

    /// Until when, or how many times; nothing where it goes on.
    private var endWords: [String] {
        switch end {
        case .never: []
        case .count(let count): ["for \(count) times"]
        case .until(let due): ["until \(due.endWords)"]
        }
    }

    /// The day; where the rule has several times, also the one that comes first.
    private var startWords: String {
        guard case .calendar(let schedule) = self, schedule.isSeveralTimesADay,
            let time = start.time
        else { return start.day.words }
        return "\(start.day.words) \(time)"
    }
}

extension Schedule {
    fileprivate func rhythm(weekStart: Weekday) -> String {
        let parts = rule.parts
        guard let days = parts.withPositionsOfDays?.words(start: start.day) else {
            let text = parts.text(withEnd: false)
            return ([text] + (isSeveralTimesADay ? [] : start.clockWords)).joined(separator: " ")
        }
        var words = ["every \(days)"]
        if parts.frequency != .yearly { words += parts.months.seasonWords }
        words += isSeveralTimesADay ? [parts.timeWords] : start.clockWords
        if parts.weekStartMatters, parts.weekStart != weekStart {
            words.append("weeks from \(parts.weekStart.word)")
        }
        return words.joined(separator: " ")
    }
}

extension RuleParts {
    fileprivate var timeWords: String {
        "at "
            + timesOfDay(from: nil).map { (minute: Int) in
                "\((minute / 60).padded(to: 2)):\((minute % 60).padded(to: 2))"
            }.listed
    }
}

// MARK: - Words for values

extension Span {
    /// Such as `3 days`.
    fileprivate var words: String {
        "\(count) \(count == 1 ? String(unit.rawValue.dropLast()) : unit.rawValue)"
    }
}

extension TimesAWeek {
    /// Such as `3 times a week`.
    fileprivate var words: String { times == 1 ? "once a week" : "\(times) times a week" }
}

extension Due {
    fileprivate var clockWords: [String] {
        time.map { ["at \($0)"] } ?? []
    }

    /// The end of a day goes without saying.
    fileprivate var endWords: String {
        guard let time, time.minutes != 1_439 else { return day.words }
        return "\(day.words) \(time)"
    }
}

extension Day {
    /// Such as `24 dec 2026`.
    var words: String {
        let (year, month, day) = date
        return "\(day) \(MonthName.short(month)) \(year.padded(to: 4))"
    }
}

extension Set<Day> {
    fileprivate var words: String { sorted().map(\.words).listed }
}

extension Set<Int> {
    fileprivate var seasonWords: [String] { isEmpty ? [] : ["in \(monthWords)"] }

    /// Months in runs, also across the new year: `apr-oct`, `nov-feb`, `jan and jul`.
    var monthWords: String {
        let starts = sorted().filter { !contains(($0 + 10) % 12 + 1) }
        guard !starts.isEmpty else { return "jan-dec" }
        return starts.flatMap { first -> [String] in
            var length = 1
            while contains((first - 1 + length) % 12 + 1) { length += 1 }
            let months = (0..<length).map { MonthName.short((first - 1 + $0) % 12 + 1) }
            return length < 3 ? months : ["\(months[0])-\(months[length - 1])"]
        }.listed
    }
}

extension [String] {
    /// The items as a list: `mon, wed and fri`.
    var listed: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
