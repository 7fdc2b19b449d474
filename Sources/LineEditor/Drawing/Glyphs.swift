/// How characters are shown where somebody edits them: all take room, and none does anything.
enum Glyphs {
    /// The most scalars of one character that are shown.
    private static let longest = 16

    /// Returns what is shown for a character, and how many cells each part takes.
    static func of(_ character: Character) -> [(glyph: String, width: Int)] {
        if let byte = character.asciiValue, (0x20...0x7E).contains(byte) {
            return [(String(character), 1)]
        }
        var shown = ""
        for scalar in character.unicodeScalars.prefix(longest) {
            shown.unicodeScalars.append(scalar.picture ?? scalar)
        }
        return shown.map(visible)
    }

    /// Marks get a letter to stand on, and what can't be seen becomes U+FFFD.
    private static func visible(_ character: Character) -> (glyph: String, width: Int) {
        let width = DisplayWidth.of(character)
        guard width == 0 else { return (String(character), width) }
        switch character.unicodeScalars.first?.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return ("\u{25CC}" + String(character), 1)
        default: return ("\u{FFFD}", 1)
        }
    }
}
