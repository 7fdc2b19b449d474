/// Writes the fewest bytes that get the cursor where it has to be and cells onto the screen.
struct Pen {
    private(set) var output = ""
    private var place: Frame.Place
    private var style = ""
    private let width: Int

    /// Creates a pen on a screen of `width` cells.
    init(at place: Frame.Place, width: Int) {
        self.place = place
        self.width = max(width, 2)
    }

    /// Whether the last cell of a row was written, after which the cursor waits on it.
    private var isAtEdge: Bool { place.column == width }

    /// Goes to a cell that is there already.
    mutating func move(to target: Frame.Place) {
        guard target != place else { return }
        if isAtEdge { returnToStart() }
        moveRows(target.row - place.row)
        moveColumns(to: target.column)
        place = target
    }

    /// Goes to the start of a row below all others, which the terminal has to make room for.
    ///
    /// Where the row goes on with what is in the full one above, the terminal is left to begin it
    /// by itself, so that it knows that both are one line.
    mutating func open(_ row: Int, with continuation: [Frame.Cell]?) {
        guard row > 0 else { return }
        if let continuation, isAtEdge, place.row == row - 1 {
            guard continuation.isEmpty else { return }
            output += " \r"
        } else {
            if place.row != row - 1 { move(to: Frame.Place(row: row - 1)) }
            output += "\r\n"
        }
        place = Frame.Place(row: row)
    }

    /// Writes cells from `start` on; the terminal itself goes on to the next row.
    mutating func write(_ cells: ArraySlice<Frame.Cell>, at start: Frame.Place) {
        guard !cells.isEmpty else { return }
        let continues = isAtEdge && start.column == 0 && start.row == place.row + 1
        if !continues { move(to: start) }
        for cell in cells {
            set(cell.style)
            output += cell.glyph
        }
        place = Frame.Place(row: start.row, column: start.column + cells.count)
    }

    /// Wipes the rest of a row.
    mutating func clearRow(from start: Frame.Place) {
        move(to: start)
        set("")
        output += "\u{1B}[K"
    }

    /// Wipes everything from a place on.
    mutating func clearScreen(from start: Frame.Place) {
        move(to: start)
        set("")
        output += "\u{1B}[J"
    }

    /// Takes off all colours.
    mutating func finish() {
        set("")
    }

    private mutating func set(_ next: String) {
        guard next != style else { return }
        if !style.isEmpty { output += "\u{1B}[0m" }
        output += next
        style = next
    }

    private mutating func returnToStart() {
        output += "\r"
        place.column = 0
    }

    private mutating func moveRows(_ distance: Int) {
        if distance < 0 { output += "\u{1B}[\(-distance)A" }
        if distance > 0 { output += "\u{1B}[\(distance)B" }
    }

    private mutating func moveColumns(to column: Int) {
        switch column - place.column {
        case 0: break
        case _ where column == 0: output += "\r"
        case -1: output += "\u{8}"
        case let distance where distance < 0: output += "\u{1B}[\(-distance)D"
        case let distance: output += "\u{1B}[\(distance)C"
        }
    }
}
