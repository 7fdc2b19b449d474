import LineEditor
import Testing

@Suite("A pager")
struct PagerTests {
    /// Nine lines on a screen of five rows, of which the last one says where one is.
    private var pager = Pager(
        ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"], width: 40,
        height: 5)

    /// Presses keys, given as a terminal sends them, and returns what the last one did.
    private mutating func type(_ bytes: String) -> Pager.Effect {
        var decoder = KeyDecoder()
        var effect = Pager.Effect.beep
        for byte in bytes.utf8 {
            for key in decoder.take(byte) { effect = pager.press(key) }
        }
        for key in decoder.pause() { effect = pager.press(key) }
        return effect
    }

    @Test("is needed only where the screen has no room")
    func isNeeded() {
        #expect(!pager.fits)
        #expect(Pager(["one", "two"], width: 40, height: 3).fits)
        #expect(!Pager(["one", "two"], width: 40, height: 2).fits)
        #expect(!Pager(["one two"], width: 4, height: 2).fits)
        #expect(Pager([], width: 40, height: 1).fits)
    }

    @Test(
        "goes where a key says",
        arguments: [
            ("", ["one", "two", "three", "four"]), (" ", ["five", "six", "seven", "eight"]),
            ("f", ["five", "six", "seven", "eight"]),
            ("\u{1B}[6~", ["five", "six", "seven", "eight"]),
            ("\r", ["two", "three", "four", "five"]),
            ("\u{1B}[B", ["two", "three", "four", "five"]),
            ("jj", ["three", "four", "five", "six"]),
            ("jj\u{1B}[A", ["two", "three", "four", "five"]),
            ("  ", ["six", "seven", "eight", "nine"]), ("G", ["six", "seven", "eight", "nine"]),
            ("Gb", ["two", "three", "four", "five"]),
            ("G\u{1B}[5~\u{1B}[5~", ["one", "two", "three", "four"]),
            ("Gg", ["one", "two", "three", "four"]),
            ("/SEVEN\r", ["six", "seven", "eight", "nine"]),
            ("/ix\r", ["six", "seven", "eight", "nine"]),
            ("/o\rn", ["two", "three", "four", "five"]),
            ("/o\rnn", ["four", "five", "six", "seven"]),
            ("/o\rnnN", ["two", "three", "four", "five"]),
            ("/x\u{7F}thr\r", ["three", "four", "five", "six"]),
            ("/six\u{7} ", ["five", "six", "seven", "eight"]),
        ] as [(String, [String])])
    mutating func goes(keys: String, expected: [String]) {
        _ = type(keys)

        #expect(pager.shown == expected)
    }

    @Test(
        "ends with a key that leaves, and with one that goes on behind the end",
        arguments: ["q", "Q", "\u{3}", "\u{4}", "\u{1B}", "G ", "G\r", "   ", "/a\u{3}"])
    mutating func ends(keys: String) {
        #expect(type(keys) == .end)
    }

    @Test(
        "beeps where it can't go, and for what it does not know",
        arguments: ["b", "k", "g", "GG", "x", "n", "/zzz\r", "\u{1B}[15~"])
    mutating func beeps(keys: String) {
        #expect(type(keys) == .beep)
    }

    @Test("says where one is, and what was not found")
    mutating func saysWhere() {
        #expect(pager.status == "-- 1-4 of 9   q: leave   Space: more   b: back   /: search")
        _ = type("/ze")
        #expect(pager.status == "/ze")
        _ = type("\r")
        #expect(pager.status == "-- nothing with \"ze\" further on")
        _ = type("G")
        #expect(pager.status == "-- end of 9 lines   Space: leave   b: back   /: search")
    }

    @Test("keeps the line on top where the screen gets another size")
    mutating func isResized() {
        let lines = ["one two three", "four five six", "seven eight nine", "ten"]
        pager = Pager(lines, width: 40, height: 3)
        _ = type("\r")
        #expect(pager.shown == ["four five six", "seven eight nine"])

        pager.resize(lines, width: 5, height: 3)
        #expect(pager.shown == ["four ", "five "])
        pager.resize(lines, width: 40, height: 9)
        #expect(pager.shown == lines)
    }

    @Test("shows a colour on every row of a line, and what would act on the terminal as pictures")
    func showsColours() {
        let pager = Pager(["\u{1B}[31mabcdef\u{1B}[0mg", "a\u{1B}[2Jb\u{7}"], width: 4, height: 2)
        var rest = pager

        #expect(pager.shown == ["\u{1B}[31mabcd\u{1B}[0m"])
        _ = rest.press(.named(.enter))
        #expect(rest.shown == ["\u{1B}[31mef\u{1B}[0mg"])
        _ = rest.press(.named(.enter))
        #expect(rest.shown == ["a␛[2"])
    }
}
