/// Finds strings and names that a reader could take for others.
struct TextInspector {
    private let scripts = Scripts()

    /// What could mislead a reader in the strings and names that are written in `form` itself.
    func problems(in form: Expression.Form) -> [ValidationProblem] {
        switch form {
        case .literal(.string(let text)): [problem(inString: text)].compactMap(\.self)
        case .like(_, let pattern): [problem(inString: pattern.text)].compactMap(\.self)
        case .access(_, let name): [problem(inName: name)].compactMap(\.self)
        case .has(_, let path): path.compactMap(problem(inName:))
        case .record(let fields): fields.map(\.name).compactMap(problem(inName:))
        default: []
        }
    }

    /// What could make a reader take `text` for another string, if anything could.
    func problem(inString text: Text) -> ValidationProblem? {
        if text.isASCII { return nil }
        if text.turnsDirection { return .bidirectionalText }
        return scripts.haveAll(of: text) ? nil : .mixedScripts(text)
    }

    /// What could make a reader take `name`, of an attribute or entity, for another.
    func problem(inName name: Text) -> ValidationProblem? {
        if name.turnsDirection { return .bidirectionalText }
        let unusual = name.string.unicodeScalars.first {
            !$0.belongsInNames || !scripts.areInWideUse(for: $0)
        }
        return unusual.map { .unusualCharacter($0, in: name) } ?? problem(inString: name)
    }
}

extension Text {
    /// Whether there are characters that make following ones appear elsewhere.
    fileprivate var turnsDirection: Bool {
        !isASCII
            && string.unicodeScalars.contains {
                ("\u{202A}"..."\u{202E}").contains($0) || ("\u{2066}"..."\u{2069}").contains($0)
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
