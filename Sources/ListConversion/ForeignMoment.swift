import HouseholdModel

/// A date and time as other programs write it: `2026-11-25T17:00:00.123456+00:00`, `2026-11-25 17:00:00-05:00` or
/// `2026-11-25`; without an offset it is what the clock shows.
struct ForeignMoment: Hashable, Sendable {
    /// The day, in the zone of whoever looks.
    let day: Day
    /// The time, where it has one.
    let time: TimeOfDay?

    /// Reads it; `nil` where it is none.
    init?(_ text: String, in zone: Zone) {
        let bytes = Array(text.utf8.prefix(64))
        guard bytes.count >= 10, let day = Day(String(decoding: bytes[..<10], as: UTF8.self)) else {
            return nil
        }
        guard bytes.count > 10 else {
            self.init(day: day, time: nil)
            return
        }
        guard [UInt8(ascii: "T"), UInt8(ascii: " ")].contains(bytes[10]), bytes.count >= 16,
            let time = TimeOfDay(String(decoding: bytes[11..<16], as: UTF8.self))
        else { return nil }
        let rest = bytes[16...].drop {
            $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") || isDigit($0)
        }
        guard !rest.isEmpty else {
            self.init(day: day, time: time)
            return
        }
        guard let offset = Self.offset(rest) else { return nil }
        let minute = Int64(day.dayNumber) * 1_440 + Int64(time.minutes) - Int64(offset)
        let instant = Instant(milliseconds: minute * 60_000)
        self.init(day: zone.day(at: instant), time: zone.time(at: instant))
    }

    private init(day: Day, time: TimeOfDay?) {
        self.day = day
        // The last minute of a day and its first are how programs say that there is no time.
        self.time = time.flatMap { [0, 1_439].contains($0.minutes) ? nil : $0 }
    }

    /// The minutes by which a clock is ahead of universal time: `Z`, `+05:30`, ` +0000 UTC`.
    private static func offset(_ rest: ArraySlice<UInt8>) -> Int? {
        let rest = rest.drop { $0 == UInt8(ascii: " ") }
        guard let sign = rest.first else { return 0 }
        if sign == UInt8(ascii: "Z") { return 0 }
        let digits = rest.dropFirst().prefix(6).filter(isDigit).prefix(4).map { Int($0) - 48 }
        guard digits.count == 4, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(sign) else {
            return nil
        }
        let minutes = (digits[0] * 10 + digits[1]) * 60 + digits[2] * 10 + digits[3]
        return minutes > 1_440 ? nil : sign == UInt8(ascii: "-") ? -minutes : minutes
    }
}

private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
