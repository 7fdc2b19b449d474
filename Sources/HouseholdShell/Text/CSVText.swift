/// A table as comma-separated values (RFC 4180), which programs for tables open without running anything in it.
struct CSVText {
    /// What stands in a cell.
    enum Cell {
        /// What people typed: what a program would take for a formula begins with an apostrophe.
        case text(String)
        /// What this program wrote.
        case value(String)
    }

    /// The lines, each with its end.
    private(set) var text = ""

    init(_ header: [String]) {
        append(header.map(Cell.value))
    }

    mutating func append(_ cells: [Cell]) {
        text += cells.map(Self.written).joined(separator: ",") + "\r\n"
    }

    private static func written(_ cell: Cell) -> String {
        switch cell {
        case .value(let text): text
        case .text(let text):
            "\"" + (isFormula(text) ? "'" : "") + text.replacing("\"", with: "\"\"") + "\""
        }
    }

    /// Whether a program for tables takes it for a formula: they skip blanks before they look.
    static func isFormula(_ text: String) -> Bool {
        let first = text.unicodeScalars.first { $0 != " " && $0 != "\u{A0}" && $0 != "\u{FEFF}" }
        return first.map { "=+-@\t\r\n\0＝＋－＠".unicodeScalars.contains($0) } ?? false
    }
}
