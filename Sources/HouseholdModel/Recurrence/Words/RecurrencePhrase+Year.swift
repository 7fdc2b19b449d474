extension RecurrencePhrase {
    /// Reads `24 dec`, `1 jan and 1 jul`, or days of a month, whose months follow.
    mutating func readYearDays(into parts: inout RuleParts) throws(RecurrenceError) {
        let ahead = words
        _ = words.take("the")
        guard let first = monthAndDay() else {
            words = ahead
            try readMonthDays(into: &parts)
            return
        }
        var dates = [first]
        while words.takeSeparator() {
            guard let next = monthAndDay() else { throw expected("a day such as 24 dec") }
            dates.append(next)
        }
        try parts.setYearDays(dates, saidAs: ahead.rest)
    }

    /// Reads `24 dec`, `24th of dec` or `dec 24`.
    mutating func monthAndDay() -> (month: Int, day: Int)? {
        let ofWord = words.peek(1) == "of" ? 1 : 0
        if let day = Int(dayOfMonth: words.current),
            let month = MonthName.number(of: words.peek(1 + ofWord))
        {
            words.advance(by: 2 + ofWord)
            return (month, day)
        }
        guard let month = MonthName.number(of: words.current),
            let day = Int(dayOfMonth: words.peek(1))
        else { return nil }
        words.advance(by: 2)
        return (month, day)
    }
}

extension Int {
    /// The number that `24` or `24th` names.
    fileprivate init?(dayOfMonth word: String) {
        guard let number = Int(ordinal: word) ?? Int(digits: word[...], atMost: 2), number > 0
        else {
            return nil
        }
        self = number
    }
}

extension RuleParts {
    /// Sets the days of a year.
    ///
    /// A rule combines all months with all days, so that not all days can stand together.
    fileprivate mutating func setYearDays(
        _ dates: [(month: Int, day: Int)], saidAs words: String
    ) throws(RecurrenceError) {
        for (month, day) in dates where Day(year: 2000, month: month, day: day) == nil {
            throw .noSuchDay("\(day) \(MonthName.short(month))")
        }
        months = Set(dates.map(\.month))
        monthDays = Set(dates.map(\.day))
        let pairs = Set(dates.map { $0.month * 32 + $0.day })
        guard pairs.count == months.count * monthDays.count else { throw .mixed("\"\(words)\"") }
        guard pairs.contains(2 * 32 + 29) else { return }
        guard pairs.count == 1 else { throw .mixed("29 feb and another day") }
        setMonthDays(clamping: [29])
    }
}

extension RecurrenceDraft {
    /// Days of a month need their months in a yearly rule, and have to be in them.
    func checkYearlyDays() throws(RecurrenceError) {
        guard case .rule(let parts) = rhythm, parts.frequency == .yearly else { return }
        let needsMonth = !parts.monthDays.isEmpty || !parts.positions.isEmpty
        guard needsMonth else { return }
        guard !parts.months.isEmpty else {
            throw .words("", expected: "the month, such as year on the 1st in jan and jul")
        }
        if !parts.weekdays.isEmpty, parts.months.count > 1 {
            throw .mixed("Working days of several months")
        }
        if let wrong = parts.missingDay { throw .noSuchDay(wrong) }
    }
}

extension RuleParts {
    /// A day that a yearly rule names and one of its months has not in every year, or `nil`.
    var missingDay: String? {
        guard clampedMonthDays == nil else { return nil }
        for month in months.sorted() {
            let length = Day.length(ofMonth: month, year: 2_001)
            if let day = monthDays.sorted().first(where: { abs($0) > length }) {
                return "\(abs(day)) \(MonthName.short(month))"
            }
        }
        return nil
    }
}
