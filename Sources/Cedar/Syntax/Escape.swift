/// Backslash escapes in strings.
enum Escape {
    private static let letters: [(letter: Unicode.Scalar, meaning: Unicode.Scalar)] = [
        ("n", "\n"), ("r", "\r"), ("t", "\t"), ("0", "\0"), ("\\", "\\"), ("\"", "\""), ("'", "'"),
    ]

    /// The letter after the backslash that stands for `scalar` where it needs one.
    static func letter(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
        scalar == "'" ? nil : letters.first { $0.meaning == scalar }?.letter
    }

    /// A mistake in an escape, at an offset into the text between the quotes.
    struct Mistake: Error {
        let message: String
        let range: Range<Int>
    }

    /// A scalar of an unescaped string, and whether it was written as `\*`.
    struct Unit: Hashable {
        let scalar: Unicode.Scalar
        var isEscapedStar = false
    }

    /// The scalars that `text`, which stood between quotes, means.
    static func unescape(_ text: String, allowsStar: Bool) throws(Mistake) -> [Unit] {
        var units: [Unit] = []
        var reader = EscapeReader(text)
        while let scalar = reader.next() {
            guard scalar == "\\" else {
                units.append(Unit(scalar: scalar))
                continue
            }
            guard let letter = reader.next() else { throw reader.mistake("unfinished escape") }
            if let meaning = letters.first(where: { $0.letter == letter })?.meaning {
                units.append(Unit(scalar: meaning))
            } else if letter == "x" {
                units.append(Unit(scalar: try reader.byte()))
            } else if letter == "u" {
                units.append(Unit(scalar: try reader.scalar()))
            } else if letter == "*", allowsStar {
                units.append(Unit(scalar: "*", isEscapedStar: true))
            } else {
                throw reader.mistake("unknown escape")
            }
        }
        return units
    }
}

/// Reads scalars and remembers where the last escape began.
private struct EscapeReader {
    private var rest: Substring.UnicodeScalarView
    private let text: String
    private var escapeStart: String.Index

    init(_ text: String) {
        self.text = text
        rest = text[...].unicodeScalars
        escapeStart = text.startIndex
    }

    mutating func next() -> Unicode.Scalar? {
        if rest.first == "\\" { escapeStart = rest.startIndex }
        return rest.popFirst()
    }

    func mistake(_ message: String) -> Escape.Mistake {
        let start = text.utf8.distance(from: text.startIndex, to: escapeStart)
        let end = text.utf8.distance(from: text.startIndex, to: rest.startIndex)
        return Escape.Mistake(message: message, range: start..<end)
    }

    /// Reads two hexadecimal digits that name an ASCII character.
    mutating func byte() throws(Escape.Mistake) -> Unicode.Scalar {
        var value: UInt8 = 0
        for _ in 0..<2 {
            guard let digit = next().flatMap(Self.hexadecimal) else {
                throw mistake("\\x needs two hexadecimal digits")
            }
            value = value << 4 | UInt8(digit)
        }
        guard value < 0x80 else { throw mistake("\\x goes up to 7F") }
        return Unicode.Scalar(value)
    }

    /// Reads one to six hexadecimal digits in braces that name a scalar.
    mutating func scalar() throws(Escape.Mistake) -> Unicode.Scalar {
        guard next() == "{" else { throw mistake("\\u needs braces") }
        var value: UInt32 = 0
        var digits = 0
        while let next = next() {
            if next == "}", digits > 0 {
                guard let scalar = Unicode.Scalar(value) else {
                    throw mistake("there is no such character")
                }
                return scalar
            }
            if next == "_", digits > 0 { continue }
            guard let digit = Self.hexadecimal(next), digits < 6 else { break }
            value = value << 4 | digit
            digits += 1
        }
        throw mistake("\\u needs one to six hexadecimal digits in braces")
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> UInt32? {
        switch scalar {
        case "0"..."9": scalar.value - 0x30
        case "a"..."f": scalar.value - 0x61 + 10
        case "A"..."F": scalar.value - 0x41 + 10
        default: nil
        }
    }
}
