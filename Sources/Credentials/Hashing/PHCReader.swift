/// Reads a string of the PHC format, one part after the other.
struct PHCReader {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = Substring(text).utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// Reads the name of the algorithm and its costs, or returns `nil` for what the computer can't bear.
    mutating func costs(minimumMemory: UInt32) -> HashingProfile? {
        let bounds = PHCString.Bounds.memory
        guard skip("$argon2id$v=19$m="),
            let memory = number(in: min(minimumMemory, bounds.lowerBound)...bounds.upperBound),
            skip(",t="), let passes = number(in: PHCString.Bounds.passes),
            skip(",p="), let lanes = number(in: PHCString.Bounds.lanes)
        else { return nil }
        return HashingProfile(memory: memory, passes: passes, lanes: lanes)
    }

    /// Skips `literal`, if it is next.
    mutating func skip(_ literal: StaticString) -> Bool {
        let literal = literal.description.utf8
        guard rest.starts(with: literal) else { return false }
        rest.removeFirst(literal.count)
        return true
    }

    /// Reads a decimal number without leading zeros.
    mutating func number(in bounds: ClosedRange<UInt32>) -> UInt32? {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard digits.first != UInt8(ascii: "0"),
            let number = UInt32(Substring(digits)), bounds.contains(number)
        else { return nil }
        rest.removeFirst(digits.count)
        return number
    }

    /// Reads base64 up to the next `$` or the end.
    mutating func base64() -> [UInt8]? {
        let part = rest.prefix { $0 != UInt8(ascii: "$") }
        rest.removeFirst(part.count)
        return Base64.decode(part)
    }
}
