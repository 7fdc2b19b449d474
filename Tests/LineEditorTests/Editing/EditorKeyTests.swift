import LineEditor
import Testing

/// The keys as the help lists them, and as terminals send them.
@Suite("A key")
struct EditorKeyTests {
    @Test(
        "moves",
        arguments: [
            ("done| 1", "\u{1}", "|done 1"), ("done| 1", "\u{1B}[H", "|done 1"),
            ("|done 1", "\u{5}", "done 1|"), ("|done 1", "\u{1B}[F", "done 1|"),
            ("do|ne", "\u{2}", "d|one"), ("do|ne", "\u{1B}[D", "d|one"),
            ("do|ne", "\u{6}", "don|e"), ("do|ne", "\u{1B}OC", "don|e"),
            ("|done", "\u{1B}[D", "|done"), ("done|", "\u{1B}[C", "done|"),
            ("feed the| cat", "\u{1B}b", "feed |the cat"), ("feed |the", "\u{1B}b", "|feed the"),
            ("feed| the cat", "\u{1B}f", "feed the| cat"), ("feed|", "\u{1B}f", "feed|"),
            ("feed the|", "\u{1B}[1;5D", "feed |the"), ("|feed", "\u{1B}[1;5C", "feed|"),
            ("a, \"b|", "\u{1B}b", "a, \"|b"), ("a|, \"b c", "\u{1B}f", "a, \"b| c"),
            (" |  ", "\u{1B}b", "|   "), ("e\u{301}|x", "\u{2}", "|e\u{301}x"),
            ("|👩‍👩‍👧🐱", "\u{6}", "👩‍👩‍👧|🐱"), ("|🇩🇪🇫🇷", "\u{6}", "🇩🇪|🇫🇷"), ("家|", "\u{1B}[D", "|家"),
        ])
    func moves(before: String, key: String, after: String) {
        var typist = Typist(before)
        typist.type(key)

        #expect(typist.shown == after)
        #expect(typist.effect == .edited)
    }

    @Test(
        "changes the line",
        arguments: [
            ("do|e", "n", "don|e"), ("e|x", "\u{301}", "e\u{301}|x"),
            ("👩|👧", "\u{200D}", "👩\u{200D}👧|"), ("|", "家", "家|"),
            ("done|", "\u{7F}", "don|"), ("done|", "\u{8}", "don|"), ("e\u{301}|x", "\u{7F}", "|x"),
            ("👩‍👩‍👧|", "\u{7F}", "|"), ("🇩🇪|🇫🇷", "\u{1B}[3~", "🇩🇪|"),
            ("do|ne", "\u{4}", "do|e"), ("do|ne", "\u{1B}[3~", "do|e"),
            ("feed \"the|\" x", "\u{17}", "feed |\" x"), ("feed  |x", "\u{17}", "|x"),
            ("feed the|", "\u{1B}\u{7F}", "feed |"), ("one two| x", "\u{15}", "| x"),
            ("one| two", "\u{B}", "one|"), ("one| two three", "\u{1B}d", "one| three"),
            ("one| two", "\u{1B}[3;5~", "one|"),
        ])
    func changesLine(before: String, key: String, after: String) {
        var typist = Typist(before)
        typist.type(key)

        #expect(typist.shown == after)
        #expect(typist.effect == .edited)

        typist.type("\u{1F}")
        #expect(typist.shown == before)
    }

    @Test(
        "asks for something",
        arguments: [
            ("done|", "\r", .run), ("done|", "\n", .run), ("|", "\r", .run), ("do|ne", "\r", .run),
            ("done|", "\u{3}", .drop), ("|", "\u{3}", .drop), ("|", "\u{4}", .leave),
            ("done|", "\t", .complete), ("done|", "\u{C}", .clear), ("done|", "\u{1A}", .suspend),
        ] as [(String, String, Editor.Effect)])
    func asks(before: String, key: String, effect: Editor.Effect) {
        var typist = Typist(before)
        typist.type(key)

        #expect(typist.effect == effect)
        #expect(typist.shown == before)
    }

    @Test(
        "that can do nothing beeps and changes nothing",
        arguments: [
            "\u{1B}", "\u{7}", "\u{0}", "\u{11}", "\u{13}", "\u{14}", "\u{16}", "\u{18}", "\u{1C}",
            "\u{1B}x", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[2~", "\u{1B}OP", "\u{1B}[15~",
            "\u{1B}[Z", "\u{1B}\r", "\u{1B}[1;2A", "\u{85}", "\u{1B}[200;1~",
            "\u{19}", "\u{1F}", "\u{10}", "\u{E}", "\u{1B}[A", "\u{1B}[B",
        ])
    func beeps(key: String) {
        var typist = Typist("do|ne")
        typist.type(key)

        #expect(typist.effect == .beep)
        #expect(typist.shown == "do|ne")
        #expect(typist.editor.notice == nil)
        #expect(typist.editor.search == nil)
    }

    @Test(
        "that takes away beeps where there is nothing",
        arguments: [
            ("|done", "\u{7F}"), ("|done", "\u{17}"), ("|done", "\u{15}"), ("done|", "\u{B}"),
            ("done|", "\u{1B}d"), ("done|", "\u{4}"), ("done|", "\u{1B}[3~"), ("|", "\u{7F}"),
        ])
    func beepsAtEdge(before: String, key: String) {
        var typist = Typist(before)
        typist.type(key)

        #expect(typist.effect == .beep)
        #expect(typist.shown == before)
    }

    @Test("beeps once the line is full")
    func refusesMore() {
        var typist = Typist(String(repeating: "x", count: Editor.maximumLength) + "|")
        typist.type("y")

        #expect(typist.effect == .beep)
        #expect(typist.editor.line.count == Editor.maximumLength)
    }
}
