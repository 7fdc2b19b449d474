/// What a prompt with its line and all around it looks like on the screen.
package struct Frame: Hashable, Sendable {
    /// One place on the screen; a wide character takes a second one, which is empty.
    struct Cell: Hashable, Sendable {
        let glyph: String
        /// What sets the terminal to the colours of this cell, or nothing for the normal ones.
        var style = ""

        /// Whether it is the second place of a wide character.
        var isTail: Bool { glyph.isEmpty }
    }

    /// A place on the screen, counted from the first cell of the prompt.
    struct Place: Hashable, Sendable {
        var row = 0
        var column = 0
    }

    var rows: [[Cell]] = [[]]
    var cursor = Place()

    /// How far down the cursor is.
    package var cursorRow: Int { cursor.row }

    /// Returns as many rows around the cursor as a screen can have.
    func limited(to height: Int) -> Frame {
        guard rows.count > height else { return self }
        let first = min(max(cursor.row - height + 1, 0), rows.count - height)
        return Frame(
            rows: Array(rows[first..<first + height]),
            cursor: Place(row: cursor.row - first, column: cursor.column))
    }
}
