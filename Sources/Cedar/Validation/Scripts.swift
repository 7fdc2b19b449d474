/// The systems of writing, for telling whether letters belong together.
///
/// What belongs to a script is asked of the regular expressions of the Swift library. To make one
/// takes longer than to use it, so each is made once, and only when it is needed.
final class Scripts {
    private typealias Characters = Regex<AnyRegexOutput>

    private lazy var inWideUse = Self.characters(of: Self.names)
    /// Of each script, and of those that are written together; at last, of all others.
    private lazy var sets =
        (Self.families + Self.names.map { [$0] }).map { Self.characters(of: $0) }
        + [Self.characters(of: Self.names, isInverted: true)]

    /// Whether some script, or scripts that are written together, have all of a text.
    func haveAll(of text: Text) -> Bool {
        let scalars = String(String.UnicodeScalarView(Set(text.string.unicodeScalars)))
        return sets.contains { Self.has($0, scalars) }
    }

    /// Whether a character is used today, by many.
    func areInWideUse(for scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII || Self.has(inWideUse, String(scalar))
    }

    private static func has(_ characters: Characters?, _ text: String) -> Bool {
        characters.map { text.wholeMatch(of: $0) != nil } ?? true
    }

    /// The characters of `scripts`, or of those that are none of them, with those that all use.
    private static func characters(of scripts: [String], isInverted: Bool = false) -> Characters? {
        let own = scripts.map { "\\p{scx=\($0)}" }.joined()
        let set = "[[\(isInverted ? "^" : "")\(own)]\\p{scx=Common}\\p{scx=Inherited}]*"
        return try? Regex(set).matchingSemantics(.unicodeScalar)
    }

    private static let names = [
        "Latin", "Arabic", "Armenian", "Bengali", "Bopomofo", "Cyrillic", "Devanagari", "Ethiopic",
        "Georgian", "Greek", "Gujarati", "Gurmukhi", "Han", "Hangul", "Hebrew", "Hiragana",
        "Kannada", "Katakana", "Khmer", "Lao", "Malayalam", "Myanmar", "Oriya", "Sinhala",
        "Tamil", "Telugu", "Thaana", "Thai", "Tibetan",
    ]

    private static let families = [
        ["Han", "Hiragana", "Katakana"], ["Han", "Bopomofo"], ["Han", "Hangul"],
    ]
}
