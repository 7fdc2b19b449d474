import LineEditor

/// A list as people see it: a line for each row, or a block where the screen is narrow.
///
/// One column takes whatever room the others leave and is the only one that is cut.
package struct Table: Sendable {
    /// The room below which every row becomes a block.
    package static let narrowest = 40

    /// A column and how it behaves when there is little room.
    package struct Column: Sendable {
        /// On which side the cells have their edge.
        package enum Alignment: Sendable {
            case leading, trailing
        }

        /// What a column does when there is not enough room.
        package enum Room: Equatable, Sendable {
            /// It stays as it is.
            case fixed
            /// It is left out, the lowest number first.
            case dropped(Int)
            /// It shrinks to 12 cells; at most one column does.
            case stretched
        }

        /// The heading; a column without one holds marks, which only repeat what another says.
        package let title: String
        package let alignment: Alignment
        package let room: Room
        /// The fewest cells the column has.
        package let width: Int

        package init(
            _ title: String,
            _ alignment: Alignment = .leading,
            room: Room = .fixed,
            width: Int = 0
        ) {
            self.title = title
            self.alignment = alignment
            self.room = room
            self.width = width
        }
    }

    /// What stands in one column of a row.
    package struct Cell: Sendable {
        package let text: TerminalText
        /// What programs read in its place, such as an ISO date.
        package let plain: String

        /// Creates a cell that shows a text that is safe already.
        package init(_ text: TerminalText, plain: String? = nil) {
            self.text = text
            self.plain = plain ?? text.plain
        }

        /// Creates a cell that shows what somebody stored.
        package init(stored text: String) {
            self.text = .onOneLine(text)
            plain = text
        }
    }

    private static let gap = 2
    private static let narrowestStretch = 12

    let columns: [Column]
    private(set) var rows: [[Cell]] = []

    /// Creates a list without rows.
    package init(_ columns: [Column]) {
        self.columns = columns
    }

    /// Adds a row, which has a cell for every column.
    package mutating func append(_ row: [Cell]) {
        precondition(row.count == columns.count, "a row has a cell for every column")
        rows.append(row)
    }
}

// MARK: - On a screen

extension Table {
    /// Returns the lines for a screen that is `width` cells wide.
    package func lines(width: Int) -> [TerminalText] {
        guard width >= Self.narrowest, let shown = columnWidths(fitting: width) else {
            return blocks(width: width)
        }
        let heading = columns.map { Cell(TerminalText($0.title)) }
        return ([heading] + rows).map { line($0, widths: shown) }
    }

    /// Chooses the columns that fit, by their index, and their widths; `nil` if no choice does.
    private func columnWidths(fitting width: Int) -> [(index: Int, width: Int)]? {
        var widths = columns.indices.map { (index: $0, width: naturalWidth(of: $0)) }
        let expendable = columns.indices.compactMap { index -> (order: Int, index: Int)? in
            guard case .dropped(let order) = columns[index].room else { return nil }
            return (order, index)
        }
        for dropped in [nil] + expendable.sorted(by: { $0.order < $1.order }).map({ $0.index }) {
            widths.removeAll { $0.index == dropped }
            let needed = widths.reduce(-Self.gap) { $0 + $1.width + Self.gap }
            guard needed > width else { return widths }
            let stretched = widths.firstIndex { columns[$0.index].room == .stretched }
            guard let stretched else { continue }
            let rest = widths[stretched].width - (needed - width)
            guard rest >= Self.narrowestStretch else { continue }
            widths[stretched].width = rest
            return widths
        }
        return nil
    }

    private func naturalWidth(of index: Int) -> Int {
        let title = DisplayWidth.of(columns[index].title)
        return rows.reduce(max(title, columns[index].width)) { max($0, $1[index].text.width) }
    }

    private func line(_ row: [Cell], widths: [(index: Int, width: Int)]) -> TerminalText {
        var line: TerminalText = ""
        var owed = 0
        for (index, width) in widths {
            let text = row[index].text.truncated(to: width)
            let padding = width - text.width
            let before = columns[index].alignment == .trailing ? padding : 0
            if !text.isEmpty {
                line += .spaces(owed + before) + text
                owed = 0
            } else {
                owed += before
            }
            owed += padding - before + Self.gap
        }
        return line
    }

    /// A block for each row: the columns up to the stretched one together, then one line for each.
    private func blocks(width: Int) -> [TerminalText] {
        let last = columns.firstIndex { $0.room == .stretched } ?? 0
        let blocks = rows.map { row in
            let head = joined(row[...last].map(\.text).filter { !$0.isEmpty })
            let rest = zip(columns, row).dropFirst(last + 1).filter { !$0.1.text.isEmpty }
            return [head.truncated(to: width)] + rest.map { "  \($0.title): \($1.text)" }
        }
        return Array(blocks.joined(separator: [TerminalText("")]))
    }

    private func joined(_ texts: [TerminalText]) -> TerminalText {
        texts.dropFirst().reduce(texts.first ?? "") { $0 + " " + $1 }
    }
}

// MARK: - For programs

extension Table {
    /// A heading and the rows, whole and without colour, their cells separated by tabs.
    package var tabSeparated: [TerminalText] {
        let named = columns.indices.filter { !columns[$0].title.isEmpty }
        let heading = named.map { columns[$0].title }
        return ([heading] + rows.map { row in named.map { row[$0].plain } }).map { cells in
            let texts = cells.map { TerminalText.onOneLine($0) }
            return texts.dropFirst().reduce(texts.first ?? "") { $0 + "\t" + $1 }
        }
    }
}
