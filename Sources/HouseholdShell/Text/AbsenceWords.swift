import HouseholdModel
import HouseholdService
import QuickAdd

/// Who is away when, as people write it: `mia 24 dec 31 dec`, `tomorrow`, `mon fri`.
struct AbsenceWords {
    /// Who; nobody where it is whoever types.
    let name: String?
    /// The first day.
    let first: Day
    /// The last day, if it is another one.
    let last: Day?

    /// Reads one date or two, with a name before them where the words are not dates from the start.
    ///
    /// - Throws: ``Failure`` when there is no date, or more than can be read.
    init(_ typed: [String], read reader: DateWords) throws {
        do {
            if let days = try Self.days(typed[...], reader) {
                name = nil
                (first, last) = days
            } else if let days = try Self.days(typed.dropFirst(), reader) {
                name = typed.first
                (first, last) = days
            } else {
                throw Self.failure(typed)
            }
        } catch let problem as DateProblem {
            throw Failure.value(problem.message)
        }
    }

    private static func failure(_ typed: [String]) -> Failure {
        let attempts = [
            "absence add mia fri sun", "absence add mia 2026-12-24 2026-12-31",
            "absence add mia tomorrow for 3 days",
        ]
        guard typed.count > 1 else { return .usage("On which days?", try: attempts) }
        return .value("\"\(typed.joined(separator: " "))\" names no days.", try: attempts)
    }

    /// The days that all of the words name, if they do.
    private static func days(
        _ typed: ArraySlice<String>, _ reader: DateWords
    ) throws(DateProblem) -> (Day, Day?)? {
        var words = typed.flatMap { $0.lowercased().split(separator: " ").map(String.init) }[...]
        if words.first == "from" { words = words.dropFirst() }
        if let only = try reader.date(Array(words)) { return (only.due.day, nil) }
        for place in words.indices.dropFirst() {
            guard let first = try reader.date(Array(words[..<place]))?.due.day else { continue }
            let rest = words[place...]
            if let days = Self.span(rest) { return (first, first.adding(days: days - 1)) }
            let end =
                ["to", "until", "till", "-", "and"].contains(rest.first) ? rest.dropFirst() : rest
            if let last = try reader.date(Array(end)) {
                return (first, Self.day(last.due.day, named: end, notBefore: first))
            }
        }
        return nil
    }

    /// The day; of a weekday the first that does not lie before the other.
    private static func day(
        _ day: Day, named words: ArraySlice<String>, notBefore first: Day
    ) -> Day {
        guard words.count == 1, words.first.flatMap(Weekday.init(named:)) != nil, day < first else {
            return day
        }
        return day.adding(days: (first.dayNumber - day.dayNumber + 6) / 7 * 7)
    }

    /// How many days `for 3 days` or `for 2 weeks` are.
    private static func span(_ words: ArraySlice<String>) -> Int? {
        guard words.count == 3, words.first == "for", let unit = words.last,
            let count = Int(words[words.startIndex + 1]), (1...366).contains(count)
        else { return nil }
        switch unit {
        case "day", "days": return count
        case "week", "weeks": return count * 7
        default: return nil
        }
    }
}
