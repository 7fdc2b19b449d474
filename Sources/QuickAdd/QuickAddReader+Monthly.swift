import HouseholdModel

extension QuickAddReader {
    /// Reads `first saturday of the month`, `1st sat of month` and `every last friday of the month`.
    ///
    /// Without the month, `first saturday` is every month's to most people, but may be one day.
    func monthly(in line: QuickAddLine, _ range: Range<Int>) -> QuickAddPhrase? {
        guard range.count <= 12 else { return nil }
        var words = line.listed(range)[...]
        var isLed = false
        while let first = words.first, ["every", "each", "on", "the"].contains(first) {
            isLed = isLed || first == "every" || first == "each"
            words.removeFirst()
        }
        guard let first = words.first, words.count > 1,
            Self.ordinals.contains(first) || Int(ordinal: first) != nil
        else { return nil }
        let tail = Array(words.suffix(3))
        let isOfMonth =
            tail.count == 3 && ["of", "in"].contains(tail[0]) && tail[2] == "month"
            && ["the", "every", "each", "a"].contains(tail[1])
        let isShort = tail.suffix(2) == ["of", "month"]
        let days = words.dropLast(isOfMonth ? 3 : isShort ? 2 : 0).joined(separator: " ")
        let text = "month on the \(days)"
        guard !days.isEmpty, (try? moment.repeats.draft(text)) != nil else { return nil }
        if isOfMonth || isShort { return QuickAddPhrase(range, .rhythm([text]), text) }
        guard !isLed, words.count == 2, let day = words.last, Weekday(named: day) != nil else {
            return nil
        }
        let phrase = said("every \(text)")
        return QuickAddPhrase(
            range,
            .problem(
                .nearly(line.typed(range), phrase), attempts: [line.line([(range, phrase)])]))
    }

    private static let ordinals: Set<String> = [
        "first", "second", "third", "fourth", "fifth", "last",
    ]
}
