extension Weekday {
    /// The first three letters.
    package var short: String { Self.shorts[rawValue - 1] }

    private static let shorts = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    /// The weekday whose name, perhaps shortened, is `word`, in lower case.
    package init?(named word: String) {
        let spelled = ["tues": "tue", "weds": "wed", "thur": "thu", "thurs": "thu"][word] ?? word
        let singular = spelled.hasSuffix("days") ? String(spelled.dropLast()) : spelled
        guard
            let match = Self.allCases.first(where: { $0.word == singular || $0.short == singular })
        else { return nil }
        self = match
    }
}
