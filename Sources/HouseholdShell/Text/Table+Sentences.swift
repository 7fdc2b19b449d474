import HouseholdModel
import HouseholdWords

/// Lists for those who hear them.
extension Table.Layout {
    /// A few short sentences for each row: its number first, then what the columns hold.
    ///
    /// Numbers are said with their heading; what stands at the start of a row, or takes the room that is left,
    /// explains itself. A column without a heading only repeats what another says.
    var sentences: [TerminalText] {
        let named = columns.indices.filter { !titles[$0].isEmpty }
        let order = named.filter { columns[$0].isNumber } + named.filter { !columns[$0].isNumber }
        let first = order.first { !columns[$0].isNumber }
        return rows.map { row in
            let said = order.filter { !row[$0].isEmpty }.map { index -> TerminalText in
                let column = columns[index]
                let isPlain =
                    column.isNumber
                    || column.alignment == .leading
                        && (index == first || column.room == .stretched)
                let text: TerminalText =
                    isPlain ? row[index] : titles[index] + ": " + row[index]
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
        sentences.dropFirst().reduce(sentences.first ?? "") { $0 + " " + $1 }
    }

    /// Phrases as sentences one behind the other.
    static func spoken(_ phrases: [Phrase], in catalogue: Catalogue) -> TerminalText {
        spoken(phrases.map { catalogue.text($0).ended })
    }

    /// The text with a full stop, unless it ends a sentence already.
    var ended: TerminalText {
        plain.last.map { ".!?…:".contains($0) } ?? true ? self : self + "."
    }

    /// The text without the blanks that only set it apart for the eye; a list of facts gets the signs of a
    /// sentence in their place.
    ///
    ///     "  who     Mia"                            who: Mia.
    ///     "     Mia  42 of 60 points  18 to go"      Mia: 42 of 60 points, 18 to go.
    var unpadded: TerminalText {
        guard !isVerbatim else { return self }
        let words = words.map { (text: $0.word.withoutIndent, isApart: $0.blanks.width > 1) }
        let isNumbered = words.first?.text.isNumber == true
        let isFact =
            words.dropLast().contains(where: \.isApart) && (plain.hasPrefix("  ") || isNumbered)
        let text = words.enumerated().reduce(TerminalText("")) { text, next in
            guard next.offset > 0 else { return next.element.text }
            let isApart = isFact && words[next.offset - 1].isApart
            return text + (isApart ? text.sign(behind: next.offset) : "") + " " + next.element.text
        }
        return isFact ? text.ended : text
    }

    /// The sign that stands for a wide gap behind so many words.
    private func sign(behind count: Int) -> TerminalText {
        guard let last = plain.last, !".,;:!?".contains(last), !plain.contains(";") else {
            return ""
        }
        return count > 1 ? "," : isNumber ? "." : ":"
    }

    private var isNumber: Bool { !isEmpty && plain.allSatisfy(\.isNumber) }
}
