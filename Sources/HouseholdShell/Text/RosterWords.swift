import HouseholdModel
import HouseholdService

/// A roster as people write it: `mon mia, tue-fri max`, with `/` before a second week.
struct RosterWords {
    /// Whose which weekdays are.
    let people: ChorePeople

    /// Reads a roster, whose days `inEnglish` says as commands take them everywhere.
    ///
    /// - Throws: ``Failure`` when a part of it is no weekday with a name, or a day comes twice.
    init(_ text: String, inEnglish: (String) -> String) throws {
        let weeks = try text.split(separator: "/", omittingEmptySubsequences: false)
            .map { try Self.week($0, inEnglish) }
        guard (1...2).contains(weeks.count), weeks.contains(where: { !$0.isEmpty }) else {
            throw Self.failure(text)
        }
        people = .roster(weeks)
    }

    private static func week(
        _ text: Substring, _ inEnglish: (String) -> String
    ) throws -> [Weekday: String] {
        var week: [Weekday: String] = [:]
        for part in text.split(separator: ",") {
            let words = part.split(separator: " ")
            guard words.count >= 2, let days = days(inEnglish(words[0].lowercased())) else {
                throw failure(String(part))
            }
            for day in days {
                let name = words.dropFirst().joined(separator: " ")
                guard week.updateValue(name, forKey: day) == nil else {
                    throw failure(String(part))
                }
            }
        }
        return week
    }

    private static func days(_ word: String) -> [Weekday]? {
        let ends = word.split(separator: "-", omittingEmptySubsequences: false)
            .map { Weekday(named: String($0)) }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2 else {
            return nil
        }
        return Weekday.allCases.filter { $0.days(after: first) <= last.days(after: first) }
    }

    private static func failure(_ text: String) -> Failure {
        Failure.value(
            "\"\(text.drop(while: \.isWhitespace))\" is no part of a roster.",
            try: ["--roster \"mon mia, tue-fri max\""])
    }
}
