extension RecurrencePhrase {
    /// Reads `apr-oct`, `nov-feb` or `apr, jun and oct-dec`.
    mutating func months() throws(RecurrenceError) -> Set<Int> {
        var months: Set<Int> = []
        repeat {
            guard let some = words.take(Self.someMonths) else {
                throw expected("months such as apr-oct")
            }
            months.formUnion(some)
        } while words.takeSeparator()
        return months
    }

    private static func someMonths(_ word: String) -> [Int]? {
        let ends = word.split(separator: "-", omittingEmptySubsequences: false)
            .map { MonthName.number(of: String($0)) }
        switch ends.count {
        case 1: return ends[0].map { [$0] }
        case 2:
            guard let first = ends[0], let last = ends[1] else { return nil }
            return (0...(last - first + 12) % 12).map { (first - 1 + $0) % 12 + 1 }
        default: return nil
        }
    }

    /// Reads `8:00 and 18:00`; `midnight` is the end of the day, which has no time.
    mutating func times() throws(RecurrenceError) -> [TimeOfDay] {
        var times: [TimeOfDay] = []
        if words.take("midnight") {
            guard !words.takeSeparator() else { throw .mixed("Midnight and another time") }
            return times
        }
        var part: TimeOfDay?
        repeat {
            guard let time = time(of: &part) else { throw expected("a time such as 18:00 or 6pm") }
            times.append(time)
        } while words.takeSeparator()
        return times
    }

    /// Whether a time begins here.
    var startsTime: Bool {
        var ahead = self
        return words.current == "midnight" || ahead.time() != nil
    }

    private mutating func time() -> TimeOfDay? {
        var part: TimeOfDay?
        return time(of: &part)
    }

    /// Reads `18:00`, `6pm`, `6:30 pm`, `noon` or a word of the household's; of `evening at 19:00` and `evening at 7` the
    /// hour counts, and `part` is the evening then for those that are listed behind it: `evening at 7:00 and 8:00`.
    private mutating func time(of part: inout TimeOfDay?) -> TimeOfDay? {
        for count in 1...3 {
            guard let named = reader.named[words.text(count)] else { continue }
            words.advance(by: count)
            var ahead = self
            let isLed = ahead.words.take("at")
            guard let exact = ahead.clock(of: named) ?? (isLed ? ahead.hour(of: named) : nil) else {
                return named
            }
            (self, part) = (ahead, named)
            return exact
        }
        return clock(of: part)
    }

    private mutating func hour(of part: TimeOfDay) -> TimeOfDay? {
        words.take { TimeOfDay(hour: $0, of: part) }
    }

    private mutating func clock(of part: TimeOfDay?) -> TimeOfDay? {
        for count in [2, 1] {
            guard let time = TimeOfDay(words: words.text(count), of: part) else { continue }
            words.advance(by: count)
            return time
        }
        return nil
    }
}

// MARK: - Days of the calendar

extension RecurrencePhrase {
    /// Reads days; without a year, the next one from `base` on.
    mutating func days(from base: Day) throws(RecurrenceError) -> Set<Day> {
        var days: Set<Day> = []
        repeat { days.insert(try day(from: base)) } while words.takeSeparator()
        return days
    }

    /// Reads a day and perhaps a time.
    mutating func due(from base: Day) throws(RecurrenceError) -> Due {
        let day = try day(from: base)
        if words.take("midnight") || words.take("at", "midnight") { return Due(day: day) }
        return Due(day: day, time: time())
    }

    private mutating func day(from base: Day) throws(RecurrenceError) -> Day {
        if ["day", "end"].contains(words.peek(1)) || Int(ordinal: words.peek(1)) != nil {
            _ = words.take("the")
        }
        let start = words
        if let day = try relativeDay(from: base) ?? words.take({ Day($0) }) { return day }
        guard let (month, number) = monthAndDay() else { return try dayOfMonth(from: base) }
        let found =
            words.take(Self.year).map { Day(year: $0, month: month, day: number) }
            ?? base.next(month: month, day: number)
        guard let found else { throw .noSuchDay("\(start.current) \(start.peek(1))") }
        return found
    }

    /// Reads `15th`, in a shorter month its last day; `5/6` is one day here and another one there.
    private mutating func dayOfMonth(from base: Day) throws(RecurrenceError) -> Day {
        if let readings = Day.readings(slashed: words.current) {
            throw .ambiguous(words.current, readings: readings)
        }
        let number = words.take { word in
            Int(ordinal: word).flatMap { (1...31).contains($0) ? $0 : nil }
        }
        guard let number else {
            throw expected("a day such as 24 dec or 2026-12-24")
        }
        let day = base.startOfMonth.day(number)
        return day < base ? base.startOfMonth.adding(months: 1).day(number) : day
    }

    /// Reads `tomorrow`, `fri`, `next fri`, `in 2 weeks` or `end of month`.
    private mutating func relativeDay(from base: Day) throws(RecurrenceError) -> Day? {
        if words.take("today") || words.take("tonight") { return reader.today }
        if words.take("tomorrow") { return reader.today.adding(days: 1) }
        if words.take("day", "after", "tomorrow") { return reader.today.adding(days: 2) }
        if let weekday = words.take(Weekday.init(named:)) {
            return base.adding(days: weekday.days(after: base.weekday))
        }
        if words.current == "next", let weekday = Weekday(named: words.peek(1)) {
            words.advance(by: 2)
            let week = reader.today.startOfWeek(from: reader.weekStart)
            return week.adding(days: 7 + weekday.days(after: reader.weekStart))
        }
        if words.take("in") { return try span().day(after: reader.today) }
        guard words.take("end", "of") else { return nil }
        _ = words.take("the")
        return words.take("week")
            ? base.startOfWeek(from: reader.weekStart).adding(days: 6) : words.take(base.end(of:))
    }

    private static func year(_ word: String) -> Int? {
        guard word.utf8.count == 4 else { return nil }
        return Int(digits: word[...], atMost: 4)
    }
}

extension Day {
    /// Returns the last day of the month or year that this day is in.
    fileprivate func end(of period: String) -> Day? {
        switch period {
        case "month": startOfMonth.adding(months: 1).adding(days: -1)
        case "year": Day(year: date.year, month: 12, day: 31)
        default: nil
        }
    }

    /// Returns that day of a month from its first one, or the last where the month is shorter.
    fileprivate func day(_ number: Int) -> Day {
        min(adding(days: number - 1), adding(months: 1).adding(days: -1))
    }

    /// What `5/6` can mean, as people write it: `5 jun` and `6 may`; `nil` for other words.
    fileprivate static func readings(slashed word: String) -> [String]? {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        let numbers = parts.prefix(2).compactMap { Int(digits: $0, atMost: 2) }
        guard numbers.count == 2, parts.count == 2 || parts.count == 3 else { return nil }
        let readings = [(numbers[0], numbers[1]), (numbers[1], numbers[0])]
            .filter { Day(year: 2000, month: $0.1, day: $0.0) != nil }
            .map { "\($0.0) \(MonthName.short($0.1))" }
        guard let first = readings.first else { return nil }
        return readings.last == first ? [first] : readings
    }

    /// Returns the next such day from this one on, or `nil` when the calendar has none.
    fileprivate func next(month: Int, day: Int) -> Day? {
        (date.year...date.year + 8).lazy.compactMap { Day(year: $0, month: month, day: day) }
            .first { $0 >= self }
    }
}
