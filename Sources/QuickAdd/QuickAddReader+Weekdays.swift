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

// MARK: - Months that a repeat keeps to

extension QuickAddReader {
    /// Says `sat in apr-oct` of `sat from april to october` and `sat apr-oct`, which name months and no days.
    static func withSeason(_ said: String) -> String {
        var words = said.split(separator: " ").map(String.init)
        for place in words.indices.dropFirst() {
            let isLed = ["from", "in"].contains(words[place - 1])
            guard let months = months(words[place...]),
                isLed || Int(ordinal: words[place - 1]) == nil && Int(words[place - 1]) == nil
            else { continue }
            words.replaceSubrange(
                (isLed ? place - 1 : place)..<place + months.count, with: ["in", months.text])
            return words.joined(separator: " ")
        }
        return said
    }

    /// The months that `april to october` or `apr-oct` names, and no days of them.
    private static func months(_ words: ArraySlice<String>) -> (text: String, count: Int)? {
        guard let first = words.first else { return nil }
        let ends = first.split(separator: "-").compactMap { MonthName.number(of: String($0)) }
        if ends.count == 2 {
            return (ends.map(MonthName.short).joined(separator: "-"), 1)
        }
        let rest = Array(words.prefix(4))
        guard rest.count > 2, let start = MonthName.number(of: first),
            ["to", "until", "through", "till"].contains(rest[1]),
            let end = MonthName.number(of: rest[2].withoutComma),
            rest.count == 3 || Int(rest[3]) == nil && Int(ordinal: rest[3]) == nil
        else { return nil }
        return ("\(MonthName.short(start))-\(MonthName.short(end))", 3)
    }
}
