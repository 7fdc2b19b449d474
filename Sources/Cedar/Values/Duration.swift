/// A span of time in milliseconds, forwards or backwards.
public struct Duration: Hashable, Sendable {
    /// The length of the span.
    public let milliseconds: Int64

    /// Creates a span of the given length.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// Creates the span that `text` spells, such as `1d12h` or `-90s`, or returns `nil`.
    ///
    /// Days, hours, minutes, seconds and milliseconds each come at most once, in this order.
    public init?(_ text: Text) {
        var reader = ByteReader(text)
        let isNegative = reader.skip("-")
        var units = Self.units[...]
        var magnitude: UInt64 = 0
        repeat {
            let count = reader.digits()
            let suffix = reader.prefix { !Name.isDigit($0) }
            guard let number = UInt64(digits: count),
                let index = units.firstIndex(where: { $0.suffix.utf8.elementsEqual(suffix) })
            else { return nil }
            let (product, overflowed) = number.multipliedReportingOverflow(by: units[index].length)
            let (sum, carried) = magnitude.addingReportingOverflow(product)
            guard !overflowed, !carried else { return nil }
            magnitude = sum
            units = units[(index + 1)...]
        } while !reader.isAtEnd
        guard let value = Int64(magnitude: magnitude, isNegative: isNegative) else { return nil }
        milliseconds = value
    }

    private static let units: [(suffix: String, length: UInt64)] = [
        ("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1),
    ]
}

// MARK: - Counting in larger units

extension Duration {
    /// The number of whole seconds, rounded towards zero.
    public var seconds: Int64 { milliseconds / 1000 }

    /// The number of whole minutes, rounded towards zero.
    public var minutes: Int64 { seconds / 60 }

    /// The number of whole hours, rounded towards zero.
    public var hours: Int64 { minutes / 60 }

    /// The number of whole days, rounded towards zero.
    public var days: Int64 { hours / 24 }
}

extension Duration: Comparable {
    /// Whether `left` ends before `right` when both begin together.
    public static func < (left: Duration, right: Duration) -> Bool {
        left.milliseconds < right.milliseconds
    }
}

extension Duration: CustomStringConvertible {
    /// The span in milliseconds, as in a policy.
    public var description: String { "\(milliseconds)ms" }
}
