internal import FoundationEssentials

/// A text for a header, of which nothing can be a line of its own (RFC 2047).
struct EncodedWords {
    /// The text itself when it is short and of letters, digits and plain signs; else words of Base64 on lines of their own.
    let text: String

    init(_ source: String) {
        if source.utf8.count <= Self.longestPlain, Self.isPlain(source) {
            text = source
        } else {
            text = Self.parts(of: source).map { part in
                "=?utf-8?B?\(Data(part.utf8).base64EncodedString())?="
            }.joined(separator: "\r\n ")
        }
    }

    /// What fits on a line behind the longest name of a field that is written with it.
    private static let longestPlain = 60
    /// The bytes of which Base64 makes a word of at most 75 signs.
    private static let longestPart = 42

    private static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { (0x20...0x7E).contains($0) } && !text.contains("=?")
            && text.first != " " && text.last != " "
    }

    /// The text in parts that each are whole characters of Unicode.
    private static func parts(of text: String) -> [String] {
        var parts = [""]
        for scalar in text.unicodeScalars {
            let count = UTF8.width(scalar)
            if parts[parts.count - 1].utf8.count + count > longestPart { parts.append("") }
            parts[parts.count - 1].unicodeScalars.append(scalar)
        }
        return parts
    }
}
