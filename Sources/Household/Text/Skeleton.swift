import Foundation

/// What a name looks like: two names with one skeleton can be taken for each other.
///
/// After Unicode Technical Standard 39 section 4: compatibility decomposition, no marks, no case, no blanks or
/// punctuation, and letters of other scripts as the Latin letter they resemble. The table is a choice from
/// its confusables, the letters that families are likely to meet.
public struct Skeleton: Hashable, Sendable {
    /// The letters and digits that remain.
    public let text: String

    /// Creates the skeleton of `name`.
    public init(_ name: String) {
        let folded = name.decomposedStringWithCompatibilityMapping.lowercased()
            .decomposedStringWithCompatibilityMapping
        var letters = String.UnicodeScalarView()
        for scalar in folded.unicodeScalars {
            let look = Self.look[scalar] ?? scalar
            if look.properties.isAlphabetic || look.properties.numericType != nil
                || look.properties.isEmoji
            {
                letters.append(look)
            }
        }
        let joined = String(letters)
        text = Self.pairs.reduce(joined) { $0.replacing($1.0, with: $1.1) }
    }

    private static let pairs = [("rn", "m"), ("vv", "w")]

    private static let look: [Unicode.Scalar: Unicode.Scalar] = {
        var table: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (letter, lookAlikes) in lookAlikes {
            for scalar in lookAlikes.unicodeScalars { table[scalar] = letter }
        }
        return table
    }()

    private static let lookAlikes: [(Unicode.Scalar, String)] = [
        ("a", "аαɑ"), ("b", "Ьвßʙβ"), ("c", "сϲᴄ"), ("d", "ԁɗ"), ("e", "еёєεҽ"), ("f", "ғƒ"),
        ("g", "ɡɢԍ"), ("h", "һнʜ"), ("i", "іїɩιı1lӏ|"), ("j", "јʝ"), ("k", "кκᴋ"), ("m", "мᴍ"),
        ("n", "пηɴո"), ("o", "оοσ0օθø"), ("p", "рρ"), ("q", "ԛզ"), ("r", "гʀᴦ"), ("s", "ѕʂꜱ"),
        ("t", "тτᴛ"), ("u", "цυսᴜ"), ("v", "ѵνᴠ"), ("w", "ԝшщωᴡ"), ("x", "хχ"), ("y", "уүγʏ"),
        ("z", "ᴢʐ"),
    ]
}
