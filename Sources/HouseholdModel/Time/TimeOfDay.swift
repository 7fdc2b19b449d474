/// A time on the clock, to the minute: 18:00.
package struct TimeOfDay: Hashable, Comparable, Sendable {
    /// Minutes since midnight, from 0 to 1439.
    package let minutes: Int

    /// Creates the time `hour:minute`, or returns `nil` when no clock shows it.
    package init?(hour: Int, minute: Int) {
        guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        minutes = hour * 60 + minute
    }

    /// Whether `left` is the earlier time.
    package static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
        left.minutes < right.minutes
    }
}

// MARK: - As text

extension TimeOfDay: CodedAsText {
    /// The time as `HH:MM`.
    package var description: String {
        "\((minutes / 60).padded(to: 2)):\((minutes % 60).padded(to: 2))"
    }

    /// Creates the time that `text` names as `HH:MM`, or returns `nil`.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"),
            [0, 1, 3, 4].allSatisfy({ (48...57).contains(bytes[$0]) })
        else { return nil }
        let digits = bytes.map { Int($0) - 48 }
        self.init(hour: digits[0] * 10 + digits[1], minute: digits[3] * 10 + digits[4])
    }
}
