package import HouseholdModel
package import HouseholdWords

/// A list as people see it: a line for each row, or a block where the screen is narrow.
///
/// One column takes whatever room the others leave and is the only one that is cut.
package struct Table: Sendable {
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
        package let title: Phrase
        package let alignment: Alignment
        package let room: Room
        /// The fewest cells the column has.
        package let width: Int
        /// Whether a line shows again what stands in the line above it.
        package let repeats: Bool
        /// Whether only programs read it.
        package let isForPrograms: Bool

        package init(
            _ title: Phrase,
            _ alignment: Alignment = .leading,
            room: Room = .fixed,
            width: Int = 0,
            repeats: Bool = true,
            isForPrograms: Bool = false
        ) {
            self.title = title
            self.alignment = alignment
            self.room = room
            self.width = width
            self.repeats = repeats
            self.isForPrograms = isForPrograms
        }
    }

    /// What stands in one column of a row.
    package struct Cell: Sendable {
        fileprivate let text: Phrase
        fileprivate let style: Style?
        fileprivate let plain: String?

        /// Creates a cell.
        ///
        /// - Parameters:
        ///   - text: What people read.
        ///   - plain: What programs read in its place, such as an ISO date.
        ///   - style: How it stands out.
        package init(_ text: Phrase, plain: String? = nil, style: Style? = nil) {
            self.text = text
            self.plain = plain
            self.style = style
        }

        /// Creates a cell that shows what somebody stored, to people behind a picture if there is one.
        package init(stored text: String, behind picture: String? = nil) {
            let shown = [picture, text].compactMap(\.self).joined(separator: " ")
            self.init(Phrase(verbatim: TerminalText.onOneLine(shown).plain), plain: text)
        }

        fileprivate func shown(in catalogue: Catalogue) -> TerminalText {
            let shown = catalogue.text(text)
            return style.map(shown.styled) ?? shown
        }

        fileprivate func written(in catalogue: Catalogue) -> TerminalText {
            .onOneLine(plain ?? catalogue.text(text).plain)
        }
    }

    let columns: [Column]
    private var rows: [[Cell]] = []

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
    package func lines(width: Int, in catalogue: Catalogue) -> [TerminalText] {
        layout(in: catalogue).lines(width: width)
    }

    /// Returns a few short sentences for each row, for those who hear them.
    package func sentences(in catalogue: Catalogue) -> [TerminalText] {
        layout(in: catalogue).sentences
    }

    private func layout(in catalogue: Catalogue) -> Layout {
        let seen = columns.indices.filter { !columns[$0].isForPrograms }
        return Layout(
            columns: seen.map { columns[$0] },
            titles: seen.map { catalogue.text(columns[$0].title) },
            rows: rows.map { row in seen.map { row[$0].shown(in: catalogue) } })
    }
}

// MARK: - For programs

extension Table {
    /// A heading and the rows, whole and without colour, their cells separated by tabs.
    package func tabSeparated(in catalogue: Catalogue) -> [TerminalText] {
        let named = columns.indices.filter { !columns[$0].title.isEmpty }
        let heading = named.map { catalogue.text(columns[$0].title) }
        return [Self.tabbed(heading)]
            + rows.map { row in Self.tabbed(named.map { row[$0].written(in: catalogue) }) }
    }

    private static func tabbed(_ texts: [TerminalText]) -> TerminalText {
        texts.enumerated().reduce(into: "") { line, text in
            if text.offset > 0 { line += "\t" }
            line += text.element
        }
    }
}
