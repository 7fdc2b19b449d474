/// What becomes of a pasted text: one line, in which nothing acts on the terminal.
struct Pasted {
    let line: String
    /// How many lines it had.
    let count: Int

    init(_ text: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let last = lines.lastIndex { !$0.isEmpty } ?? lines.startIndex
        let kept = lines[...last]
        count = kept.count
        line = kept.map(Self.harmless).joined(separator: " ")
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
