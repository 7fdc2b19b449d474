import LineEditor
import Testing

@Suite("A paste")
struct EditorPasteTests {
    @Test(
        "becomes one line",
        arguments: [
            ("done 1", "done 1", 1), ("done 1\n", "done 1", 1), ("done 1\r\n", "done 1", 1),
            ("one\ntwo", "one two", 2), ("one\r\ntwo\rthree\n", "one two three", 3),
            ("one\n\ntwo\n\n", "one  two", 3), ("a\tb", "a b", 1),
            ("a\u{2028}b\u{85}c", "a b c", 3),
            ("\u{1B}[31mred\u{7}\u{0}\u{9B}x\u{7F}", "[31mredx", 1), ("é 家 🐱", "é 家 🐱", 1),
        ])
    func becomesLine(text: String, line: String, count: Int) {
        var typist = Typist("<|>")
        typist.type("\u{1B}[200~" + text + "\u{1B}[201~")

        #expect(typist.shown == "<\(line)|>")
        #expect(typist.effect == .edited)
        #expect(typist.editor.notice == (count > 1 ? .pasted(lines: count) : nil))
    }

    @Test("of nothing does nothing", arguments: ["", "\n", "\r\n\r\n", "\u{3}"])
    func doesNothing(text: String) {
        var typist = Typist("done|")
        typist.type("\u{1B}[200~" + text + "\u{1B}[201~")

        #expect(typist.shown == "done|")
        #expect(typist.effect == .beep)
    }

    @Test("that is too long is refused as a whole")
    func isRefused() {
        var typist = Typist("done|")
        let text = String(repeating: "x", count: Editor.maximumLength)
        typist.type("\u{1B}[200~" + text + "\u{1B}[201~")

        #expect(typist.shown == "done|")
        #expect(typist.effect == .beep)
    }

    @Test(
        "of several lines counts as long as two of them are in the line",
        arguments: [
            ("add \u{1B}[200~one\ntwo\nthree\u{1B}[201~", 3),
            ("\u{1B}[200~add one\ntwo\nthree\u{1B}[201~ x", 3),
            ("\u{1B}[200~one\ntwo\nthree\u{1B}[201~\u{17}", 3),
            ("\u{1B}[200~one\ntwo\nthree\u{1B}[201~\u{17}\u{17}", 0),
            ("\u{1B}[200~one\ntwo\u{1B}[201~\u{1F}", 0),
            ("\u{1B}[200~one\ntwo\u{1B}[201~\u{15}done", 0),
            ("\u{1B}[200~one\ntwo\u{1B}[201~\u{10}", 0),
            ("\u{1B}[200~one\ntwo\u{1B}[201~\u{10}\u{E}", 2),
            ("\u{1B}[200~\none\n\u{1B}[201~", 0), ("one two", 0),
            ("\u{1B}[200~one two\u{1B}[201~", 0),
        ])
    func counts(keys: String, lines: Int) {
        var typist = Typist(history: ["done 1"])
        typist.type(keys)

        #expect(typist.editor.pastedLines == lines)
    }

    @Test("is told of until the next key")
    func isToldOf() {
        var typist = Typist()
        typist.type("\u{1B}[200~a\nb\u{1B}[201~")
        typist.type("c")

        #expect(typist.editor.notice == nil)
    }
}
