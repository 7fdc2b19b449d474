extension RecurrencePhrase {
    /// Reads `mon, wed and fri`, `mon wed fri`, `mon-fri`, `weekdays` or `weekend`.
    mutating func weekdays(expected what: String) throws(RecurrenceError) -> Set<WeekdayNumber> {
        var days: Set<WeekdayNumber> = []
        repeat {
            guard let some = weekdayRun() ?? words.take(Self.someWeekdays) else {
                throw expected(what)
            }
            days.formUnion(some.map { WeekdayNumber($0) })
        } while words.takeSeparator() || Self.someWeekdays(words.current) != nil
        return days
    }

    /// Reads `mon to fri`.
    private mutating func weekdayRun() -> [Weekday]? {
        guard ["to", "through"].contains(words.peek(1)) else { return nil }
        let run = Self.someWeekdays("\(words.current)-\(words.peek(2))")
        if run != nil { words.advance(by: 3) }
        return run
    }

    private static func someWeekdays(_ word: String) -> [Weekday]? {
        switch word {
        case "weekday", "weekdays": return Weekday.working
        case "weekend", "weekends": return [.saturday, .sunday]
        default: break
        }
        if let weekday = Weekday(named: word) { return [weekday] }
        let ends = word.split(separator: "-", omittingEmptySubsequences: false)
            .map { Weekday(named: String($0)) }
        guard ends.count == 2, let first = ends[0], let last = ends[1] else { return nil }
        return (0...last.days(after: first)).map { ahead in
            Weekday.allCases[(first.rawValue - 1 + ahead) % 7]
        }
    }
}

extension Weekday {
    /// From Monday to Friday.
    static let working: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
}

// MARK: - Days of a month

/// One of the days of a month that a phrase names.
private enum MonthItem {
    /// A number whose unit may follow later: the first one of "1st and 3rd Saturday".
    case number(Int)
    case day(Int)
    case weekday(WeekdayNumber)
    case workingDay(Int)

    /// A bare number counts what the next item counts.
    func counted(like next: MonthItem) -> MonthItem {
        guard case .number(let number) = self else { return self }
        switch next {
        case .number: return self
        case .day: return .day(number)
        case .weekday(let day): return .weekday(WeekdayNumber(day.weekday, ordinal: number))
        case .workingDay: return .workingDay(number)
        }
    }

    var day: Int? {
        switch self {
        case .number(let day), .day(let day): day
        default: nil
        }
    }

    var weekday: WeekdayNumber? {
        if case .weekday(let weekday) = self { weekday } else { nil }
    }

    var workingDay: Int? {
        if case .workingDay(let number) = self { number } else { nil }
    }
}

extension RecurrencePhrase {
    /// Whether days of a month begin here that can be nothing else.
    var startsMonthDays: Bool {
        words.current == "the" || words.current == "last" || Int(ordinal: words.current) != nil
    }

    /// Reads `the 1st and last day`, `the 2nd tue`, `the last working day`, or `1,15`.
    mutating func readMonthDays(into parts: inout RuleParts) throws(RecurrenceError) {
        let start = words.rest
        var items: [MonthItem] = []
        repeat { items.append(try monthItem()) } while words.takeSeparator()
        for place in items.indices.dropLast().reversed() {
            items[place] = items[place].counted(like: items[place + 1])
        }
        let days = Set(items.compactMap(\.day))
        let working = Set(items.compactMap(\.workingDay))
        parts.weekdays = Set(items.compactMap(\.weekday))
        let kinds = [days.isEmpty, working.isEmpty, parts.weekdays.isEmpty]
        guard kinds.count(where: { !$0 }) == 1 else { throw .mixed("\"\(start)\"") }
        if !working.isEmpty {
            parts.weekdays = Set(Weekday.working.map { WeekdayNumber($0) })
            parts.positions = working
        }
        try parts.setMonthDays(days, saidAs: start)
    }

    private mutating func monthItem() throws(RecurrenceError) -> MonthItem {
        _ = words.take("the")
        let what = "days such as 1st, last day, 2nd tue or last working day"
        let isLast = words.take("last")
        let front = isLast ? 1 : words.take { Int(ordinal: $0) ?? Int(spelled: $0) }
        guard let front, (1...53).contains(front) else { throw expected(what) }
        let number = isLast || words.take("last") ? -front : front
        if let day = words.take(Weekday.init(named:)) {
            return .weekday(WeekdayNumber(day, ordinal: number))
        }
        if words.take("working", "day") || words.take("weekday") { return .workingDay(number) }
        let isDay = words.take("day")
        guard front <= 31 else { throw .noSuchDay(String(front)) }
        return isDay ? .day(number) : .number(number)
    }
}

extension RuleParts {
    fileprivate mutating func setMonthDays(
        _ days: Set<Int>, saidAs words: String
    ) throws(RecurrenceError) {
        guard frequency == .monthly, let last = days.max(), last > 28 else {
            monthDays = days
            return
        }
        let fromEnd = days.filter { $0 < 0 }
        guard fromEnd.isSubset(of: [-1]) else { throw .mixed("\"\(words)\"") }
        setMonthDays(clamping: days.subtracting(fromEnd).union(fromEnd.isEmpty ? [] : [31]))
    }
}

extension Int {
    /// The number that `1st` or `first` names.
    init?(ordinal word: String) {
        let words = ["first", "second", "third", "fourth", "fifth"]
        if let place = words.firstIndex(of: word) {
            self = place + 1
            return
        }
        guard let number = Int(digits: word.dropLast(2), atMost: 2), number > 0,
            ["st", "nd", "rd", "th"].contains(where: word.hasSuffix)
        else { return nil }
        self = number
    }

    /// The number as people write it for a place: `1st`.
    package var ordinal: String {
        switch (self % 10, self / 10 % 10) {
        case (_, 1): "\(self)th"
        case (1, _): "\(self)st"
        case (2, _): "\(self)nd"
        case (3, _): "\(self)rd"
        default: "\(self)th"
        }
    }
}
