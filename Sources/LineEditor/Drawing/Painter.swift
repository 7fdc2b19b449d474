/// Turns what is on the screen into what should be there.
package struct Painter {
    /// Cells that stay the same are written again rather than jumped over when there are so few.
    private static let shortGap = 4

    private var frame = Frame()
    private let width: Int

    /// Creates a painter with nothing on a screen of `width` cells.
    package init(width: Int) {
        self.width = width
    }

    /// Returns what to write so that the screen shows `next`.
    package mutating func paint(_ next: Frame) -> String {
        var pen = Pen(at: frame.cursor, width: width)
        for row in next.rows.indices {
            paint(row, of: next, with: &pen)
        }
        if frame.rows.count > next.rows.count {
            pen.clearScreen(from: Frame.Place(row: next.rows.count, column: 0))
        }
        pen.finish()
        pen.move(to: next.cursor)
        frame = next
        return pen.output
    }

    /// Returns what to write to take everything away, and begins with nothing where the prompt was.
    ///
    /// The caller says how far the cursor is below the first row when the terminal has been given
    /// another width since.
    package mutating func erase(cursorRow rows: Int? = nil) -> String {
        let rows = rows ?? frame.cursor.row
        frame = Frame()
        return (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r\u{1B}[J"
    }

    /// Returns what to write to get to a row of its own below everything.
    package mutating func leave() -> String {
        var pen = Pen(at: frame.cursor, width: width)
        let last = frame.rows.count - 1
        if frame.rows[last].isEmpty, last > 0 {
            pen.move(to: Frame.Place(row: last))
        } else {
            pen.move(to: Frame.Place(row: last, column: frame.cursor.column))
            pen.open(last + 1, with: nil)
        }
        frame = Frame()
        return pen.output
    }

    private func paint(_ row: Int, of next: Frame, with pen: inout Pen) {
        let cells = next.rows[row]
        guard row < frame.rows.count else {
            let isFull = row > 0 && next.rows[row - 1].count == max(width, 2)
            pen.open(row, with: isFull ? cells : nil)
            return pen.write(cells[...], at: Frame.Place(row: row))
        }
        let old = frame.rows[row]
        for span in Self.differences(old, cells) {
            pen.write(cells[span], at: Frame.Place(row: row, column: span.lowerBound))
        }
        if old.count > cells.count {
            pen.clearRow(from: Frame.Place(row: row, column: cells.count))
        }
    }

    /// Returns the parts of `new` that have to be written.
    private static func differences(_ old: [Frame.Cell], _ new: [Frame.Cell]) -> [Range<Int>] {
        var spans: [Range<Int>] = []
        for column in new.indices where column >= old.count || old[column] != new[column] {
            let end = column + 1 < new.count && new[column + 1].isTail ? column + 2 : column + 1
            if let last = spans.last, column - last.upperBound <= shortGap {
                spans[spans.count - 1] = last.lowerBound..<end
            } else {
                spans.append(column..<end)
            }
        }
        return spans
    }
}
