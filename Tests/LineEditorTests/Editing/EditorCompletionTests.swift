import LineEditor
import Testing

@Suite("Completing")
struct EditorCompletionTests {
    @Test(
        "fills in",
        arguments: [
            ("do|", 0..<2, ["done"], "done |"), ("do| 1", 0..<2, ["done"], "done| 1"),
            ("done fe|", 5..<7, ["\"feed cat\"", "\"feed dog\""], "done \"feed |"),
            ("|", 0..<0, ["chore", "chores"], "chore|"), ("do|x", 0..<3, ["done"], "done |"),
        ])
    func fillsIn(before: String, range: Range<Int>, candidates: [String], after: String) {
        var typist = Typist(before)
        typist.type("\t")
        typist.take(Completions(replacing: range, with: candidates.map { .init($0) }))

        #expect(typist.shown == after)
        #expect(typist.effect == .edited)
        #expect(typist.editor.notice == nil)
    }

    @Test("puts no space behind what goes on")
    func putsNoSpace() {
        var typist = Typist("--f|")
        typist.type("\t")
        typist.take(Completions(replacing: 0..<3, with: [.init("--for=", endsWord: false)]))

        #expect(typist.shown == "--for=|")
    }

    @Test("lists what fits when Tab is pressed again")
    func lists() {
        let candidates = [
            Completions.Candidate("chore", description: "what is to be done"),
            Completions.Candidate("child", description: "who does it"),
        ]
        var typist = Typist("c|")
        typist.type("\t")
        typist.take(Completions(replacing: 0..<1, with: candidates))
        #expect(typist.shown == "ch|")
        #expect(typist.editor.notice == nil)

        typist.type("\t")
        typist.take(Completions(replacing: 0..<2, with: candidates))
        #expect(typist.shown == "ch|")
        #expect(typist.effect == .edited)
        #expect(typist.editor.notice == .candidates(candidates))

        typist.type("i")
        #expect(typist.editor.notice == nil)
    }

    @Test("beeps at the first Tab where nothing can be filled in, and not at the second")
    func beepsOnce() {
        let completions = Completions(replacing: 0..<1, with: [.init("done"), .init("dishes")])
        var typist = Typist("d|")
        typist.type("\t")
        typist.take(completions)
        #expect(typist.effect == .beep)

        typist.type("\t")
        typist.take(completions)
        #expect(typist.effect == .edited)
    }

    @Test("begins anew after another key")
    func beginsAnew() {
        let completions = Completions(replacing: 0..<1, with: [.init("done"), .init("dishes")])
        var typist = Typist("d|")
        typist.type("\t")
        typist.take(completions)
        typist.type("\u{2}\u{6}\t")
        typist.take(completions)

        #expect(typist.effect == .beep)
        #expect(typist.editor.notice == nil)
    }

    @Test(
        "beeps when there is nothing, or nothing that the line has room for",
        arguments: [
            (0..<1, []), (0..<1, ["Do", "dish"]), (0..<9, ["done"]), (-1..<1, ["done"]),
            (2..<3, ["done"]),
        ])
    func beeps(range: Range<Int>, candidates: [String]) {
        var typist = Typist("d家|")
        typist.type("\t")
        typist.take(Completions(replacing: range, with: candidates.map { .init($0) }))

        #expect(typist.effect == .beep)
        #expect(typist.shown == "d家|")
    }

    @Test("can be undone")
    func isUndone() {
        var typist = Typist("do|")
        typist.type("\t")
        typist.take(Completions(replacing: 0..<2, with: [.init("done")]))
        typist.type("\u{1F}")

        #expect(typist.shown == "do|")
    }
}
