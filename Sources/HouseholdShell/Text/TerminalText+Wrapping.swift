import LineEditor

extension TerminalText {
    /// Returns the text in lines of at most `width` cells, which are broken between words.
    ///
    /// Lines that show a file stay whole. Lines that go on begin as far to the right as the first one, or as what a wide gap sets off in it; a word
    /// that is longer than a line stays whole, for the terminal to break.
    package func wrapped(to width: Int) -> [TerminalText] {
        lines.flatMap { $0.wrappedLine(to: width) }
    }

    private func wrappedLine(to width: Int) -> [TerminalText] {
        guard !isVerbatim, !isLineOfFile, self.width > width else { return [self] }
        let indent = indent(in: width)
        var lines: [TerminalText] = []
        var line: TerminalText = ""
        var gap: TerminalText = ""
        for (word, blanks) in words {
            if !line.isEmpty, line.width + gap.width + word.width > width {
                lines.append(line)
                line = .spaces(indent) + word
            } else {
                line += gap + word
            }
            gap = blanks
        }
        return lines + [line]
    }

    /// Whether it shows a line of a file, `2 | permit (`, or points into one, `  | ^~~~`.
    private var isLineOfFile: Bool {
        plain.drop { $0 == " " || $0.isNumber }.hasPrefix("| ")
    }

    private func indent(in width: Int) -> Int {
        let blanks = plain.prefix { $0 == " " }
        let rest = plain.dropFirst(blanks.count)
        guard let gap = rest.firstRange(of: "  ") else { return min(blanks.count, width / 2) }
        let end = rest[gap.upperBound...].firstIndex { $0 != " " } ?? rest.endIndex
        let column = DisplayWidth.of(plain[..<end])
        return column <= width / 2 ? column : min(blanks.count, width / 2)
    }
}
