/// Lists for those who hear them.
extension Table {
    /// A few short sentences for each row: its number first, then what the columns hold.
    ///
    /// Numbers are said with their heading; what stands at the start of a row, or takes the room that is left,
    /// explains itself. A column without a heading only repeats what another says.
    package var sentences: [TerminalText] {
        let named = columns.indices.filter { !columns[$0].title.isEmpty }
        let order = named.filter { columns[$0].isNumber } + named.filter { !columns[$0].isNumber }
        let first = order.first { !columns[$0].isNumber }
        return rows.map { row in
            let said = order.filter { !row[$0].text.isEmpty }.map { index -> TerminalText in
                let column = columns[index]
                let isPlain =
                    column.isNumber
                    || column.alignment == .leading
                        && (index == first || column.room == .stretched)
                let text: TerminalText =
                    isPlain ? row[index].text : "\(column.title): \(row[index].text)"
                return text.ended
            }
            return TerminalText.spoken(said)
        }
    }
}

extension Table.Column {
    /// Whether it holds the numbers by which things are called.
    fileprivate var isNumber: Bool { title == "#" }
}

extension TerminalText {
    /// Sentences one behind the other.
    static func spoken(_ sentences: [TerminalText]) -> TerminalText {
        sentences.dropFirst().reduce(sentences.first ?? "") { "\($0) \($1)" }
    }

    /// The text with a full stop, unless it ends a sentence already.
    var ended: TerminalText {
        plain.last.map { ".!?…:".contains($0) } ?? true ? self : "\(self)."
    }

    /// The text without the blanks that only set it apart for the eye.
    var unpadded: TerminalText {
        guard !isVerbatim else { return self }
        return words.reduce("") { text, word in
            let word = word.word.withoutIndent
            return text.isEmpty ? word : "\(text) \(word)"
        }
    }
}
