/// A number with up to four digits after the point, kept exactly.
public struct Decimal: Hashable, Sendable {
    /// The number times ten thousand.
    public let tenThousandths: Int64

    /// Creates the number that `text` spells, or returns `nil`.
    ///
    /// A number is an optional minus, digits, a point, and one to four digits.
    public init?(_ text: Text) {
        var reader = ByteReader(text)
        let isNegative = reader.skip("-")
        let whole = reader.digits()
        guard !whole.isEmpty, reader.skip(".") else { return nil }
        let fraction = reader.digits()
        guard (1...4).contains(fraction.count), reader.isAtEnd else { return nil }
        let zeros = repeatElement(UInt8(ascii: "0"), count: 4 - fraction.count)
        guard let magnitude = UInt64(digits: whole + fraction + zeros),
            let value = Int64(magnitude: magnitude, isNegative: isNegative)
        else { return nil }
        tenThousandths = value
    }
}

extension Decimal: Comparable {
    /// Whether `left` is the smaller number.
    public static func < (left: Decimal, right: Decimal) -> Bool {
        left.tenThousandths < right.tenThousandths
    }
}

extension Decimal: CustomStringConvertible {
    /// The number with four digits after the point.
    public var description: String {
        let (whole, fraction) = tenThousandths.magnitude.quotientAndRemainder(dividingBy: 10_000)
        let digits = String(fraction)
        let zeros = String(repeating: "0", count: 4 - digits.count)
        return "\(tenThousandths < 0 ? "-" : "")\(whole).\(zeros)\(digits)"
    }
}
