/// What becomes of a pasted text: one line, in which nothing acts on the terminal.
struct Pasted {
    let line: String
    /// How many lines it had.
    let count: Int
    /// Those in which there was anything.
    private let parts: [String]

    init(_ text: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let last = lines.lastIndex { !$0.isEmpty } ?? lines.startIndex
        let kept = lines[...last]
        let texts = kept.map(Self.harmless)
        count = kept.count
        line = texts.joined(separator: " ")
        parts = texts.filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// Whether several lines of it stand in a line, whatever else was changed there; the first hundred tell that.
    func isSeveral(in line: String) -> Bool {
        Array(parts.prefix(100).lazy.filter { line.contains($0) }.prefix(2)).count > 1
    }

    private static func harmless(_ line: Substring) -> String {
        line.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar.value {
            case 0x09: result.unicodeScalars.append(" ")
            case 0x00...0x1F, 0x7F...0x9F: break
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
