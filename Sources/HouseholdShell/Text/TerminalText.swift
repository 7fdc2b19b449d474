import LineEditor

/// Text that is safe to write to a terminal.
///
/// All that reaches a terminal passes through this type. From what people stored, every control is
/// taken away; line breaks and styles come from the program's own words and `styled(_:)` only.
package struct TerminalText: Hashable, Sendable {
    /// A piece of the text that looks the same all through.
    private struct Run: Hashable {
        var text: String
        var styles: [Style] = []
        /// What is said in its place to those who can't see it.
        var said: String?
    }

    private var runs: [Run] = []
    /// Whether it is one line to be taken as it stands, such as a command or a line of a file.
    private(set) var isVerbatim = false

    /// Creates a text that shows every control of `text` as a picture and ends no line.
    package init(_ text: some StringProtocol) {
        append(Run(text: text.harmless))
    }

    /// The text without its styles.
    package var plain: String { runs.reduce(into: "") { $0 += $1.text } }

    /// Whether there is nothing to see.
    package var isEmpty: Bool { runs.isEmpty }

    /// How many cells the text takes.
    package var width: Int { DisplayWidth.of(plain) }

    private mutating func append(_ run: Run) {
        guard !run.text.isEmpty || run.said != nil else { return }
        // By its place: a copy of the last run would make its text be copied, too.
        if let last = runs.indices.last, runs[last].styles == run.styles, runs[last].said == nil,
            run.said == nil
        {
            runs[last].text += run.text
        } else {
            runs.append(run)
        }
    }
}

// MARK: - Taking the danger out

extension TerminalText {
    /// Returns a stored text on one line, with tabs and line breaks as spaces.
    package static func onOneLine(_ text: some StringProtocol) -> TerminalText {
        guard !text.isPlainASCII else { return TerminalText(text) }
        return TerminalText(String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 }))
    }
}

// MARK: - Words of the program

extension TerminalText: ExpressibleByStringLiteral {
    /// Creates a text of words of the program itself, which may break lines.
    package init(words: String) {
        append(Run(text: words))
    }

    package init(stringLiteral literal: String) {
        self.init(words: literal)
    }
}

// MARK: - Putting texts together

extension TerminalText {
    package static func += (left: inout TerminalText, right: TerminalText) {
        for run in right.runs { left.append(run) }
    }

    package static func + (left: TerminalText, right: TerminalText) -> TerminalText {
        var sum = left
        sum += right
        return sum
    }

    /// Returns a text of `count` spaces, for columns.
    package static func spaces(_ count: Int) -> TerminalText {
        TerminalText(String(repeating: " ", count: max(count, 0)))
    }

    /// Returns the text cut to `width` cells; its last one is `…` when something was cut off.
    package func truncated(to width: Int) -> TerminalText {
        guard self.width > width else { return self }
        var left = width - 1
        var result = TerminalText("")
        for run in runs {
            let fitting = DisplayWidth.prefix(of: run.text, fitting: left)
            result.append(Run(text: String(fitting), styles: run.styles))
            left -= DisplayWidth.of(fitting)
            if fitting.endIndex < run.text.endIndex { break }
        }
        return width > 0 ? result + "…" : TerminalText("")
    }

    /// The text as a line whose words stay together and apart as they are.
    package var verbatim: TerminalText {
        var result = self
        result.isVerbatim = true
        return result
    }

    /// Returns a picture made of characters, with the words that say the same.
    package static func drawn(_ picture: String, said: String) -> TerminalText {
        var text = TerminalText("")
        text.append(Run(text: picture.harmless, said: said.harmless))
        return text
    }

    /// The text with words in the place of pictures.
    package var said: TerminalText {
        var result = TerminalText("")
        result.isVerbatim = isVerbatim
        for run in runs { result.append(Run(text: run.said ?? run.text, styles: run.styles)) }
        return result
    }

    /// The lines, without what ends them.
    var lines: [TerminalText] {
        guard plain.contains("\n") else { return [self] }
        var lines = [TerminalText("")]
        for run in runs {
            let pieces = run.text.split(omittingEmptySubsequences: false) { $0 == "\n" }
            for (place, piece) in pieces.enumerated() {
                if place > 0 { lines.append(TerminalText("")) }
                var part = run
                part.text = String(piece)
                lines[lines.count - 1].append(part)
            }
        }
        return lines.map { isVerbatim ? $0.verbatim : $0 }
    }

    /// The text from its first character on that is no blank.
    var withoutIndent: TerminalText {
        var result = TerminalText("")
        for run in runs {
            let text = result.isEmpty ? String(run.text.drop { $0 == " " }) : run.text
            result.append(Run(text: text, styles: run.styles, said: run.said))
        }
        return result
    }

    /// The words, each with the blanks behind it; blanks at the beginning belong to the first one.
    var words: [(word: TerminalText, blanks: TerminalText)] {
        var words: [(word: TerminalText, blanks: TerminalText)] = []
        for run in runs {
            for character in run.text {
                let piece = Run(text: String(character), styles: run.styles)
                let last = words.indices.last
                let hasWord = last.map { words[$0].word.plain.contains { $0 != " " } } ?? false
                if let last, character == " ", hasWord {
                    words[last].blanks.append(piece)
                } else if let last, words[last].blanks.isEmpty {
                    words[last].word.append(piece)
                } else {
                    words.append((TerminalText(""), TerminalText("")))
                    words[words.count - 1].word.append(piece)
                }
            }
        }
        return words
    }

    /// Returns the text in a style, in addition to those its parts have.
    package func styled(_ style: Style) -> TerminalText {
        var result = self
        for index in result.runs.indices { result.runs[index].styles.insert(style, at: 0) }
        return result
    }

    /// Returns what to write to a stream, with styles if that stream shows them.
    package func rendered(inColour: Bool) -> String {
        guard inColour else { return plain }
        return runs.reduce(into: "") { result, run in
            guard !run.styles.isEmpty else { return result += run.text }
            let codes = run.styles.map { String($0.rawValue) }.joined(separator: ";")
            result += "\u{1B}[\(codes)m\(run.text)\u{1B}[0m"
        }
    }
}
