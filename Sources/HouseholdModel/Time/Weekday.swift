/// A day of the week.
package enum Weekday: Int, CaseIterable, Hashable, Sendable, Codable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday

    /// The English word in lower case, such as `monday`.
    package var word: String { Self.words[rawValue - 1] }

    private static let words = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]

    /// The weekday whose English word is `word`, in lower case.
    package init?(word: String) {
        guard let match = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = match
    }

    /// How many days `self` lies after `start` in a week that begins with `start`, from 0 to 6.
    package func days(after start: Weekday) -> Int {
        (rawValue - start.rawValue + 7) % 7
    }
}
