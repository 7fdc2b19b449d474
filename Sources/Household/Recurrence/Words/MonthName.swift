/// The names of months, from 1 to 12.
enum MonthName {
    private static let shorts = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    private static let names = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
    ]

    /// The first three letters.
    static func short(_ month: Int) -> String {
        shorts[month - 1]
    }

    /// Returns the month whose name or first three letters are `word`, in lower case.
    static func number(of word: String) -> Int? {
        if word == "sept" { return 9 }
        return (shorts.firstIndex(of: word) ?? names.firstIndex(of: word)).map { $0 + 1 }
    }
}

extension Weekday {
    /// The first three letters.
    var short: String { Self.shorts[rawValue - 1] }

    private static let shorts = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

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
