import HouseholdModel
import HouseholdWords

extension QuickAddReader {
    /// Reads `tomorrow at noon`, `by fri`, `on the 5th` or `at 18:00`.
    func date(in line: QuickAddLine, _ range: Range<Int>) -> QuickAddPhrase? {
        guard range.count <= 12 else { return nil }
        var words = line.bare(range)
        var leads: Set<String> = []
        while words.count > 1,
            ["due", "on", "by"].contains(words[0])
                || ["this", "coming"].contains(words[0]) && Weekday(named: words[1]) != nil
                || words[0] == "at" && words.contains("end")
                || words[0] == "before" && moment.dates.isNamed(Array(words.dropFirst()))
                || ["before", "until"].contains(words[0]) && isDeadline(Array(words.dropFirst())),
            leads.insert(words[0]).inserted
        {
            words.removeFirst()
        }
        guard words.count > 1 || words[0] != "the" else { return nil }
        let isLed = !leads.isEmpty
        if moment.dates.time(words) != nil { return clock(words, range, isLed: isLed) }
        // "the 5th" alone can be part of anything.
        guard words[0] != "the" || words.count > 2 || isLed else { return nil }
        do {
            guard try moment.dates.when(words) != nil else { return nil }
        } catch {
            return QuickAddPhrase(
                range,
                .problem(
                    .date(error),
                    attempts: error.mended(words.joined(separator: " "))
                        .map { line.line([(range, said($0))]) }))
        }
        let text = words.joined(separator: " ").replacing(" den ", with: " the ")
            .replacing(" dem ", with: " the ")
        guard words[0] != "at" else { return QuickAddPhrase(range, .clock(isLed: true), text) }
        return QuickAddPhrase(range, .date(isLed: isLed), text)
    }

    /// Whether `bis` or `vor` before it says by when, as before a time they do.
    private func isDeadline(_ words: [String]) -> Bool {
        !language.isEnglish && moment.dates.time(words) != nil
    }

    /// A time without `at`, which has to begin with a digit or in several words to be one away from its day.
    private func clock(
        _ words: [String], _ range: Range<Int>, isLed: Bool
    ) -> QuickAddPhrase? {
        let text = words.joined(separator: " ")
        if moment.dates.isNamed(words), words.count > 1 {
            return QuickAddPhrase(range, .clock(isLed: true), text)
        }
        guard isLed || words[0].first?.isNumber == true else { return nil }
        return QuickAddPhrase(range, .clock(isLed: isLed), "at " + text)
    }

    /// Whether a date can begin with that word, so that it is worth reading.
    static func mayBeginDate(_ word: String) -> Bool {
        word.first?.isNumber == true || dateBeginnings.contains(word)
    }

    private static let dateBeginnings: Set<String> = Set(
        [
            "today", "tonight", "tomorrow", "yesterday", "next", "in", "end", "at", "on", "by",
            "due", "the", "this", "coming", "after", "before", "until", "day", "tues", "weds",
            "thur", "thurs", "sept",
            "first",
            "second", "third",
        ]
            + Weekday.allCases.flatMap { [$0.word, $0.short] }
            + (1...12).flatMap { [MonthName.names[$0 - 1], MonthName.short($0)] })
}

extension DateProblem {
    /// What to write instead of words for a date, and perhaps a time, where that is known.
    func mended(_ text: String) -> [String] {
        switch self {
        case .noSuchDay:
            return []
        case .ambiguous(let readings):
            let slashed = text.split(separator: " ").first {
                DateProblem(slashed: String($0)) != nil
            }
            return readings.map(\.inShort).map { day in
                slashed.map { text.replacing($0, with: day) } ?? day
            }
        case .twoDays(_, _, let words):
            guard words.count == 2, let first = text.firstRange(of: words[0]),
                let second = text[first.upperBound...].firstRange(of: words[1])
            else { return [] }
            return [
                String(text[..<first.lowerBound] + text[second.lowerBound...]),
                String(text[..<first.upperBound] + text[second.upperBound...]),
            ]
        }
    }
}
