/// Puts characters one after the other into rows.
struct Layout {
    private let width: Int
    private(set) var frame = Frame()
    private var awaitsCursor = false

    /// Creates an empty layout for a screen of `width` cells.
    init(width: Int) {
        self.width = max(width, 2)
    }

    /// Puts a text of the program down: it may set colours and break lines.
    mutating func putStyled(_ text: String) {
        var style = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            if character == "\u{1B}", let code = Self.colour(at: rest) {
                rest = rest[code.endIndex...]
                style = code == "[m" || code == "[0m" ? "" : style + "\u{1B}" + code
            } else if character == "\n" {
                breakLine()
            } else {
                put(character, style: style)
            }
        }
    }

    /// Puts a text down that somebody typed or stored.
    mutating func put(_ text: some StringProtocol, style: String = "") {
        for character in text { put(character, style: style) }
    }

    /// Puts as much of a text down as the row has room for.
    mutating func putCut(_ text: some StringProtocol) {
        let glyphs = text.flatMap { Glyphs.of($0) }
        let room = width - frame.rows[frame.rows.count - 1].count
        let isCut = glyphs.reduce(0) { $0 + $1.width } > room
        var left = isCut ? room - 1 : room
        for (glyph, width) in glyphs {
            left -= width
            if left < 0 { break }
            put(glyph, width: width, style: "")
        }
        if isCut { put("…", width: 1, style: "") }
    }

    /// Sets the cursor to where the next character will be.
    mutating func markCursor() {
        awaitsCursor = true
    }

    /// Begins a new row after a text that filled its last one, so that the cursor has a place.
    mutating func finishText() {
        if frame.rows[frame.rows.count - 1].count == width { breakLine() }
        setCursor()
    }

    /// Begins a new row.
    mutating func breakLine() {
        frame.rows.append([])
    }

    private mutating func put(_ character: Character, style: String) {
        for (glyph, width) in Glyphs.of(character) { put(glyph, width: width, style: style) }
    }

    private mutating func put(_ glyph: String, width cells: Int, style: String) {
        var last = frame.rows.count - 1
        if frame.rows[last].count + cells > width {
            if frame.rows[last].count < width { frame.rows[last].append(Frame.Cell(glyph: " ")) }
            breakLine()
            last += 1
        }
        setCursor()
        frame.rows[last].append(Frame.Cell(glyph: glyph, style: style))
        if cells == 2 { frame.rows[last].append(Frame.Cell(glyph: "", style: style)) }
    }

    private mutating func setCursor() {
        guard awaitsCursor else { return }
        awaitsCursor = false
        let last = frame.rows.count - 1
        frame.cursor = Frame.Place(row: last, column: frame.rows[last].count)
    }

    /// Returns the part of a colour's sequence that follows the escape.
    private static func colour(at rest: Substring) -> Substring? {
        guard rest.first == "[" else { return nil }
        let end = rest.dropFirst().firstIndex { !($0.isASCII && $0.isNumber) && $0 != ";" }
        guard let end, rest[end] == "m" else { return nil }
        return rest[...end]
    }
}
