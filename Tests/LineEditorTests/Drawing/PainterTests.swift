import LineEditor
import Testing

/// What is written is what a slow link carries and a screen reader reads.
@Suite("The painter")
struct PainterTests {
    @Test("writes the prompt as it is")
    func writesPrompt() {
        var painter = Painter(width: 40)
        let prompt = "\u{1B}[1;34mSmith home #\u{1B}[0m "

        #expect(painter.paint(frame(prompt, "|")) == prompt)
    }

    @Test(
        "writes no more than what changed",
        arguments: [
            ("|", "d|", "d"), ("don|", "done|", "e"), ("Zoë |", "Zoë 家|", "家"),
            ("a|", "a🐱|", "🐱"), ("e|", "e\u{301}|", "\u{8}e\u{301}"),
            ("done|", "don|", "\u{8}\u{1B}[K"), ("done|", "do|ne", "\u{1B}[2D"),
            ("do|ne", "done|", "\u{1B}[2C"), ("|done", "|done", ""),
            ("do|e", "don|e", "ne\u{8}"), ("done 1|", "done 2|", "\u{8}2"),
            ("feed the dog|", "heed the dig|", "\u{1B}[12Dh\u{1B}[9Ci\u{1B}[1C"),
            ("家|", "|", "\u{1B}[2D\u{1B}[K"), ("a家|", "ab|c", "\u{1B}[2Dbc\u{8}"),
            ("a家|", "a国|", "\u{1B}[2D国"), ("a\u{1B}|", "a\u{1B}b|", "b"),
            ("a|", "a\u{202E}|", "\u{FFFD}"), ("a|", "a\u{7F}|", "␡"),
            ("|", "\u{301}|", "◌\u{301}"),
            ("a|", "a\u{200B}|", "\u{FFFD}"),
        ])
    func writesChange(before: String, after: String, bytes: String) {
        var painter = Painter(width: 40)
        _ = painter.paint(frame("> ", before))

        #expect(painter.paint(frame("> ", after)) == bytes)
    }

    @Test("writes just the letters where the line goes on in the next row")
    func writesAcrossRows() {
        var painter = Painter(width: 5)
        _ = painter.paint(frame("> ", "ab|", width: 5))

        #expect(painter.paint(frame("> ", "abc|", width: 5)) == "c \r")
        #expect(painter.paint(frame("> ", "abcd|", width: 5)) == "d")
        #expect(painter.paint(frame("> ", "ab|cd", width: 5)) == "\u{1B}[1A\u{1B}[3C")
        #expect(painter.paint(frame("> ", "abc|", width: 5)) == "\u{1B}[1B\r\u{1B}[K")
    }

    @Test("writes just the letter when it is the one that was proposed")
    func writesProposedLetter() {
        var painter = Painter(width: 40)
        let faint = View(prompt: "> ", line: EditedText("c"), ghost: "hore")
        let typed = View(prompt: "> ", line: EditedText("ch"), ghost: "ore")
        let first = painter.paint(faint.frame(width: 40, height: 24))

        #expect(first == "> c\u{1B}[2mhore\u{1B}[0m\u{1B}[4D")
        #expect(painter.paint(typed.frame(width: 40, height: 24)) == "h")
    }

    @Test("shows notes below the line, cut to the width, and takes them away again")
    func showsNotes() {
        var painter = Painter(width: 12)
        var screen = Screen(columns: 12, rows: 5)
        screen.write(painter.paint(frame("> ", "do|ne", width: 12)))
        var view = View(prompt: "> ", line: EditedText("done"))
        view.notes = ["done  says that it is done", "家家家家家家家", "\u{1B}[31mred"]
        screen.write(painter.paint(view.frame(width: 12, height: 5)))
        #expect(screen.rows == ["> done", "done  says …", "家家家家家…", "␛[31mred", ""])
        #expect(screen.cursor == (0, 6))

        screen.write(painter.paint(frame("> ", "donex|", width: 12)))
        #expect(screen.rows == ["> donex", "", "", "", ""])
    }

    @Test("goes below the line at the end")
    func leaves() {
        var painter = Painter(width: 8)
        _ = painter.paint(frame("> ", "done|", width: 8))
        #expect(painter.leave() == "\r\n")

        _ = painter.paint(frame("> ", "done 1|", width: 8))
        #expect(painter.leave() == "")

        _ = painter.paint(frame("> ", "|done 1x", width: 8))
        #expect(painter.leave() == "\u{1B}[1B\r\n")
    }

    @Test("takes everything away to begin anew")
    func erases() {
        var painter = Painter(width: 8)
        _ = painter.paint(frame("> ", "done 12|", width: 8))

        #expect(painter.erase() == "\u{1B}[1A\r\u{1B}[J")
        #expect(painter.paint(frame("> ", "a|", width: 8)) == "> a")
    }

    private func frame(_ prompt: String, _ marked: String, width: Int = 40) -> Frame {
        View(prompt: prompt, line: EditedText(marked: marked)).frame(width: width, height: 24)
    }
}

extension EditedText {
    /// Creates a text with the cursor where a `|` is.
    init(marked: String) {
        let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
        self.init(parts.joined())
        for _ in parts[1] { move(.left) }
    }
}
