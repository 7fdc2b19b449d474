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
        let composed = text.precomposedStringWithCanonicalMapping
        guard composed.unicodeScalars.allSatisfy(isPrintable) else { throw .unprintable }
        let trimmed = composed.trimmingBlanks()
        guard !trimmed.isEmpty else { throw .empty }
        guard trimmed.count <= characters, trimmed.utf8.count <= bytes else {
            throw .tooLong(limit: characters)
        }
        guard let first = trimmed.unicodeScalars.first, !first.isMark else { throw .unprintable }
        guard trimmed.allSatisfy({ $0.unicodeScalars.count(where: \.isMark) <= 4 }) else {
            throw .tooManyMarks
        }
        return trimmed
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
        case .format: scalar == "\u{200D}" || scalar == "\u{200C}"
        default: !scalar.properties.isNoncharacterCodePoint
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }
}

extension String {
    fileprivate func trimmingBlanks() -> String {
        let start = drop(while: \.isWhitespace)
        let end = start.reversed().prefix(while: \.isWhitespace).count
        return String(start.dropLast(end))
    }
}
