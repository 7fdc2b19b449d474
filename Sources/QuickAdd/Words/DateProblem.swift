package import HouseholdModel
import HouseholdWords

/// Why words that look like a date name no day.
package enum DateProblem: Error, Hashable, Sendable {
    /// The calendar has no such day.
    case noSuchDay(String)
    /// `5/6` is one day here and another one there; each reading is written as `5 June`.
    case ambiguous(readings: [String])
    /// `friday, 5 dec` names two days: what the first is called, the other day, and the words for both.
    case twoDays(String, Day, words: [String])

    /// One sentence for a person, and what to write instead.
    package var message: Phrase {
        switch self {
        case .noSuchDay(let words):
            return "There is no day \"\(words)\"."
        case .ambiguous(let readings):
            let question = readings.map { "\(dates: $0)" as Phrase }.joined(separator: " or ")
            let advice = readings.map { "\(dates: $0.inShort)" as Phrase }
                .joined(separator: " or ")
            return "Is that \(question)? Write \(advice)."
        case .twoDays(let name, let day, _):
            return "\(day.dated) is not \(dates: name). Which one is it?"
        }
    }

    /// Recognises `5/6` and `5/6/2027`, or returns `nil` when `word` is nothing like it.
    init?(slashed word: String) {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int(digits: $0, atMost: 4) }
        guard (2...3).contains(parts.count), numbers.count == parts.count else { return nil }
        let readings = [(numbers[0], numbers[1]), (numbers[1], numbers[0])].compactMap {
            day, month in
            Day(year: 2000, month: month, day: day).map { _ in
                "\(day) \(MonthName.names[month - 1].capitalized)"
            }
        }
        guard let first = readings.first else { return nil }
        self = .ambiguous(readings: readings.allSatisfy { $0 == first } ? [first] : readings)
    }
}

extension String {
    /// Returns `5 jun` for `5 June`.
    var inShort: String {
        let (day, month) = (prefix { $0 != " " }, drop { $0 != " " })
        return "\(day)\(month.prefix(4).lowercased())"
    }
}

extension Int {
    /// The day of a month that `15th` names.
    init?(ordinal text: String) {
        guard ["st", "nd", "rd", "th"].contains(where: text.hasSuffix),
            let number = Int(digits: text.dropLast(2), atMost: 2), (1...31).contains(number)
        else { return nil }
        self = number
    }
}
