import LineEditor
import Testing

@Suite("An editor")
struct EditorMemoryTests {
    private let history = ["chore list", "done 1", "Done 2", "done 2"]

    @Test(
        "undoes",
        arguments: [
            ("feed the cat\u{1F}", "feed the |"), ("feed the cat\u{1F}\u{1F}", "feed |"),
            ("feed the cat\u{1F}\u{1F}\u{1F}", "|"), ("ab\u{7F}c\u{1F}", "a|"),
            ("ab\u{7F}c\u{1F}\u{1F}", "ab|"), ("ab\u{15}\u{1F}", "ab|"),
            ("ab\u{1B}[Dc\u{1F}", "a|b"), ("one\u{17}\u{19}\u{19}\u{1F}", "one|"),
            ("\u{1B}[200~one two\u{1B}[201~\u{1F}", "|"), ("ab\u{10}\u{1F}", "ab|"),
        ])
    func undoes(keys: String, after: String) {
        var typist = Typist(history: history)
        typist.type(keys)

        #expect(typist.shown == after)
        #expect(typist.effect == .edited)
    }

    @Test(
        "puts in again what was cut",
        arguments: [
            ("one two\u{17}\u{19}\u{19}", "one twotwo|"),
            ("one two\u{17}\u{17}\u{19}", "one two|"),
            ("one two\u{1}\u{1B}d\u{1B}d\u{5}\u{19}", "one two|"),
            ("one two\u{17}x\u{7F}\u{17}\u{19}", "one |"),
            ("one two\u{1B}b\u{B}\u{1}\u{19}", "two|one "),
            ("one two\u{17}\u{B}\u{19}", "one two|"),
        ])
    func yanks(keys: String, after: String) {
        var typist = Typist()
        typist.type(keys)

        #expect(typist.shown == after)
    }

    @Test("keeps what was cut for later lines, until it is cleared")
    func keepsCutText() {
        let cutText = CutText()
        var first = Typist("feed cat|", cutText: cutText)
        first.type("\u{15}")
        var second = Typist(cutText: cutText)
        second.type("\u{19}")
        #expect(second.shown == "feed cat|")

        cutText.clear()
        second.type("\u{19}")
        #expect(second.effect == .beep)
    }

    @Test(
        "goes through older lines and keeps what was typed",
        arguments: [
            ("ne\u{1B}[A", "done 2|"), ("ne\u{10}\u{10}", "Done 2|"),
            ("ne\u{1B}[A\u{1B}[B", "ne|"), ("ne\u{10}\u{10}\u{10}\u{10}\u{10}", "chore list|"),
            ("ne\u{10}\u{E}\u{E}", "ne|"), ("\u{10}x\u{10}\u{E}", "done 2x|"),
            ("\u{10}x\u{E}\u{10}", "done 2x|"),
        ])
    func recalls(keys: String, after: String) {
        var typist = Typist(history: history)
        typist.type(keys)

        #expect(typist.shown == after)
    }

    @Test("begins with a line that is filled in, and comes back to it")
    func beginsFilledIn() {
        var typist = Typist("done 1|", history: ["chore list"])
        #expect(typist.shown == "done 1|")

        typist.type("\u{10}\u{E}")
        #expect(typist.shown == "done 1|")
    }

    @Test(
        "proposes the rest of the last line that began so",
        arguments: [
            ("d", "one 2"), ("done 1", nil), ("D", "one 2"), ("c", "hore list"), ("", nil),
            ("x", nil), ("d\u{2}", nil), ("done 2", nil),
        ])
    func proposes(keys: String, ghost: String?) {
        var typist = Typist(history: history, showsGhost: true)
        typist.type(keys)

        #expect(typist.editor.ghost == ghost)
    }

    @Test(
        "takes what is proposed",
        arguments: [
            ("c\u{1B}[C", "chore list|"), ("c\u{5}", "chore list|"), ("c\u{1B}[F", "chore list|"),
            ("c\u{1B}f", "chore|"), ("c\u{1B}f\u{1B}f", "chore list|"), ("c\u{1}", "|c"),
            ("c\u{2}\u{6}\u{6}", "chore list|"), ("c\u{5}\u{1F}", "c|"),
        ])
    func takesProposal(keys: String, after: String) {
        var typist = Typist(history: history, showsGhost: true)
        typist.type(keys)

        #expect(typist.shown == after)
    }

    @Test("proposes nothing that would change the last character")
    func proposesWholeCharacters() {
        var typist = Typist(history: ["e\u{301}clair"], showsGhost: true)
        typist.type("e")

        #expect(typist.editor.ghost == nil)
    }
}

// MARK: - Searching

extension EditorMemoryTests {
    @Test(
        "searches",
        arguments: [
            ("ne\u{12}done", "done 2|", "done"), ("ne\u{12}DONE\u{12}", "Done 2|", "DONE"),
            ("\u{12}done\u{12}\u{12}", "done 1|", "done"), ("\u{12}chore", "chore list|", "chore"),
            ("\u{12}done 1\u{7F}", "done 2|", "done "), ("ne\u{12}d\u{7F}", "ne|", ""),
            ("ne\u{12}", "ne|", ""),
            ("ne\u{12}\u{1B}[200~done 1\n\u{1B}[201~", "done 1|", "done 1"),
        ])
    func searches(keys: String, after: String, words: String) {
        var typist = Typist(history: history)
        typist.type(keys)

        #expect(typist.shown == after)
        #expect(typist.editor.search?.words == words)
        #expect(typist.editor.search?.hasFailed == false)
    }

    @Test(
        "says when nothing is found",
        arguments: [
            ("\u{12}xyz", "|"), ("\u{12}chorex", "chore list|"),
            ("\u{12}list\u{12}", "chore list|"),
        ])
    func findsNothing(keys: String, after: String) {
        var typist = Typist(history: history)
        typist.type(keys)

        #expect(typist.effect == .beep)
        #expect(typist.editor.search?.hasFailed == true)
        #expect(typist.shown == after)
    }

    @Test(
        "ends a search",
        arguments: [
            ("ne\u{12}chore\u{1B}", "ne|"), ("ne\u{12}chore\u{7}", "ne|"),
            ("ne\u{12}chore\u{1}", "|chore list"), ("ne\u{12}chore\u{10}", "chore list|"),
            ("ne\u{12}done 1\u{10}", "chore list|"), ("ne\u{12}chore\u{5}\u{1F}", "ne|"),
            ("ne\u{12}done 1\u{5}\u{E}\u{E}\u{E}", "ne|"), ("ne\u{12}chore\u{15}", "|"),
        ])
    func endsSearch(keys: String, after: String) {
        var typist = Typist(history: history)
        typist.type(keys)

        #expect(typist.shown == after)
        #expect(typist.editor.search == nil)
    }

    @Test("runs what a search found")
    func runsFound() {
        var typist = Typist(history: history)
        typist.type("\u{12}chore\r")

        #expect(typist.effect == .run)
        #expect(typist.editor.line.text == "chore list")
    }
}
