package import HouseholdModel
import HouseholdWords

/// Reads dates and times as people write them (`help dates`), seen from one moment.
///
/// Words come in lower case. A function returns `nil` for words that are no date at all, and throws
/// for words that are one but name no day or could name two.
package struct DateWords: Sendable {
    /// A day and perhaps a time that somebody named.
    package struct When: Equatable, Sendable {
        package let due: Due
        /// Whether this is a month's last day because the month is shorter than the day that was
        /// named, which has to be said.
        package var isShortened = false
    }

    /// A time that somebody named; midnight is the end of a day.
    package enum Clock: Equatable, Sendable {
        case time(TimeOfDay)
        case endOfDay
    }

    let today: Day
    private let now: TimeOfDay
    private let weekStart: Weekday
    private let named: [String: TimeOfDay]

    /// Creates a reader for one moment.
    ///
    /// - Parameters:
    ///   - today: The day, in the household's zone.
    ///   - now: The time, in the household's zone.
    ///   - weekStart: The household's first day of the week.
    ///   - named: The household's own words for times, such as `after school`.
    package init(
        today: Day,
        now: TimeOfDay,
        weekStart: Weekday = .monday,
        named: [String: TimeOfDay] = [:]
    ) {
        self.today = today
        self.now = now
        self.weekStart = weekStart
        self.named = named
    }

    /// Reads `date [["at"] time]`, `"at" time` or a time with a name: `after school`.
    package func when(_ words: [String]) throws(DateProblem) -> When? {
        let clock =
            words.first == "at"
            ? time(Array(words.dropFirst())) : named[words.joined(separator: " ")].map(Clock.time)
        if let clock {
            return When(due: due(on: isOver(at: clock) ? today.adding(days: 1) : today, clock))
        }
        if words == ["tonight"] || words == ["this", "evening"] {
            return When(due: Due(day: today, time: tonight))
        }
        // "This morning" is over in the evening, and not tomorrow's.
        if words.first == "this", let time = named[words.dropFirst().joined(separator: " ")] {
            return When(due: Due(day: today, time: time))
        }
        if let when = try date(words, at: .endOfDay) { return when }
        for count in 1..<max(words.count, 1) {
            let (front, back) = (words.dropLast(count), words.suffix(count))
            let part = front.contains("tonight") ? named["evening"] ?? .noon : nil
            let isHour = front.last == "at"
            guard
                let clock = time(Array(back), of: part)
                    ?? (isHour ? part.flatMap { hour(Array(back), of: $0) } : nil).map(Clock.time)
            else { continue }
            let dateWords = front.last == "at" ? front.dropLast() : front
            if let when = try date(Array(dateWords), at: clock) { return when }
        }
        return nil
    }

    /// Reads a time alone, which may be of a part of the day that is named before it; of `evening at 19:00` the hour
    /// counts.
    package func time(_ words: [String], of part: TimeOfDay? = nil) -> Clock? {
        for place in words.indices.dropFirst() {
            guard let part = named[words[..<place].joined(separator: " ")] else { continue }
            let clock = Array(words[place...].drop { $0 == "at" })
            if let clock = time(clock, of: part) { return clock }
            if words[place] == "at", let clock = hour(clock, of: part) { return .time(clock) }
        }
        return switch words.joined(separator: " ") {
        case "midnight": .endOfDay
        case let name: (named[name] ?? TimeOfDay(words: name, of: part)).map(Clock.time)
        }
    }

    private func hour(_ words: [String], of part: TimeOfDay) -> TimeOfDay? {
        words.count == 1 ? TimeOfDay(hour: words[0], of: part) : nil
    }

    /// Whether a time alone has a name here.
    func isNamed(_ words: [String]) -> Bool { named[words.joined(separator: " ")] != nil }

    /// The first of the evening's times that is still to come; after bedtime the day has no other.
    private var tonight: TimeOfDay? {
        ["evening", "bedtime"].compactMap { named[$0] }.first { $0 >= now }
    }

    private func isOver(at clock: Clock) -> Bool {
        guard case .time(let time) = clock else { return false }
        return time < now
    }

    private func due(on day: Day, _ clock: Clock) -> Due {
        guard case .time(let time) = clock else { return Due(day: day) }
        return Due(day: day, time: time)
    }
}

// MARK: - Dates

extension DateWords {
    /// The words that stand in dates, to find what somebody may have meant.
    package static let vocabulary =
        [
            "today", "tonight", "tomorrow", "yesterday", "next", "end", "week", "month", "year",
            "noon", "midnight",
        ]
        + Weekday.allCases.flatMap { [$0.word, String($0.word.prefix(3))] }
        + MonthName.names
}

extension DateWords {
    /// Reads a date alone, which is due at the end of its day.
    package func date(_ words: [String]) throws(DateProblem) -> When? {
        try date(words, at: .endOfDay)
    }

    private func date(_ words: [String], at clock: Clock) throws(DateProblem) -> When? {
        if let when = try dayNamedTwice(words.map(\.withoutComma), at: clock) { return when }
        let words = Self.withoutParticles(words)
        if words.count == 1, let ordinal = Int(ordinal: words[0]) {
            return monthDay(ordinal, at: clock)
        }
        return try day(words, at: clock).map { When(due: due(on: $0, clock)) }
    }

    /// Reads `sat, 5 dec`, `tomorrow, the 19th` or `next sat 28 nov`, of which both have to name the same day.
    private func dayNamedTwice(
        _ words: [String], at clock: Clock
    ) throws(DateProblem) -> When? {
        let count = ["next", "this"].contains(words.first) ? 2 : 1
        let first = Array(words.prefix(count))
        let second = Array(
            words.dropFirst(count).drop { ["the", "on", "den", "dem"].contains($0) })
        guard let day = namedDay(first),
            second.first != "in", second.contains(where: { $0.contains(where: \.isNumber) }),
            let when = try date(second, at: clock)
        else { return nil }
        let weekday = first.last.flatMap(weekday)
        let isSame =
            count == 1 && weekday != nil
            ? when.due.day.weekday == weekday : when.due.day == day
        guard isSame else {
            let name = first.dropLast() + [weekday?.word.capitalized ?? words[0]]
            throw .twoDays(
                name.joined(separator: " "), when.due.day,
                words: [first, second].map { $0.joined(separator: " ") })
        }
        return when
    }

    /// The day that `today`, `tomorrow`, `sat`, `this sat` or `next sat` is.
    private func namedDay(_ words: [String]) -> Day? {
        guard let last = words.last else { return nil }
        let isWeekday = weekday(last) != nil
        guard isWeekday || words == ["today"] || words == ["tomorrow"] else { return nil }
        return words.first == "next"
            ? weekday(last).map(nextWeek) : try? oneWord(last, at: .endOfDay)
    }

    /// Returns `5th june` for `the 5th of june`, and `end of month` for `the end of the month`.
    private static func withoutParticles(_ words: [String]) -> [String] {
        guard words.count > 1 else { return words }
        let isNamed =
            words[0] == "the"
            && (["day", "end"].contains(words[1]) || Int(ordinal: words[1]) != nil)
        var plain = isNamed ? Array(words.dropFirst()) : words
        if plain.count > 2, plain[1] == "of", Int(ordinal: plain[0]) != nil { plain.remove(at: 1) }
        if plain.starts(with: ["end", "of", "the"]) { plain.remove(at: 2) }
        return plain
    }

    private func day(_ words: [String], at clock: Clock) throws(DateProblem) -> Day? {
        switch words.count {
        case 1: try oneWord(words[0], at: clock)
        case 2 where words[0] == "next": weekday(words[1]).map(nextWeek)
        case 3 where words[0] == "in": days(words[1], words[2])
        case 3 where words[0] == "end" && words[1] == "of": end(of: words[2])
        case 3 where words == ["day", "after", "tomorrow"]: today.adding(days: 2)
        case 3 where words.dropFirst() == ["next", "week"]: weekday(words[0]).map(nextWeek)
        case 3 where words.dropLast() == ["next", "week"]: weekday(words[2]).map(nextWeek)
        case 2, 3: try calendarDay(words, at: clock)
        default: nil
        }
    }

    private func oneWord(_ word: String, at clock: Clock) throws(DateProblem) -> Day? {
        switch word {
        case "today", "tonight": return today
        case "tomorrow": return today.adding(days: 1)
        case "yesterday": return today.adding(days: -1)
        default: break
        }
        if let weekday = weekday(word) {
            let ahead = weekday.days(after: today.weekday)
            return today.adding(days: ahead == 0 && isOver(at: clock) ? 7 : ahead)
        }
        if let reading = DateProblem(slashed: word) { throw reading }
        if let day = Day(word) { return day }
        let parts = word.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2],
            parts.allSatisfy({ Int(digits: $0, atMost: 4) != nil })
        else { return nil }
        throw .noSuchDay(word)
    }

    private func weekday(_ word: String) -> Weekday? {
        let short = [
            "tues": "tuesday", "weds": "wednesday", "thur": "thursday", "thurs": "thursday",
        ]
        return Weekday.allCases.first { day in
            day.word == short[word] ?? word || day.word.prefix(3) == word
        }
    }

    private func nextWeek(_ weekday: Weekday) -> Day {
        today.startOfWeek(from: weekStart).adding(days: 7 + weekday.days(after: weekStart))
    }

    private func days(_ count: String, _ unit: String) -> Day? {
        guard let count = Int(digits: count[...], atMost: 4) else { return nil }
        return switch unit {
        case "day", "days": today.adding(days: count)
        case "week", "weeks": today.adding(days: 7 * count)
        case "month", "months": today.adding(months: count)
        default: nil
        }
    }

    private func end(of period: String) -> Day? {
        switch period {
        case "week": today.startOfWeek(from: weekStart).adding(days: 6)
        case "month": today.startOfMonth.adding(months: 1).adding(days: -1)
        case "year": Day(year: today.date.year, month: 12, day: 31)
        default: MonthName.number(of: period).map { endOfMonth($0) }
        }
    }

    private func endOfMonth(_ month: Int) -> Day {
        let ahead = (month - today.date.month + 12) % 12
        return today.startOfMonth.adding(months: ahead + 1).adding(days: -1)
    }

    /// Finds the next such day of a month; in a shorter month that is its last day.
    private func monthDay(_ number: Int, at clock: Clock) -> When? {
        for month in [today.startOfMonth, today.startOfMonth.adding(months: 1)] {
            let last = month.adding(months: 1).adding(days: -1)
            let day = min(month.adding(days: number - 1), last)
            guard day > today || day == today && !isOver(at: clock) else { continue }
            return When(due: due(on: day, clock), isShortened: last.date.day < number)
        }
        return nil
    }

    /// Reads `5 jun`, `jun 5`, `5 jun 2027` or `jun 5 2027`; without a year it is the next one.
    private func calendarDay(_ words: [String], at clock: Clock) throws(DateProblem) -> Day? {
        let inOrder = (day: words[0], month: words[1])
        let swapped = (day: words[1], month: words[0])
        for (dayWord, monthWord) in [inOrder, swapped] {
            guard let day = Int(ordinal: dayWord) ?? Int(digits: dayWord[...], atMost: 2),
                let month = MonthName.number(of: monthWord)
            else { continue }
            guard words.count == 3 else { return try next(day, month, words, at: clock) }
            guard let year = Int(digits: words[2][...], exactly: 4) else { return nil }
            guard let day = Day(year: year, month: month, day: day) else {
                throw .noSuchDay(words.joined(separator: " "))
            }
            return day
        }
        return nil
    }

    private func next(
        _ day: Int,
        _ month: Int,
        _ words: [String],
        at clock: Clock
    ) throws(DateProblem) -> Day {
        let year = today.date.year
        for candidate in (year...year + 8).compactMap({ Day(year: $0, month: month, day: day) })
        where candidate > today || candidate == today && !isOver(at: clock) {
            return candidate
        }
        throw .noSuchDay(words.joined(separator: " "))
    }
}
