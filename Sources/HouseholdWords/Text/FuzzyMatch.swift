/// Finds things by words of their names, however these are written.
package enum FuzzyMatch {
    /// Whether every word that was typed is the start of some word of a title.
    package static func matches(_ typed: String, title: String) -> Bool {
        let wanted = words(of: typed)
        let present = words(of: title) + chunks(of: title).map(letters)
        return !wanted.isEmpty
            && wanted.allSatisfy { word in present.contains { $0.hasPrefix(word) } }
    }

    /// Returns the words of a text without case, accents and punctuation.
    package static func words(of text: String) -> [String] {
        chunks(of: text).flatMap { chunk in
            chunk.split { !$0.isWordPart && !$0.isApostrophe }.map(letters)
        }
        .filter { !$0.isEmpty }
    }

    /// Returns a text without case and accents.
    package static func folded(_ text: String) -> String {
        let lowercase = text.lowercased()
        if lowercase.utf8.allSatisfy({ $0 < 0x80 }) { return lowercase }
        return lowercase.unicodeScalars.reduce(into: "") { $0 += $1.baseLetters }
    }

    private static func chunks(of text: String) -> [Substring] {
        folded(text).split(whereSeparator: \.isWhitespace)
    }

    private static func letters(of chunk: Substring) -> String {
        String(chunk.filter(\.isWordPart))
    }
}

extension Character {
    /// Whether the character belongs to a word: a letter, a digit or a picture.
    fileprivate var isWordPart: Bool { !isWhitespace && !isPunctuation }

    /// Whether the character may stand within a word: `mia's`.
    fileprivate var isApostrophe: Bool { self == "'" || self == "’" || self == "ʼ" }
}

extension Unicode.Scalar {
    /// The letter without its accents, or nothing for an accent by itself.
    fileprivate var baseLetters: String {
        switch value {
        case ..<0x80: return String(self)
        case 0xDF: return "ss"
        case 0xE6: return "ae"
        case 0x153: return "oe"
        case 0x131: return "i"
        default: break
        }
        if isAccent || properties.generalCategory == .format { return "" }
        return String(withoutAccent ?? self)
    }

    private var isAccent: Bool {
        switch value {
        case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F: true
        default: false
        }
    }

    /// The letter that this one is called after: `LATIN SMALL LETTER E WITH ACUTE`.
    private var withoutAccent: Unicode.Scalar? {
        guard let name = properties.name, let with = name.range(of: " WITH ") else { return nil }
        let base = name[..<with]
        if base.hasPrefix("LATIN SMALL LETTER "), let letter = base.last,
            base.dropLast().last == " "
        {
            return letter.lowercased().unicodeScalars.first
        }
        guard base.hasPrefix("GREEK SMALL LETTER ") else { return nil }
        return (0x3B1...0x3C9).lazy.compactMap(Unicode.Scalar.init).first {
            $0.properties.name == String(base)
        }
    }
}

extension String {
    /// Where a part stands first.
    fileprivate func range(of part: String) -> String.Index? {
        indices.first { self[$0...].hasPrefix(part) }
    }
}
