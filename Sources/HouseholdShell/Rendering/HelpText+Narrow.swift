extension HelpText {
    /// A line of an overview for a screen without room for columns: each command in a row of its own, and below it
    /// what it does.
    static func narrowed(_ line: String, width: Int) -> [String] {
        guard line.hasPrefix("  ") else { return [line] }
        return line.chunks.enumerated().flatMap { place, chunk -> [String] in
            let first = chunk.prefix { $0 != " " }
            let isCommand = place == 0 || ChorusCommand.isKnown(String(first))
            let rows = TerminalText(chunk).wrapped(to: width - deep.count).map(\.plain)
            return rows.enumerated().map { row, text in
                (isCommand && row == 0 ? "  " : deep) + text
            }
        }
    }

    /// How far to the right stands what a command does, and what goes on from a row above.
    private static let deep = "      "
}

extension String {
    /// What wide gaps set apart, without the signs between a text and the next command.
    fileprivate var chunks: [String] {
        split(separator: " ", omittingEmptySubsequences: false)
            .split(whereSeparator: \.isEmpty)
            .map { words in
                let chunk = words.joined(separator: " ")
                return chunk.hasSuffix(";") ? String(chunk.dropLast()) : chunk
            }
    }
}
