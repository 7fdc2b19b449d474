/// Reads a short text byte by byte, the way the extension types are written.
struct ByteReader {
    private var rest: ArraySlice<UInt8>

    init(_ text: Text) {
        rest = Array(text.string.utf8)[...]
    }

    /// Whether everything has been read.
    var isAtEnd: Bool { rest.isEmpty }

    /// Reads `character`, when it comes next.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard let first = rest.first, first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    /// Reads as many digits as come next.
    mutating func digits() -> ArraySlice<UInt8> {
        let digits = rest.prefix(while: Name.isDigit)
        rest = rest.dropFirst(digits.count)
        return digits
    }

    /// Reads a number of exactly `count` digits, or returns `nil`.
    mutating func number(digits count: Int) -> Int64? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy(Name.isDigit) else { return nil }
        rest = rest.dropFirst(count)
        return UInt64(digits: digits).map { Int64($0) }
    }

    /// Reads the bytes that satisfy `predicate`.
    mutating func prefix(while predicate: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let prefix = rest.prefix(while: predicate)
        rest = rest.dropFirst(prefix.count)
        return prefix
    }
}

// MARK: - Numbers that may be too large

extension UInt64 {
    /// Creates the number written with ASCII `digits`, or returns `nil` when it doesn't fit.
    package init?(digits: some Collection<UInt8>) {
        guard !digits.isEmpty else { return nil }
        var value: UInt64 = 0
        for digit in digits {
            let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
            let (sum, carried) = product.addingReportingOverflow(UInt64(digit - UInt8(ascii: "0")))
            guard !overflowed, !carried else { return nil }
            value = sum
        }
        self = value
    }
}

extension Int64 {
    /// Creates the number with the given sign and magnitude, or returns `nil` when it doesn't fit.
    package init?(magnitude: UInt64, isNegative: Bool) {
        guard magnitude <= (isNegative ? Int64.min.magnitude : Int64.max.magnitude) else {
            return nil
        }
        let bits = Int64(truncatingIfNeeded: magnitude)
        self = isNegative ? 0 &- bits : bits
    }
}
