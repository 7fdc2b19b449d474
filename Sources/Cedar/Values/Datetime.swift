/// An instant, in milliseconds since 1970 began in Greenwich.
public struct Datetime: Hashable, Sendable {
    /// The milliseconds since 1970 began.
    public let milliseconds: Int64

    /// Creates the instant `milliseconds` after 1970 began.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    private static let day: Int64 = 86_400_000
}

// MARK: - Reading

extension Datetime {
    /// Creates the instant that `text` spells, such as `2024-10-15` or
    /// `2024-10-15T11:35:00.000+0200`, or returns `nil`.
    public init?(_ text: Text) {
        var reader = ByteReader(text)
        guard let day = Self.readDay(&reader) else { return nil }
        guard !reader.isAtEnd else {
            self.init(milliseconds: day * Self.day)
            return
        }
        guard let time = Self.readTime(&reader), let offset = Self.readOffset(&reader),
            reader.isAtEnd
        else { return nil }
        self.init(milliseconds: day * Self.day + time - offset)
    }

    /// Reads `YYYY-MM-DD` and returns the days since 1970 began.
    private static func readDay(_ reader: inout ByteReader) -> Int64? {
        guard let year = reader.number(digits: 4), reader.skip("-"),
            let month = reader.number(digits: 2), reader.skip("-"),
            let day = reader.number(digits: 2)
        else { return nil }
        return CivilDay(year: year, month: month, day: day)?.daysSince1970
    }

    /// Reads `Thh:mm:ss` with an optional `.SSS` and returns milliseconds.
    private static func readTime(_ reader: inout ByteReader) -> Int64? {
        guard reader.skip("T"), let hour = reader.number(digits: 2), hour <= 23,
            reader.skip(":"), let minute = reader.number(digits: 2), minute <= 59,
            reader.skip(":"), let second = reader.number(digits: 2), second <= 59
        else { return nil }
        let seconds = (hour * 60 + minute) * 60 + second
        guard reader.skip(".") else { return seconds * 1000 }
        return reader.number(digits: 3).map { seconds * 1000 + $0 }
    }

    /// Reads `Z` or `±hhmm` and returns milliseconds.
    private static func readOffset(_ reader: inout ByteReader) -> Int64? {
        if reader.skip("Z") { return 0 }
        let isNegative = reader.skip("-")
        guard isNegative || reader.skip("+"),
            let hour = reader.number(digits: 2), hour <= 23,
            let minute = reader.number(digits: 2), minute <= 59
        else { return nil }
        let offset = (hour * 60 + minute) * 60_000
        return isNegative ? -offset : offset
    }
}

// MARK: - Calculating

extension Datetime {
    /// The instant `duration` later, or `nil` when there is no such instant.
    public func offset(_ duration: Duration) -> Datetime? {
        let (sum, overflowed) = milliseconds.addingReportingOverflow(duration.milliseconds)
        return overflowed ? nil : Datetime(milliseconds: sum)
    }

    /// How long after `other` this is, or `nil` when that is too long.
    public func durationSince(_ other: Datetime) -> Duration? {
        let (span, overflowed) = milliseconds.subtractingReportingOverflow(other.milliseconds)
        return overflowed ? nil : Duration(milliseconds: span)
    }

    /// The start of the day in Greenwich, or `nil` when that is too long ago.
    public var startOfDay: Datetime? {
        offset(Duration(milliseconds: -timeOfDay.milliseconds))
    }

    /// How long the day in Greenwich has lasted.
    public var timeOfDay: Duration {
        let remainder = milliseconds % Self.day
        return Duration(milliseconds: remainder < 0 ? remainder + Self.day : remainder)
    }
}

extension Datetime: Comparable {
    /// Whether `left` is the earlier instant.
    public static func < (left: Datetime, right: Datetime) -> Bool {
        left.milliseconds < right.milliseconds
    }
}

// MARK: - Writing

extension Datetime: CustomStringConvertible {
    /// An expression that is worth the instant.
    public var description: String {
        guard let literal else {
            return "datetime(\"1970-01-01\").offset(duration(\"\(milliseconds)ms\"))"
        }
        return "datetime(\"\(literal)\")"
    }

    /// The text that reads as this instant, or `nil` before year 0 and after year 9999.
    package var literal: String? {
        let time = timeOfDay.milliseconds
        let days = milliseconds / Self.day - (milliseconds % Self.day < 0 ? 1 : 0)
        let date = CivilDay(daysSince1970: days)
        guard (0...9999).contains(date.year) else { return nil }
        let ymd = "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
        guard time != 0 else { return ymd }
        let (seconds, fraction) = time.quotientAndRemainder(dividingBy: 1000)
        let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60]
            .map { padded($0, 2) }
            .joined(separator: ":")
        return "\(ymd)T\(clock)\(fraction == 0 ? "" : ".\(padded(fraction, 3))")Z"
    }
}

private func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
