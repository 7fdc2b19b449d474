/// A weekday, all of them or one counted within the month or year (RFC 5545 section 3.3.10,
/// `weekdaynum`).
package struct WeekdayNumber: Hashable, Sendable {
    /// The day of the week.
    package let weekday: Weekday
    /// Which one: 2 is the second, -1 the last, and `nil` stands for all of them.
    package let ordinal: Int?

    /// Creates a weekday.
    package init(_ weekday: Weekday, ordinal: Int? = nil) {
        self.weekday = weekday
        self.ordinal = ordinal
    }
}

extension WeekdayNumber: Comparable, CustomStringConvertible {
    /// From Monday to Sunday; of one weekday first all, then the first to the last.
    package static func < (left: WeekdayNumber, right: WeekdayNumber) -> Bool {
        left.place < right.place
    }

    private var place: (Int, Int, Int) {
        (weekday.rawValue, (ordinal ?? 0) < 0 ? 1 : 0, ordinal ?? 0)
    }

    /// As a rule writes it, such as `2TU`.
    package var description: String {
        (ordinal.map(String.init) ?? "") + weekday.code
    }

    /// Reads `TU`, `2TU`, `+2TU` or `-1TU` in upper case, or returns `nil`.
    init?(_ text: Substring) {
        guard let weekday = Weekday(code: text.suffix(2)) else { return nil }
        let front = text.dropLast(2)
        guard !front.isEmpty else {
            self.init(weekday)
            return
        }
        guard let ordinal = Int(signed: front, atMost: 2) else { return nil }
        self.init(weekday, ordinal: ordinal)
    }
}

extension Weekday {
    /// The two letters that stand for the day in a rule.
    var code: String { Self.codes[rawValue - 1] }

    init?(code: Substring) {
        guard let place = Self.codes.firstIndex(where: { $0 == code }) else { return nil }
        self.init(rawValue: place + 1)
    }

    private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
}
