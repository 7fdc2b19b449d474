import Foundation

/// What every text that people type has to be before it is kept.
///
/// One line, in Unicode's composed form (NFC), trimmed, with nothing in it that a terminal would obey or
/// that would turn the text around (CWE-150 and CVE-2021-42574 are what comes of leaving such things in).
enum PlainText {
    /// Returns `text` as it is kept, with at most so many characters (graphemes) and bytes of UTF-8.
    static func parse(
        _ text: String, characters: Int, bytes: Int
    ) throws(TextError) -> String {
        guard text.utf8.count <= bytes * 4 else { throw .tooLong(limit: characters) }
        if text.isPlainASCII, text.utf8.count <= min(characters, bytes) { return text }
        let composed = text.precomposedStringWithCanonicalMapping
        guard composed.unicodeScalars.allSatisfy(isPrintable) else { throw .unprintable }
        let trimmed = composed.trimmingBlanks()
        guard trimmed.unicodeScalars.contains(where: \.isSeen) else { throw .empty }
        guard trimmed.count <= characters, trimmed.utf8.count <= bytes else {
            throw .tooLong(limit: characters)
        }
        guard let first = trimmed.unicodeScalars.first, !first.isMark else { throw .unprintable }
        guard longestPile(in: trimmed) <= 4 else { throw .tooManyMarks }
        return trimmed
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
        case .format: scalar.isJoiner
        default: !scalar.properties.isNoncharacterCodePoint && !scalar.isBlankLetter
        }
    }

    /// How many marks sit on one letter at most; scripts that write a syllable as one character have
    /// marks on each of its letters.
    private static func longestPile(in text: String) -> Int {
        var (pile, longest) = (0, 0)
        for scalar in text.unicodeScalars where !scalar.isJoiner {
            pile = scalar.isMark ? pile + 1 : 0
            longest = max(longest, pile)
        }
        return longest
    }
}

extension Unicode.Scalar {
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }

    /// The two that emoji and several scripts need inside words.
    fileprivate var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }

    /// Hangul fillers and the empty braille cell: letters and symbols by category, blanks to the eye.
    fileprivate var isBlankLetter: Bool {
        switch self {
        case "\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}", "\u{2800}": true
        default: false
        }
    }

    fileprivate var isSeen: Bool { !isMark && !isJoiner && !properties.isWhitespace }
}

extension String {
    /// Whether each byte is a printable character of its own, with no blanks around them.
    fileprivate var isPlainASCII: Bool {
        let blank = UInt8(ascii: " ")
        guard let first = utf8.first, first != blank, utf8.last != blank else { return false }
        return utf8.allSatisfy { (blank..<0x7F).contains($0) }
    }

    fileprivate func trimmingBlanks() -> String {
        let start = drop(while: \.isWhitespace)
        let end = start.reversed().prefix(while: \.isWhitespace).count
        return String(start.dropLast(end))
    }
}
