import Foundation

/// What a name looks like: two names with one key can be taken for each other.
///
/// After Unicode Technical Standard 39 section 4: compatibility decomposition, no marks, no case, no blanks or
/// punctuation, and letters of other scripts as the Latin letter they resemble. The table is a choice from
/// its confusables, the letters that families are likely to meet.
///
/// Capital I and small l look the same, and yet Neil is not Nell: among small letters a capital I is an l
/// in disguise, at the beginning of a word the two are one, and everywhere else they differ.
package struct ConfusableKey: Hashable, Sendable {
    /// The letters and digits that remain.
    package let text: String

    /// Creates the key of `name`.
    package init(_ name: String) {
        let seen = Self.looks(of: Self.decomposed(name)).filter { !$0.isUnseen }
        let folded = Self.decomposed(Self.text(of: Self.unmasked(seen)).lowercased())
        text = Self.text(of: Self.paired(Self.looks(of: folded).filter(\.isLetterLike)))
    }

    /// The compatibility decomposition, which leaves ASCII as it is.
    private static func decomposed(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 } ? text : text.decomposedStringWithCompatibilityMapping
    }

    private static func looks(of text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.map { look[$0] ?? $0 }
    }

    private static func text(of scalars: [Unicode.Scalar]) -> String {
        scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
    }

    /// Tells I from l.
    private static func unmasked(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        scalars.enumerated().map { place, scalar in
            guard "LlI".unicodeScalars.contains(scalar) else { return scalar }
            let before = place > 0 ? scalars[place - 1].properties : nil
            let after = place + 1 < scalars.count ? scalars[place + 1].properties : nil
            let isFirst = before?.isAlphabetic != true && after?.isAlphabetic == true
            let isAmongSmall = before?.isLowercase == true || after?.isLowercase == true
            return switch scalar {
            case "L" where isFirst, "l" where isFirst: "i"
            case "I" where !isFirst && isAmongSmall: "l"
            default: scalar
            }
        }
    }

    /// Takes two letters for the one they resemble together, and parts those that are two in one.
    private static func paired(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        for scalar in scalars {
            switch (result.last, scalar) {
            case ("r", "n"), ("v", "v"):
                result.removeLast()
                result.append(scalar == "n" ? "m" : "w")
            case (_, "æ"), (_, "œ"): result += [scalar == "æ" ? "a" : "o", "e"]
            default: result.append(scalar)
            }
        }
        return result
    }

    private static let look: [Unicode.Scalar: Unicode.Scalar] = {
        var table: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (letter, lookAlikes) in lookAlikes {
            for scalar in lookAlikes.unicodeScalars { table[scalar] = letter }
        }
        return table
    }()

    /// Small letters stand for their capitals, and capitals that resemble another letter for themselves.
    private static let lookAlikes: [(Unicode.Scalar, String)] = [
        ("a", "аαɑ"), ("b", "вßʙβЬƀ"), ("c", "сϲᴄ"), ("d", "ԁɗđɖð"), ("e", "еєεҽә"), ("f", "ғƒ"),
        ("g", "ɡɢԍ"), ("h", "һнʜħΗ"), ("I", "ІΙӀ"), ("i", "іɩιıɪ"), ("j", "јʝ"), ("k", "кκᴋ"),
        ("L", "Ł"), ("l", "1|ӏłǀ"), ("m", "мᴍΜ"), ("n", "пηɴոΝ"), ("o", "оοσ0օθø"), ("p", "рρ"),
        ("q", "ԛզ"), ("r", "гʀᴦ"), ("s", "ѕʂꜱ"), ("t", "тτᴛŧ"), ("u", "цυսᴜμ"), ("v", "ѵνᴠ"),
        ("w", "ԝшщωᴡ"), ("x", "хχ"), ("y", "уүγʏΥ"), ("z", "ᴢʐζ"),
    ]
}

extension Unicode.Scalar {
    /// Whether it leaves no letter of its own on the screen: an accent, or a joiner.
    fileprivate var isUnseen: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: !isLetterLike
        default: false
        }
    }

    /// Whether it is a letter, a digit, a picture, or the sign that tells か from が.
    fileprivate var isLetterLike: Bool {
        properties.isAlphabetic || properties.numericType != nil || properties.isEmoji
            || ("\u{3099}"..."\u{309A}").contains(self)
    }
}
