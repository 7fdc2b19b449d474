/// A row of a text on the screen.
struct PageRow: Sendable {
    /// The line of the text of which it is a part.
    let line: Int
    /// What it says, without colours.
    let text: String
    /// What to write.
    let output: String

    private init(line: Int, cells: [Frame.Cell]) {
        self.line = line
        text = cells.map(\.glyph).joined()
        var output = ""
        var style = ""
        for cell in cells {
            if cell.style != style {
                output += (style.isEmpty ? "" : "\u{1B}[0m") + cell.style
                style = cell.style
            }
            output += cell.glyph
        }
        self.output = output + (style.isEmpty ? "" : "\u{1B}[0m")
    }

    /// Divides lines into rows of at most `width` cells.
    static func rows(of lines: [String], width: Int) -> [PageRow] {
        lines.enumerated().flatMap { number, line in
            var layout = Layout(width: width)
            layout.putStyled(line)
            return layout.frame.rows.map { PageRow(line: number, cells: $0) }
        }
    }
}
