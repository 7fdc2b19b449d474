import HouseholdModel
import HouseholdWords

// MARK: - What looks like a date and was not read as one

extension QuickAddReader {
    /// Whether a word of a title is most likely a date, or a part of one: `24 dec`, `24.12.2026` or, beside a time
    /// alone, which would be today's, also `24.12`, `december` and `on the 5th`.
    func isLikeDate(_ place: Int, _ line: QuickAddLine, besideTime: Bool) -> Bool {
        let word = line.key(place)
        if MonthName.number(of: word) != nil {
            return besideTime || [place - 1, place + 1].contains { isDayNumber(line.key($0)) }
        }
        guard word.first?.isNumber == true else { return false }
        if Self.isDate(of: 3, word) { return true }
        guard besideTime else { return false }
        let isLed = ["on", "the", "until", "from", "by"].contains(line.key(place - 1))
        return Self.isDate(of: 2, word) && (isLed || word.split(separator: ".").last?.count == 2)
            || Int(ordinal: word) != nil && isLed
    }

    /// The words around a place that look like one date together.
    func dateRange(around place: Int, _ line: QuickAddLine) -> Range<Int> {
        guard MonthName.number(of: line.key(place)) != nil else { return place..<place + 1 }
        let start = isDayNumber(line.key(place - 1)) ? place - 1 : place
        let end = start == place && isDayNumber(line.key(place + 1)) ? place + 2 : place + 1
        return start..<end
    }

    private func isDayNumber(_ word: String) -> Bool {
        guard let number = Int(ordinal: word) ?? Int(digits: word[...], atMost: 2) else {
            return false
        }
        return (1...31).contains(number)
    }

    /// Whether it is so many numbers with dots, or three with other signs, that can be a day, a month and a year.
    private static func isDate(of count: Int, _ word: String) -> Bool {
        let signs = count == 3 ? [".", "/", "-"] as [Character] : ["."]
        return signs.contains { sign in
            var parts = word.split(separator: sign, omittingEmptySubsequences: false)
            guard parts.count == count, parts.dropLast().allSatisfy({ Int($0) != nil }) else {
                return false
            }
            if count == 3 {
                let year = parts[0].count == 4 ? parts.removeFirst() : parts.removeLast()
                guard year.isEmpty && sign == "." || [2, 4].contains(year.count) else {
                    return false
                }
            }
            let numbers = parts.compactMap { Int(digits: $0, atMost: 2) }
            return numbers.count == 2 && numbers.allSatisfy { (1...31).contains($0) }
                && (sign == "." ? numbers[1] <= 12 : numbers.contains { $0 <= 12 })
        }
    }
}
