import HouseholdModel

// MARK: - A day of the week beside its date

extension QuickAddReader {
    /// Leaves out of `day from sat, 5 dec until 24 dec` the days of the week that say no more than their dates.
    ///
    /// - Throws: That a day of the week is not that of its date.
    func withoutWeekdays(_ said: String) throws(DateProblem) -> String {
        var words = said.split(separator: " ").map(String.init)
        var place = 1
        while place < words.count - 1 {
            if ["from", "until"].contains(words[place - 1]),
                let date = try dateBehindWeekday(words[place...])
            {
                words.replaceSubrange(place..<date.lowerBound, with: [])
            }
            place += 1
        }
        return words.joined(separator: " ")
    }

    /// Where the date stands that a day of the week leads up to, as far as both are the same day.
    private func dateBehindWeekday(
        _ words: ArraySlice<String>
    ) throws(DateProblem) -> Range<Int>? {
        guard let first = words.first, Weekday(named: first.withoutComma) != nil else { return nil }
        for count in (2...5).reversed() where count <= words.count {
            guard try moment.dates.date(Array(words.prefix(count))) != nil,
                let start = words.prefix(count).firstIndex(where: { $0.contains(where: \.isNumber) }
                )
            else { continue }
            let month = start - 1
            let hasMonth = MonthName.number(of: words[month]) != nil
            return (hasMonth ? month : start)..<words.startIndex + count
        }
        return nil
    }
}
