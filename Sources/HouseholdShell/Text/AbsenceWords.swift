import Household
import HouseholdService

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
        let attempts = ["absence add mia 2026-12-24 2026-12-31", "absence add mia tomorrow"]
        guard typed.count > 1 else { return .usage("On which days?", try: attempts) }
        return .value("\"\(typed.joined(separator: " "))\" names no days.", try: attempts)
    }

    /// The days that all of the words name, if they do.
    private static func days(
        _ typed: ArraySlice<String>, _ reader: DateWords
    ) throws(DateProblem) -> (Day, Day?)? {
        let words = typed.flatMap { $0.lowercased().split(separator: " ").map(String.init) }
        if let only = try reader.date(words) { return (only.due.day, nil) }
        for count in words.indices.dropFirst() {
            guard let first = try reader.date(Array(words[..<count])),
                let last = try reader.date(Array(words[count...]))
            else { continue }
            return (first.due.day, last.due.day)
        }
        return nil
    }
}
