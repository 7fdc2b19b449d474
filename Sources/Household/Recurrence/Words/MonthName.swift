/// The names of months, from 1 to 12.
enum MonthName {
    private static let names = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
    ]

    /// The first three letters.
    static func short(_ month: Int) -> String {
        String(names[month - 1].prefix(3))
    }

    /// Returns the month whose name or first three letters are `word`, in lower case.
    static func number(of word: String) -> Int? {
        if word == "sept" { return 9 }
        return names.firstIndex { $0 == word || $0.prefix(3) == word }.map { $0 + 1 }
    }
}

extension Weekday {
    /// The first three letters.
    var short: String { String(word.prefix(3)) }

    /// The weekday whose name, perhaps shortened, is `word`, in lower case.
    init?(named word: String) {
        let spelled = ["tues": "tue", "weds": "wed", "thur": "thu", "thurs": "thu"][word] ?? word
        let singular = spelled.hasSuffix("days") ? String(spelled.dropLast()) : spelled
        guard
            let match = Self.allCases.first(where: { $0.word == singular || $0.short == singular })
        else { return nil }
        self = match
    }
}
