/// The rules for identifiers.
package enum Name {
    /// Words that mean something else wherever a name could stand.
    private static let reserved: [String] = [
        "true", "false", "if", "then", "else", "in", "is", "like", "has", "__cedar",
    ]

    /// Whether `word` may not be used as a name.
    package static func isReserved(_ word: String) -> Bool {
        isReserved(word.utf8)
    }

    /// Whether `word`, in UTF-8, may not be used as a name.
    static func isReserved(_ word: some Collection<UInt8>) -> Bool {
        reserved.contains { $0.utf8.count == word.count && $0.utf8.elementsEqual(word) }
    }

    /// Whether `word` is an ASCII letter or underscore, then letters, digits and underscores.
    package static func isIdentifier(_ word: String) -> Bool {
        guard let first = word.utf8.first, isStart(first) else { return false }
        return word.utf8.allSatisfy(isPart)
    }

    /// Whether an identifier can begin with `byte`.
    static func isStart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"):
            true
        default:
            false
        }
    }

    /// Whether an identifier can go on with `byte`.
    static func isPart(_ byte: UInt8) -> Bool {
        isStart(byte) || isDigit(byte)
    }

    /// Whether `byte` is an ASCII digit.
    static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
