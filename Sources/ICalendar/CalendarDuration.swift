/// How long something takes, or how long before or after something else it is (RFC 5545 section 3.3.6).
package struct CalendarDuration: Hashable, Sendable {
    /// Days by the calendar, weeks counted in; negative before.
    package let days: Int
    /// Seconds besides; negative before.
    package let seconds: Int

    private static let most = 100_000

    /// Creates a duration; both are negative, or none is.
    package init?(days: Int, seconds: Int = 0) {
        guard days.magnitude <= Self.most, seconds.magnitude <= Self.most * 86_400,
            days == 0 || seconds == 0 || (days < 0) == (seconds < 0)
        else { return nil }
        (self.days, self.seconds) = (days, seconds)
    }
}

extension CalendarDuration: CustomStringConvertible {
    /// The duration as calendars write it: `-PT1H`.
    package var description: String {
        let (hours, minutes) = (seconds.magnitude / 3_600, seconds.magnitude / 60 % 60)
        var text = days < 0 || seconds < 0 ? "-P" : "P"
        if days != 0 || seconds == 0 { text += "\(days.magnitude)D" }
        guard seconds != 0 else { return text }
        text += "T"
        if hours > 0 { text += "\(hours)H" }
        if minutes > 0 || hours > 0 && seconds % 60 != 0 { text += "\(minutes)M" }
        if seconds % 60 != 0 { text += "\(seconds.magnitude % 60)S" }
        return text
    }

    /// Reads a duration, or returns `nil`.
    package init?(_ text: some StringProtocol) {
        var rest = text.uppercased()[...]
        let isNegative = rest.first == "-"
        if isNegative || rest.first == "+" { rest = rest.dropFirst() }
        guard rest.popFirst() == "P", !rest.isEmpty else { return nil }
        var units: [(letter: Character, count: Int)] = []
        var isTime = false
        while let first = rest.first {
            if first == "T", !isTime, rest.count > 1 {
                isTime = true
                rest = rest.dropFirst()
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            guard (1...6).contains(digits.utf8.count),
                let count = Int(digits: digits, count: digits.utf8.count),
                let letter = rest.popFirst(), (isTime ? "HMS" : "WD").contains(letter)
            else { return nil }
            units.append((letter, count))
        }
        self.init(units, isNegative: isNegative)
    }

    /// Weeks stand alone; each unit comes once, the larger ones first.
    private init?(_ units: [(letter: Character, count: Int)], isNegative: Bool) {
        let order = Array("WDHMS")
        let places = units.compactMap { order.firstIndex(of: $0.letter) }
        guard zip(places, places.dropFirst()).allSatisfy(<), places.count == 1 || places.first != 0
        else { return nil }
        var (days, seconds) = (0, 0)
        for unit in units {
            switch unit.letter {
            case "W": days += 7 * unit.count
            case "D": days += unit.count
            case "H": seconds += 3_600 * unit.count
            case "M": seconds += 60 * unit.count
            default: seconds += unit.count
            }
        }
        let sign = isNegative ? -1 : 1
        self.init(days: sign * days, seconds: sign * seconds)
    }
}
