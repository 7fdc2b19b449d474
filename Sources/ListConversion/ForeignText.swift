import Foundation
import HouseholdModel

/// Makes texts of other programs fit to be kept here: on one line, with nothing in them that a terminal obeys, and not
/// longer than they may be.
enum ForeignText {
    /// The text as `Text` takes it, which may be shorter; `nil` where nothing of it is left.
    static func fitted<Text: PersonText>(
        _ text: String, as type: Text.Type, _ characters: Int, bytes: Int
    ) -> (text: String, isShortened: Bool)? {
        let line = line(text)
        for candidate in [line, plain(line)] {
            let short = prefix(of: candidate, characters, bytes: bytes)
            if let kept = try? Text(short) { return (kept.text, kept.text != line) }
        }
        return nil
    }

    /// The words of it on one line.
    static func line(_ text: String) -> String {
        let scalars = text.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: " "
            case .format: scalar == "\u{200C}" || scalar == "\u{200D}" ? scalar : nil
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(scalars)).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ").precomposedStringWithCanonicalMapping
    }

    /// What can be seen of it.
    private static func plain(_ text: String) -> String {
        let scalars = text.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter,
                .modifierLetter,
                .decimalNumber, .letterNumber, .otherNumber, .mathSymbol, .currencySymbol,
                .otherSymbol, .dashPunctuation, .openPunctuation, .closePunctuation,
                .initialPunctuation, .finalPunctuation, .otherPunctuation, .connectorPunctuation,
                .spaceSeparator:
                !["\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}", "\u{2800}"].contains(scalar)
            default: false
            }
        }
        return line(String(String.UnicodeScalarView(scalars)))
    }

    private static func prefix(of text: String, _ characters: Int, bytes: Int) -> String {
        var short = text.prefix(characters)
        while short.utf8.count > bytes { short = short.dropLast() }
        return String(short)
    }

    /// A label as a word by which chores are found; `nil` where there is no letter in it.
    static func tag(_ label: String) -> String? {
        let word = line(label).lowercased().map { $0.isWhitespace ? "-" : $0 }
            .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        return Tag(String(word.prefix(30)))?.description
    }
}
