import HouseholdModel

/// How a chore comes back, in the words that a list takes.
struct Rhythm: Hashable, Sendable {
    /// Such as `2 weeks on mon and thu`.
    private let words: String
    /// The day from which every second one is counted, where that matters.
    private var start: Day?
    /// Its last day.
    var end: Day?

    private init(_ words: String, from start: Day? = nil) {
        self.words = words
        self.start = start
    }

    /// What stands in the list.
    var text: String {
        let from = start.map { " from \($0)" } ?? ""
        let until = end.map { " until \($0)" } ?? ""
        return words + from + until
    }
}

// MARK: - By the calendar

extension Rhythm {
    /// How many at most of a unit; what is more is no number that anybody has set.
    static let counts = 1...9_999

    /// Every so many days.
    static func days(_ count: Int, from day: Day?, _ today: Day) -> Rhythm {
        count == 1
            ? Rhythm("day")
            : Rhythm(
                Self.span(count, "day"),
                from: day.flatMap { first($0, from: today) { $0.adding(days: count * $1) } })
    }

    /// On these days of every so many weeks; with none on that of the day from which they are counted.
    static func weeks(_ count: Int, on days: Set<Weekday>, from day: Day?, _ today: Day) -> Rhythm {
        if count == 1, days.count == 7 { return Rhythm("day") }
        let start = day.flatMap { first($0, from: today) { $0.adding(days: 7 * count * $1) } }
        let span = Self.span(count, "week")
        guard !days.isEmpty else {
            let weekday = start.map { " on \($0.weekday.short)" } ?? ""
            return Rhythm(span + weekday, from: count == 1 ? nil : start)
        }
        let names = Weekday.allCases.filter(days.contains).map(\.short)
        // Weeks are counted from the one of that day, in which the chore has to come.
        let firstDay = start.flatMap { start in
            (0..<7).map { start.adding(days: $0) }.first { days.contains($0.weekday) }
        }
        return Rhythm(
            "\(span) on \(names.joined(separator: ", "))", from: count == 1 ? nil : firstDay)
    }

    /// On that day of every so many months; without one on that of the day from which they are counted.
    static func months(_ count: Int, on number: Int?, from day: Day?, _ today: Day) -> Rhythm {
        let start = day.flatMap { first($0, from: today) { $0.adding(months: count * $1) } }
        let span = Self.span(count, "month")
        guard let number = number ?? day?.date.day else { return Rhythm(span) }
        return Rhythm("\(span) on the \(number.ordinal)", from: count == 1 ? nil : start)
    }

    /// Every so many years, on the day from which they are counted.
    static func years(_ count: Int, from day: Day?, _ today: Day) -> Rhythm {
        let start = day.flatMap { first($0, from: today) { $0.adding(months: 12 * count * $1) } }
        guard let day else { return Rhythm(Self.span(count, "year")) }
        let date = "\(day.date.day) \(MonthName.short(day.date.month))"
        return Rhythm("\(Self.span(count, "year")) on \(date)", from: count == 1 ? nil : start)
    }

    /// On a day of some months.
    static func day(_ number: Int, ofMonths months: Set<Int>) -> Rhythm {
        let names = months.count == 12 ? [] : months.sorted().map(MonthName.short)
        let season = names.isEmpty ? "" : " in \(names.joined(separator: ", "))"
        return Rhythm("month on the \(number.ordinal)\(season)")
    }

    /// On the first, third or, with -1, last of these weekdays of a month.
    static func ordinals(_ ordinals: [Int], of days: Set<Weekday>) -> Rhythm {
        let items = (ordinals.filter { $0 > 0 } + ordinals.filter { $0 < 0 }).flatMap { ordinal in
            Weekday.allCases.filter(days.contains).map { day in
                ordinal < 0 ? "last \(day.short)" : "\(ordinal.ordinal) \(day.short)"
            }
        }
        return Rhythm("month on the \(items.joined(separator: ", "))")
    }

    private static func span(_ count: Int, _ unit: String) -> String {
        count == 1 ? unit : "\(count) \(unit)s"
    }

    /// The first of the days that lie so many steps behind `day` which is not over; `nil` where nobody lives to see it.
    private static func first(_ day: Day, from today: Day, _ step: (Day, Int) -> Day) -> Day? {
        let found = next(day, from: today, step)
        return (today...today.adding(days: 36_525)).contains(found) ? found : nil
    }

    private static func next(_ day: Day, from today: Day, _ step: (Day, Int) -> Day) -> Day {
        guard day < today else { return day }
        // Years lie at most 366 days apart, so that halving finds the step that is needed in a few looks.
        var (below, above) = (0, 1)
        while step(day, above) < today, above < 1 << 20 { (below, above) = (above, above * 2) }
        while above - below > 1 {
            let middle = (below + above) / 2
            if step(day, middle) < today { below = middle } else { above = middle }
        }
        return step(day, above)
    }
}

// MARK: - Once it was done

extension Rhythm {
    /// So long after it was done.
    static func afterDone(_ count: Int, _ unit: Span.Unit) -> Rhythm {
        let word = count == 1 ? String(unit.rawValue.dropLast()) : unit.rawValue
        return Rhythm("\(count) \(word) after done")
    }
}
