extension Text {
    /// What could make a reader take this string for another, if anything could.
    var misleadingAsString: ValidationProblem? {
        if isASCII { return nil }
        if turnsDirection { return .bidirectionalText }
        return Script.isMixed(string) ? .mixedScripts(self) : nil
    }

    /// What could make a reader take this name of an attribute or entity for another.
    var misleadingAsName: ValidationProblem? {
        guard !isASCII else {
            return string.unicodeScalars.first { !$0.belongsInNames }
                .map { .unusualCharacter($0, in: self) }
        }
        if turnsDirection { return .bidirectionalText }
        let unusual = Script.inWideUse.unusual(of: Set(string.unicodeScalars))
        if let scalar = string.unicodeScalars.first(where: unusual.contains) {
            return .unusualCharacter(scalar, in: self)
        }
        return misleadingAsString
    }

    /// Whether there are characters that make following ones appear elsewhere.
    private var turnsDirection: Bool {
        string.unicodeScalars.contains {
            ("\u{202A}"..."\u{202E}").contains($0) || ("\u{2066}"..."\u{2069}").contains($0)
        }
    }
}

extension Expression.Form {
    /// What could mislead a reader in the strings and names that are written in this form itself.
    var misleadingTexts: [ValidationProblem] {
        switch self {
        case .literal(.string(let text)): [text.misleadingAsString].compactMap(\.self)
        case .like(_, let pattern): [pattern.text.misleadingAsString].compactMap(\.self)
        case .access(_, let name): [name.misleadingAsName].compactMap(\.self)
        case .has(_, let path): path.compactMap(\.misleadingAsName)
        case .record(let fields): fields.compactMap(\.name.misleadingAsName)
        default: []
        }
    }
}

extension Pattern {
    /// What must be there, without the wildcards.
    fileprivate var text: Text {
        var scalars = String.UnicodeScalarView()
        for case .scalar(let scalar) in elements { scalars.append(scalar) }
        return Text(String(scalars))
    }
}

extension Unicode.Scalar {
    /// Whether a reader expects this in a name: it is printable ASCII, or a letter, digit or mark
    /// that is neither invisible nor another form of a letter.
    fileprivate var belongsInNames: Bool {
        if isASCII { return (0x20..<0x7F).contains(value) }
        if Self.punctuationOfNames.contains(self) { return true }
        return properties.isXIDContinue && !properties.isDefaultIgnorableCodePoint
            && !Self.otherForms.contains { $0.contains(self) }
    }

    /// What some languages write inside words.
    private static let punctuationOfNames: Set<Unicode.Scalar> = [
        "\u{B7}", "\u{375}", "\u{58A}", "\u{5F3}", "\u{5F4}", "\u{6FD}", "\u{6FE}", "\u{F0B}",
        "\u{2010}", "\u{2019}", "\u{2027}", "\u{30A0}", "\u{30FB}",
    ]

    /// Letters and digits that stand for others: raised, mathematical, joined, wide and narrow ones.
    private static let otherForms: [ClosedRange<Unicode.Scalar>] = [
        "\u{AA}"..."\u{BA}", "\u{2B0}"..."\u{2B8}", "\u{2E0}"..."\u{2E4}", "\u{1D2C}"..."\u{1D6A}",
        "\u{2070}"..."\u{209F}", "\u{2100}"..."\u{214F}", "\u{2160}"..."\u{2188}",
        "\u{F900}"..."\u{FAFF}", "\u{FB00}"..."\u{FDFF}", "\u{FE70}"..."\u{FFEF}",
        "\u{1D400}"..."\u{1D7FF}", "\u{1EE00}"..."\u{1EEFF}", "\u{2F800}"..."\u{2FA1F}",
    ]
}

/// The characters of some systems of writing, with those that all systems use.
private struct Script {
    private let regex: Regex<AnyRegexOutput>?

    /// Creates the set of the characters in `scripts`, or of those in none of them.
    private init(_ scripts: [String], isInverted: Bool = false) {
        let own = scripts.map { "\\p{scx=\($0)}" }.joined()
        let set = "[[\(isInverted ? "^" : "")\(own)]\\p{scx=Common}\\p{scx=Inherited}]*"
        regex = try? Regex(set).matchingSemantics(.unicodeScalar)
    }

    /// The characters of scripts in wide use today.
    static var inWideUse: Script { Script(names) }

    /// Whether no script, nor scripts that are written together, have all characters of `text`.
    static func isMixed(_ text: String) -> Bool {
        let scalars = Set(text.unicodeScalars)
        let scripts = (families + names.map { [$0] }).lazy.map { Script($0) }
        return !scripts.contains { $0.has(scalars) }
            && !Script(names, isInverted: true).has(scalars)
    }

    /// Those of `scalars` that don't belong in names of this script.
    func unusual(of scalars: Set<Unicode.Scalar>) -> Set<Unicode.Scalar> {
        scalars.filter { !$0.belongsInNames || !has([$0]) }
    }

    private func has(_ scalars: Set<Unicode.Scalar>) -> Bool {
        guard let regex else { return true }
        return String(String.UnicodeScalarView(scalars)).wholeMatch(of: regex) != nil
    }

    private static let names = [
        "Arabic", "Armenian", "Bengali", "Bopomofo", "Cyrillic", "Devanagari", "Ethiopic",
        "Georgian", "Greek", "Gujarati", "Gurmukhi", "Han", "Hangul", "Hebrew", "Hiragana",
        "Kannada", "Katakana", "Khmer", "Lao", "Latin", "Malayalam", "Myanmar", "Oriya", "Sinhala",
        "Tamil", "Telugu", "Thaana", "Thai", "Tibetan",
    ]

    private static let families = [
        ["Han", "Hiragana", "Katakana"], ["Han", "Bopomofo"], ["Han", "Hangul"],
    ]
}
