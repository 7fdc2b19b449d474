import LineEditor
import SeededRandom
import Testing

/// Compares a screen that only ever got changes with one drawn at once by simpler means.
@Suite("What is drawn")
struct DrawingModelTests {
    @Test("is what a terminal shows, whatever is typed", arguments: UInt64(1)...100)
    func isShown(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (columns, rows) = (Int.random(in: 10...80, using: &random), 12)
        let start = Int.random(in: 0..<rows, using: &random)
        var painter = Painter(width: columns)
        var screen = Screen(columns: columns, rows: rows, cursorRow: start)

        for _ in 0..<12 {
            let prompt =
                ["> ", "家 #", "\u{1B}[1mmia\u{1B}[0m > "].randomElement(using: &random) ?? ""
            let line = EditedText.random(upTo: columns * 2, using: &random)
            let view = View(
                prompt: prompt, line: line, ghost: Bool.random(using: &random) ? "xyz" : "")
            screen.write(painter.paint(view.frame(width: columns, height: rows)))

            let model = Model(view, columns: columns)
            let top = start - screen.scrolled
            #expect(!screen.isConfused)
            #expect(Array(screen.rows.dropFirst(top).prefix(model.rows.count)) == model.rows)
            #expect(screen.cursor == (top + model.cursor.row, model.cursor.column))
            #expect(screen.rows.dropFirst(top + model.rows.count).joined() == "")
        }
    }

    @Test("stays around the cursor where the screen is too small for the line")
    func staysAroundCursor() {
        var painter = Painter(width: 10)
        var screen = Screen(columns: 10, rows: 3)
        let text = (0..<5).map { String(repeating: String($0), count: 10) }.joined()
        var line = EditedText(text)
        screen.write(painter.paint(View(prompt: "", line: line).frame(width: 10, height: 3)))
        #expect(screen.rows == ["3333333333", "4444444444", ""])
        #expect(screen.cursor == (2, 0))

        line.move(.start)
        screen.write(painter.paint(View(prompt: "", line: line).frame(width: 10, height: 3)))
        #expect(screen.rows == ["0000000000", "1111111111", "2222222222"])
        #expect(screen.cursor == (0, 0))
    }
}

/// Draws a view character by character.
private struct Model {
    private(set) var rows = [""]
    private(set) var cursor = (row: 0, column: 0)

    init(_ view: View, columns: Int) {
        let prompt = view.prompt.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "")
        let before = view.line[0..<view.line.cursor]
        let after = view.line[view.line.cursor..<view.line.count] + view.ghost
        var used = 0
        for (index, character) in (prompt + before + after).enumerated() {
            let width = DisplayWidth.of(character)
            if used + width > columns {
                rows.append("")
                used = 0
            }
            if index == prompt.count + before.count { cursor = (rows.count - 1, used) }
            rows[rows.count - 1].append(character)
            used += width
        }
        if used == columns {
            rows.append("")
            used = 0
        }
        if after.isEmpty { cursor = (rows.count - 1, used) }
        rows = rows.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    }
}

extension EditedText {
    private static let characters: [Character] = [
        "a", "b", "c", " ", "é", "e\u{301}", "ä\u{323}", "家", "한", "🐱", "👩‍👩‍👧", "👍🏽", "🇩🇪", "✂\u{FE0F}",
        "กำ", "नि", "Ａ", "ß",
    ]

    /// Returns a text of that many characters or fewer, with the cursor somewhere in it.
    fileprivate static func random(
        upTo count: Int, using random: inout some RandomNumberGenerator
    ) -> EditedText {
        let count = Int.random(in: 0...count, using: &random)
        let text = (0..<count).map { _ in characters.randomElement(using: &random) ?? "x" }
        var line = EditedText(String(text))
        for _ in 0..<(Bool.random(using: &random) ? 0 : Int.random(in: 0...count, using: &random)) {
            line.move(.left)
        }
        return line
    }
}
