import LineEditor

/// A small terminal: shows what is written to it, as widespread ones do.
struct Screen {
    private(set) var cursor = (row: 0, column: 0)
    private var cells: [[String]]
    /// Whether the last cell of a row was written, so that the next character begins a new one.
    private var isAtEdge = false
    /// How many rows went out of the screen at the top.
    private(set) var scrolled = 0
    /// Whether anything came that this terminal does not know.
    private(set) var isConfused = false
    /// How often it beeped.
    private(set) var beeps = 0

    init(columns: Int, rows: Int, cursorRow: Int = 0) {
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        cursor.row = cursorRow
    }

    /// The rows, without the spaces at their ends; a wide character is followed by nothing.
    var rows: [String] {
        cells.map { row in
            var row = row
            while row.last == " " { row.removeLast() }
            return row.joined()
        }
    }

    private var columns: Int { cells[0].count }

    mutating func write(_ output: String) {
        var rest = output[...]
        while let character = rest.popFirst() {
            switch character {
            case "\u{1B}": follow(&rest)
            case "\r": move(row: cursor.row, column: 0)
            case "\n": feed()
            case "\r\n":
                move(row: cursor.row, column: 0)
                feed()
            case "\u{8}": move(row: cursor.row, column: cursor.column - 1)
            case "\u{7}": beeps += 1
            default: put(character)
            }
        }
    }

    private mutating func put(_ character: Character) {
        let width = DisplayWidth.of(character)
        guard width > 0 else { return isConfused = true }
        if isAtEdge || cursor.column + width > columns {
            move(row: cursor.row, column: 0)
            feed()
        }
        for column in cursor.column..<cursor.column + width { clear(cursor.row, column) }
        cells[cursor.row][cursor.column] = String(character)
        if width == 2 { cells[cursor.row][cursor.column + 1] = "" }
        isAtEdge = cursor.column + width == columns
        cursor.column = min(cursor.column + width, columns - 1)
    }

    /// Takes a whole character away where a part of it is written over.
    private mutating func clear(_ row: Int, _ column: Int) {
        if cells[row][column].isEmpty { cells[row][column - 1] = " " }
        if column + 1 < columns, cells[row][column + 1].isEmpty { cells[row][column + 1] = " " }
        cells[row][column] = " "
    }

    private mutating func feed() {
        guard cursor.row == cells.count - 1 else { return cursor.row += 1 }
        cells.removeFirst()
        cells.append(Array(repeating: " ", count: columns))
        scrolled += 1
    }

    private mutating func move(row: Int, column: Int) {
        isAtEdge = false
        cursor = (min(max(row, 0), cells.count - 1), min(max(column, 0), columns - 1))
    }

    private mutating func follow(_ rest: inout Substring) {
        guard rest.popFirst() == "[" else { return isConfused = true }
        let numbers = rest.prefix { $0.isNumber || $0 == ";" || $0 == "?" }
        rest = rest.dropFirst(numbers.count)
        let count = Int(numbers) ?? 1
        switch rest.popFirst() {
        case "A": move(row: cursor.row - count, column: cursor.column)
        case "B": move(row: cursor.row + count, column: cursor.column)
        case "C": move(row: cursor.row, column: cursor.column + count)
        case "D": move(row: cursor.row, column: cursor.column - count)
        case "J": clearBelow()
        case "K": clearRest(of: cursor.row, from: cursor.column)
        case "m": break
        default: isConfused = true
        }
    }

    private mutating func clearBelow() {
        clearRest(of: cursor.row, from: cursor.column)
        for row in cells.indices where row > cursor.row { clearRest(of: row, from: 0) }
    }

    private mutating func clearRest(of row: Int, from start: Int) {
        for column in start..<columns { clear(row, column) }
    }
}
