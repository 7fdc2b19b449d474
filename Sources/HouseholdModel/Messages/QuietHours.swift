/// When no message goes out: from a time of the day until another one, over midnight where that is the earlier.
///
/// What would be sent then waits, and goes out in one message once they are over.
package struct QuietHours: Hashable, Sendable {
    /// The first quiet minute.
    package let start: TimeOfDay
    /// The first minute that is none any more.
    package let end: TimeOfDay

    /// Creates quiet hours; `nil` where they have no length.
    package init?(from start: TimeOfDay, until end: TimeOfDay) {
        guard start != end else { return nil }
        self.start = start
        self.end = end
    }

    /// Those of whoever has set none: from 21:00 until 7:00.
    package static let usual = "21:00-07:00"

    /// Whether a time of the day is quiet.
    package func contains(_ time: TimeOfDay) -> Bool {
        start < end ? (start..<end).contains(time) : time >= start || time < end
    }
}

extension QuietHours: CustomStringConvertible {
    /// The hours as `21:00-07:00`.
    package var description: String { "\(start)-\(end)" }

    /// Reads `21:00-07:00`, or `21-7`; `nil` where it is neither.
    package init?(_ text: String) {
        let times = text.split(separator: "-", omittingEmptySubsequences: false)
        guard times.count == 2, let start = Self.time(times[0]), let end = Self.time(times[1])
        else { return nil }
        self.init(from: start, until: end)
    }

    private static func time(_ typed: Substring) -> TimeOfDay? {
        let parts = typed.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts[0].utf8.count <= 2,
            parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let hour = Int(parts[0])
        else { return nil }
        guard parts.count == 2 else { return TimeOfDay(hour: hour, minute: 0) }
        guard parts[1].utf8.count == 2, let minute = Int(parts[1]) else { return nil }
        return TimeOfDay(hour: hour, minute: minute)
    }
}
