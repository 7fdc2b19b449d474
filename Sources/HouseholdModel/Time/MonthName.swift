/// The names of months, from 1 to 12.
package enum MonthName {
    private static let shorts = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    package static let names = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
    ]

    /// The first three letters.
    package static func short(_ month: Int) -> String {
        shorts[month - 1]
    }

    /// Returns the month whose name or first three letters are `word`, in lower case.
    package static func number(of word: String) -> Int? {
        if word == "sept" { return 9 }
        return (shorts.firstIndex(of: word) ?? names.firstIndex(of: word)).map { $0 + 1 }
    }
}
