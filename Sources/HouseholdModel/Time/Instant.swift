/// A moment, the same everywhere: milliseconds since 1970-01-01T00:00:00Z.
package struct Instant: Hashable, Comparable, Sendable, Codable {
    /// Milliseconds since 1970-01-01T00:00:00Z; negative before.
    package let milliseconds: Int64

    /// Creates the moment `milliseconds` after 1970-01-01T00:00:00Z.
    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// Whether `left` is the earlier one.
    package static func < (left: Instant, right: Instant) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// Returns the moment `milliseconds` later, or the last one there is.
    package func adding(milliseconds: Int64) -> Instant {
        let (sum, overflow) = self.milliseconds.addingReportingOverflow(milliseconds)
        return Instant(milliseconds: overflow ? (milliseconds < 0 ? .min : .max) : sum)
    }

    /// Returns the moment `days` times 24 hours later.
    package func adding(days: Int64) -> Instant {
        let (span, overflow) = days.multipliedReportingOverflow(by: 86_400_000)
        return adding(milliseconds: overflow ? (days < 0 ? .min : .max) : span)
    }
}

extension Instant {
    /// The first moment there is.
    package static let distantPast = Instant(milliseconds: .min)

    /// The last moment there is.
    package static let distantFuture = Instant(milliseconds: .max)
}

// MARK: - As text

extension Instant: CustomStringConvertible {
    /// The moment in UTC to the second, as RFC 3339 writes it: `2026-11-21T16:00:00Z`.
    package var description: String {
        let seconds = milliseconds.flooredQuotient(by: 1_000)
        let day = Day(dayNumber: Int(seconds.flooredQuotient(by: 86_400)))
        let rest = Int(seconds - seconds.flooredQuotient(by: 86_400) * 86_400)
        let (hour, minute, second) = (rest / 3_600, rest / 60 % 60, rest % 60)
        return "\(day)T\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))Z"
    }
}

extension Instant {
    /// Creates the moment that `text` names as RFC 3339 in UTC to the second, or returns `nil`.
    package init?(_ text: String) {
        guard text.utf8.count == 20, text.hasSuffix("Z"), let day = Day(String(text.prefix(10))),
            let time = TimeOfDay(String(text.dropFirst(11).prefix(5))),
            let second = Int(text.dropFirst(17).prefix(2)), (0...59).contains(second)
        else { return nil }
        let minutes = Int64(day.dayNumber) * 1_440 + Int64(time.minutes)
        self.init(milliseconds: (minutes * 60 + Int64(second)) * 1_000)
    }
}

extension FixedWidthInteger {
    /// The quotient rounded towards minus infinity, as days before 1970 need it.
    func flooredQuotient(by divisor: Self) -> Self {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder != 0 && (remainder < 0) != (divisor < 0) ? quotient - 1 : quotient
    }
}

extension Int {
    /// The decimal digits, with zeros in front up to `width`.
    func padded(to width: Int) -> String {
        var digits = String(magnitude)
        while digits.utf8.count < width { digits = "0" + digits }
        return self < 0 ? "-" + digits : digits
    }
}
