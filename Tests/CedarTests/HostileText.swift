import Testing

/// A text that is as long as anybody likes, to exhaust whatever reads it.
struct HostileText: Sendable, CustomTestStringConvertible {
    let name: String
    /// The text with so many parts.
    let text: @Sendable (Int) -> String

    var testDescription: String { name }

    /// A text that begins with `opening`, has a part again and again, and then `closing`.
    static func many(_ opening: String, _ part: String, _ closing: String = "") -> HostileText {
        HostileText(name: "\(opening)\(part)…\(closing)") { count in
            opening + String(repeating: part, count: count) + closing
        }
    }

    /// A text whose parts are numbered.
    static func numbered(
        _ opening: String, _ closing: String, by separator: String = "",
        _ part: @escaping @Sendable (Int) -> String
    ) -> HostileText {
        HostileText(name: "\(opening)\(part(0))\(separator)\(part(1))…\(closing)") { count in
            opening + (0..<count).map(part).joined(separator: separator) + closing
        }
    }

    /// A text in which `opening` and `closing` are around the middle again and again.
    static func nested(
        _ before: String, _ opening: String, _ middle: String, _ closing: String, _ after: String
    ) -> HostileText {
        HostileText(name: "\(before)\(opening)…\(middle)…\(closing)\(after)") { count in
            before + String(repeating: opening, count: count) + middle
                + String(repeating: closing, count: count) + after
        }
    }
}

// MARK: - For every reader

extension HostileText {
    static let plain: [HostileText] = [
        "(", "[", "{", "}", "<", "!", "-", "1", "\"", "\\", "@", "//", "/\n", ";", ",", "::",
        "?", "\0", "\r", "a.", "a::", "a ", "é", "\u{FEFF}", "\u{2028}", "[{\"a\":", "{\"a\":",
    ].map { many("", $0) }
}
