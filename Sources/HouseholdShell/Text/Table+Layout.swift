import LineEditor

extension Table {
    /// The texts of a list, and where they stand on a screen.
    struct Layout {
        private static let gap = 2
        private static let narrowestStretch = 12
        /// The room below which every row becomes a block.
        private static let narrowest = 40

        let columns: [Column]
        let titles: [TerminalText]
        let rows: [[TerminalText]]

        /// Returns the lines for a screen that is `width` cells wide.
        func lines(width: Int) -> [TerminalText] {
            guard width >= Self.narrowest, let shown = columnWidths(fitting: width) else {
                return blocks(width: width)
            }
            return ([titles] + rows.indices.map(shownRow)).map { line($0, widths: shown) }
        }

        /// A row without what the one above it says already, in columns that don't repeat that.
        private func shownRow(_ place: Int) -> [TerminalText] {
            guard place > 0 else { return rows[place] }
            return columns.indices.map { index in
                let isAgain = rows[place][index] == rows[place - 1][index]
                return isAgain && !columns[index].repeats ? "" : rows[place][index]
            }
        }

        /// Chooses the columns that fit, by their index, and their widths; `nil` if no choice does.
        private func columnWidths(fitting width: Int) -> [(index: Int, width: Int)]? {
            var widths = columns.indices.map { (index: $0, width: naturalWidth(of: $0)) }
            let expendable = columns.indices.compactMap { index -> (order: Int, index: Int)? in
                guard case .dropped(let order) = columns[index].room else { return nil }
                return (order, index)
            }
            let dropped = expendable.sorted(by: { $0.order < $1.order }).map { $0.index }
            for dropped in [nil] + dropped {
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
            let least = max(titles[index].width, columns[index].width)
            return rows.reduce(least) { max($0, $1[index].width) }
        }

        private func line(
            _ row: [TerminalText], widths: [(index: Int, width: Int)]
        ) -> TerminalText {
            var line: TerminalText = ""
            var owed = 0
            for (index, width) in widths {
                let text = row[index].truncated(to: width)
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

        /// A block for each row: the columns up to the stretched one together, then the others in lines that fit.
        private func blocks(width: Int) -> [TerminalText] {
            let last = columns.firstIndex { $0.room == .stretched } ?? 0
            let blocks = rows.map { row in
                let head = joined(row[...last].filter { !$0.isEmpty })
                let rest = zip(titles, row).dropFirst(last + 1).filter { !$0.1.isEmpty }
                    .map { "  " + ($0.isEmpty ? "" : $0 + ": ") + $1 }
                return [head.truncated(to: width)] + packed(rest, width: width)
            }
            return Array(blocks.joined(separator: [TerminalText("")]))
        }

        /// The texts one behind the other, in as few lines as they fit.
        private func packed(_ texts: [TerminalText], width: Int) -> [TerminalText] {
            texts.reduce(into: []) { lines, text in
                if let line = lines.last, line.width + text.width <= width {
                    lines[lines.count - 1] = line + text
                } else {
                    lines.append(text)
                }
            }
        }

        private func joined(_ texts: [TerminalText]) -> TerminalText {
            texts.dropFirst().reduce(texts.first ?? "") { $0 + " " + $1 }
        }
    }
}
