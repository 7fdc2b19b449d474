/// A day as calendars write it: `20261124` (RFC 5545 section 3.3.4).
package struct CalendarDate: Hashable, Sendable {
    package let year: Int
    package let month: Int
    package let day: Int

    /// Creates a day, or returns `nil` where the calendar has none such.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9_999).contains(year), (1...12).contains(month),
            (1...Self.length(ofMonth: month, year: year)).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return switch month {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

/// A time of the day as calendars write it: `180000` (RFC 5545 section 3.3.12).
package struct CalendarTime: Hashable, Sendable {
    package let hour: Int
    package let minute: Int
    /// The second; 60 is one that clocks put in between.
    package let second: Int

    /// Creates a time, or returns `nil` where no clock shows it.
    package init?(hour: Int, minute: Int, second: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else {
            return nil
        }
        (self.hour, self.minute, self.second) = (hour, minute, second)
    }
}

// MARK: - As text

extension CalendarDate: CustomStringConvertible {
    /// The day in digits.
    package var description: String {
        year.digits(4) + month.digits(2) + day.digits(2)
    }

    /// Reads a day in digits, or returns `nil`.
    package init?(_ text: some StringProtocol) {
        guard let number = Int(digits: text, count: 8) else { return nil }
        self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
}

extension CalendarTime: CustomStringConvertible {
    /// The time in digits.
    package var description: String {
        hour.digits(2) + minute.digits(2) + second.digits(2)
    }

    /// Reads a time in digits, or returns `nil`.
    package init?(_ text: some StringProtocol) {
        guard let number = Int(digits: text, count: 6) else { return nil }
        self.init(hour: number / 10_000, minute: number / 100 % 100, second: number % 100)
    }
}

extension Int {
    /// The number with zeros in front.
    func digits(_ count: Int) -> String {
        let text = String(magnitude)
        return String(repeating: "0", count: Swift.max(0, count - text.count)) + text
    }

    /// Reads so many digits and nothing else.
    init?(digits text: some StringProtocol, count: Int) {
        let bytes = text.utf8
        guard bytes.count == count, bytes.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        self = bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}
