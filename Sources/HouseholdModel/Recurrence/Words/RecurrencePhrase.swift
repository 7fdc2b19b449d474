/// A phrase while it is read, from left to right.
struct RecurrencePhrase {
    var words: WordCursor
    let reader: RecurrenceReader

    /// Reads all of it.
    mutating func draft() throws(RecurrenceError) -> RecurrenceDraft {
        var draft = RecurrenceDraft(try rhythm())
        var said: Set<String> = []
        while !words.isAtEnd {
            let word = startsTime ? "at" : words.current
            guard said.insert(word).inserted else { throw .saidTwice(word) }
            try clause(into: &draft)
        }
        try draft.checkYearlyDays()
        return draft
    }

    /// Refuses what is left over.
    func requireEnd() throws(RecurrenceError) {
        guard words.isAtEnd else { throw expected("nothing more") }
    }

    /// An error at this place.
    func expected(_ what: String) -> RecurrenceError {
        .words(words.rest, expected: what)
    }
}

// MARK: - How often

extension RecurrencePhrase {
    private mutating func rhythm() throws(RecurrenceError) -> RecurrenceDraft.Rhythm {
        if !words.take("every") { _ = words.take("each") }
        if words.current.contains("=") { return .literal(try literalRule()) }
        if let times = timesAWeekIfAny() {
            return .timesAWeek(times, weeksFrom: reader.weekStart)
        }
        if let span = try spanIfAny() { return try rhythm(of: span) }
        if let span = try ordinalSpan() { return try rhythm(of: span) }
        if startsMonthDays { return .rule(try monthRule()) }
        var parts = RuleParts(.weekly, interval: takeOther() ? 2 : 1)
        parts.weekStart = reader.weekStart
        parts.weekdays = try weekdays(
            expected: "how often, such as day, 3 days, 2 weeks on mon and thu, or month on the 1st")
        return .rule(parts)
    }

    /// Moves past the `other` of `other tue`.
    private mutating func takeOther() -> Bool {
        words.current == "other" && Weekday(named: words.peek(1)) != nil && words.take("other")
    }

    /// Reads `2nd week`; "2nd day" is every other one to some people.
    private mutating func ordinalSpan() throws(RecurrenceError) -> Span? {
        let (number, unit) = (Int(ordinal: words.current), Span.Unit(word: words.peek(1)))
        guard let number, number > 1, let unit, words.peek(2) != "last" else { return nil }
        guard unit != .days else {
            guard !["and", ",", "of"].contains(words.peek(2)) else { return nil }
            throw .ambiguous(
                "\(words.current) \(words.peek(1))",
                readings: ["\"\(number) days\"", "\"month on the \(number.ordinal)\""])
        }
        words.advance(by: 2)
        return try Span(number, unit)
    }

    private mutating func literalRule() throws(RecurrenceError) -> RuleParts {
        let text = words.current
        words.advance()
        return try RecurrenceRule(text, in: reader.zone).parts
    }

    private mutating func rhythm(of span: Span) throws(RecurrenceError) -> RecurrenceDraft.Rhythm {
        if words.take("after", "done") { return .afterDone(span) }
        var parts = RuleParts(span.unit.frequency, interval: span.count)
        if parts.frequency == .weekly { parts.weekStart = reader.weekStart }
        guard words.take("on") else { return .rule(parts) }
        switch parts.frequency {
        case .hourly, .daily, .weekly:
            parts.weekdays = try weekdays(expected: "days such as mon and thu, or mon-fri")
        case .monthly: try readMonthDays(into: &parts)
        case .yearly: try readYearDays(into: &parts)
        }
        return .rule(parts)
    }

    /// Reads `last working day` or `1st`, which are of the month.
    ///
    /// "2nd Tuesday" is every other one to some people.
    private mutating func monthRule() throws(RecurrenceError) -> RuleParts {
        let start = words
        var parts = RuleParts(.monthly)
        try readMonthDays(into: &parts)
        if let weekday = parts.weekdays.sorted().first, let ordinal = weekday.ordinal, ordinal > 1 {
            let day = weekday.weekday.short
            throw .ambiguous(
                "\(start.current) \(start.peek(1))",
                readings: [
                    "\"\(ordinal) weeks on \(day)\"", "\"month on the \(ordinal.ordinal) \(day)\"",
                ])
        }
        return parts
    }
}

// MARK: - The rest

extension RecurrencePhrase {
    private static let clauses = [
        "in", "of", "at", "from", "until", "for", "except", "also", "taking", "weeks",
    ]

    private mutating func clause(into draft: inout RecurrenceDraft) throws(RecurrenceError) {
        if startsTime {
            draft.times = try times(of: draft)
            return
        }
        guard let word = words.take({ Self.clauses.contains($0) ? $0 : nil }) else {
            throw expected(
                "in apr-oct, at 8:00, from 1 dec, until 30 jun, for 10 times or except 24 dec")
        }
        let base = draft.start?.day ?? reader.today
        switch word {
        case "in", "of": try draft.keep(to: try months())
        case "at": draft.times = try times(of: draft)
        case "from": draft.start = try due(from: reader.today)
        case "until": try draft.setEnd(.until(try due(from: base)))
        case "for": try draft.setEnd(try length())
        case "except":
            _ = words.take("on")
            try refuseWeekday()
            draft.excepted = try days(from: base)
        case "taking": draft.turns = try turns()
        case "also":
            _ = words.take("on")
            draft.extra = try days(from: base)
        default: try draft.setWeekStart(try firstWeekday())
        }
    }

    /// "Except Saturday" is every Saturday to most people, and here a single day.
    private func refuseWeekday() throws(RecurrenceError) {
        guard Weekday(named: words.current) != nil else { return }
        throw .ambiguous(
            "except \(words.current)",
            readings: [
                "the days it does come, such as mon-fri,", "one date, such as except 24 dec",
            ])
    }

    private mutating func length() throws(RecurrenceError) -> RecurrenceDraft.End {
        if ["time", "times"].contains(words.peek(1)), let count = words.take(Int.init(times:)) {
            words.advance()
            return .times(count)
        }
        guard let span = try spanIfAny() else { throw expected("10 times or 6 weeks") }
        return .lasting(span)
    }

    /// Reads times; where hours are counted, midnight is the moment at which a day begins.
    private mutating func times(of draft: RecurrenceDraft) throws(RecurrenceError) -> [TimeOfDay] {
        draft.countsHours && words.take("midnight") ? [.midnight] : try times()
    }

    /// Reads `turns mia, max and ben`; a name goes on to the next comma or to what is said next.
    private mutating func turns() throws(RecurrenceError) -> [String] {
        guard words.take("turns") else { throw expected("turns and names, such as turns mia, max") }
        var names: [String] = []
        repeat {
            var name: [String] = []
            while !words.isAtEnd, !words.isAtSeparator, name.isEmpty || !startsClause {
                name.append(words.current)
                words.advance()
            }
            guard !name.isEmpty else { throw expected("names such as mia, max") }
            names.append(name.joined(separator: " "))
        } while words.takeSeparator()
        return names
    }

    private var startsClause: Bool { startsTime || Self.clauses.contains(words.current) }

    private mutating func firstWeekday() throws(RecurrenceError) -> Weekday {
        guard words.take("from"), let weekday = words.take(Weekday.init(named:)) else {
            throw expected("weeks from sunday")
        }
        return weekday
    }
}

extension Int {
    fileprivate init?(times word: String) {
        self.init(digits: word[...], atMost: 6)
    }
}

extension RecurrenceDraft {
    fileprivate var countsHours: Bool {
        switch rhythm {
        case .rule(let parts), .literal(let parts): parts.frequency == .hourly
        case .afterDone(let span): span.unit == .hours
        case .timesAWeek: false
        }
    }

    fileprivate mutating func keep(to months: Set<Int>) throws(RecurrenceError) {
        guard case .rule(var parts) = rhythm else {
            season = months
            return
        }
        let common = parts.months.isEmpty ? months : parts.months.intersection(months)
        guard !common.isEmpty else { throw .outOfSeason }
        parts.months = common
        rhythm = .rule(parts)
    }

    fileprivate mutating func setEnd(_ end: End) throws(RecurrenceError) {
        guard self.end == nil else { throw .twoEnds }
        self.end = end
    }

    fileprivate mutating func setWeekStart(_ weekday: Weekday) throws(RecurrenceError) {
        if case .timesAWeek(let times, _) = rhythm {
            rhythm = .timesAWeek(times, weeksFrom: weekday)
            return
        }
        guard case .rule(var parts) = rhythm, parts.frequency == .weekly else {
            throw .calendarOnly("The first day of the week")
        }
        parts.weekStart = weekday
        rhythm = .rule(parts)
    }
}
