extension RecurrencePhrase {
    /// Reads `3 days`, `other week`, `3d` or `daily`.
    mutating func span() throws(RecurrenceError) -> Span {
        guard let span = try spanIfAny() else {
            throw expected("how long, such as 3 days, 2 weeks or 6 hours")
        }
        return span
    }

    /// Reads it, or returns `nil` without moving where words say something else.
    mutating func spanIfAny() throws(RecurrenceError) -> Span? {
        if let (count, unit) = Self.single(words.current) {
            words.advance()
            return try Span(count, unit)
        }
        if let (count, unit) = Self.joined(words.current) {
            words.advance()
            return try Self.span(count, unit)
        }
        guard let unit = Span.Unit(word: words.peek(1)), Self.isNumber(words.current) else {
            return nil
        }
        let count = words.current
        words.advance(by: 2)
        return try Self.span(count, unit)
    }

    private static func span(
        _ count: String, _ unit: Span.Unit
    ) throws(RecurrenceError) -> Span {
        if let number = count == "other" ? 2 : Int(spelled: count) { return try Span(number, unit) }
        throw .interval(String(count.prefix(40)))
    }

    private static func isNumber(_ word: String) -> Bool {
        word == "other" || Int(spelled: word) != nil || word.isDigits
    }

    /// A word that says how often alone.
    private static func single(_ word: String) -> (Int, Span.Unit)? {
        switch word {
        case "hour", "hourly": (1, .hours)
        case "day", "daily": (1, .days)
        case "week", "weekly": (1, .weeks)
        case "fortnight", "fortnightly": (2, .weeks)
        case "month", "monthly": (1, .months)
        case "quarter", "quarterly": (3, .months)
        case "year", "yearly", "annually": (1, .years)
        default: nil
        }
    }

    /// A number with the unit's letter at its end.
    private static func joined(_ word: String) -> (String, Span.Unit)? {
        let count = word.prefix { $0.isASCII && $0.isNumber }
        guard !count.isEmpty else { return nil }
        switch word.dropFirst(count.count) {
        case "h": return (String(count), .hours)
        case "d": return (String(count), .days)
        case "w": return (String(count), .weeks)
        case "m": return (String(count), .months)
        case "y": return (String(count), .years)
        default: return nil
        }
    }
}

// MARK: - So many times a week

extension RecurrencePhrase {
    /// Reads `3 times a week`, `twice per week`, `3x a week` or `3 times weekly`, or returns `nil` without moving where words say
    /// something else.
    mutating func timesAWeekIfAny() -> Int? {
        var ahead = words
        guard let times = Self.times(&ahead) else { return nil }
        if !ahead.take("weekly") {
            guard ahead.take({ ["a", "per", "each", "every"].contains($0) ? $0 : nil }) != nil,
                ahead.take("week")
            else { return nil }
        }
        words = ahead
        return times
    }

    private static func times(_ words: inout WordCursor) -> Int? {
        if let times = words.take(joinedTimes) { return times }
        guard ["times", "time", "x"].contains(words.peek(1)),
            let times = words.take({ Int(spelled: $0) })
        else { return nil }
        words.advance()
        return times
    }

    /// A number of times in one word: `twice`, `3x` or `3-times`.
    private static func joinedTimes(_ word: String) -> Int? {
        if let place = ["once", "twice", "thrice"].firstIndex(of: word) { return place + 1 }
        for unit in ["x", "-times", "times"] where word.hasSuffix(unit) {
            return Int(spelled: String(word.dropLast(unit.count)))
        }
        return nil
    }
}

extension Span.Unit {
    /// The unit that `word` names, in the singular or the plural.
    init?(word: String) {
        let plural = word.hasSuffix("s") ? word : word + "s"
        self.init(rawValue: plural == "hrs" ? "hours" : plural)
    }
}

extension String {
    fileprivate var isDigits: Bool { utf8.allSatisfy { (48...57).contains($0) } && !isEmpty }
}

extension Int {
    private static let spelled = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ]

    /// The number that `word` writes in at most five digits or, up to twelve, in letters.
    init?(spelled word: String) {
        if let place = Self.spelled.firstIndex(of: word) {
            self = place + 1
            return
        }
        guard word.isDigits else { return nil }
        self.init(digits: word[...], atMost: 5)
    }
}
