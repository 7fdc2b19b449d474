import HouseholdShell
import Testing

@Suite("Text for a terminal")
struct TerminalTextTests {
    @Test(
        "shows what would act on the terminal",
        arguments: [
            ("a\u{1B}[31mb", "a␛[31mb"),
            ("tab\tbell\u{7}nul\u{0}del\u{7F}", "tab␉bell␇nul␀del␡"),
            ("one\r\ntwo\n", "one␍␊two␊"),
            ("csi\u{9B}31m nel\u{85}", "csi\u{FFFD}31m nel\u{FFFD}"),
            (
                "\u{202E}evil\u{2066}\u{200E}\u{200F}\u{61C}",
                "\u{FFFD}evil" + String(repeating: "\u{FFFD}", count: 4)
            ),
            ("a\u{2028}b\u{2029}c\u{FEFF}d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"),
            ("Zoë 🐱 家", "Zoë 🐱 家"),
        ]
    )
    func showsControls(stored: String, shown: String) {
        #expect(TerminalText(stored).plain == shown)
    }

    @Test("lets no control through, whichever it is")
    func letsNothingThrough() {
        for value in [0...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069]
            .joined()
        {
            let stored = Unicode.Scalar(UInt32(value)).map { "a\($0)\u{301}b" } ?? ""
            let shown = TerminalText(stored).rendered(inColour: true)

            #expect(!shown.unicodeScalars.contains { $0.value == value }, "U+\(value)")
            #expect(shown.unicodeScalars.count == stored.unicodeScalars.count)
        }
    }

    @Test("puts a stored text on one line")
    func putsOnOneLine() {
        #expect(TerminalText.onOneLine("a\tb\r\nc\u{2028}d\u{1B}").plain == "a b c d␛")
    }

    @Test("is styled only where colours are shown")
    func isStyled() {
        let late = "LATE\u{1B}"
        let text = "due " + TerminalText(late).styled(.red).styled(.bold) + " now"

        #expect(text.rendered(inColour: true) == "due \u{1B}[1;31mLATE␛\u{1B}[0m now")
        #expect(text.rendered(inColour: false) == "due LATE␛ now")
        #expect(text.width == 13)
    }

    @Test(
        "is cut with an ellipsis",
        arguments: [
            ("Feed the cat", 12, "Feed the cat"), ("Feed the cat", 6, "Feed …"), ("家家家", 5, "家家…"),
            ("家家家", 4, "家…"), ("ab", 1, "…"), ("ab", 0, ""),
        ]
    )
    func isCut(text: String, width: Int, cut: String) {
        #expect(TerminalText(text).truncated(to: width).plain == cut)
        #expect(TerminalText(cut).width <= width)
    }

    @Test("keeps its style when it is cut")
    func keepsStyle() {
        let text = ("abc" as TerminalText).styled(.green) + "def"

        #expect(text.truncated(to: 3).rendered(inColour: true) == "\u{1B}[32mab\u{1B}[0m…")
    }
}

@Suite("Colour")
struct ColourTests {
    @Test(
        "is decided by the first that has a say",
        arguments: [
            (nil, [:], true, true), (nil, [:], false, false),
            (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
            (.never, ["FORCE_COLOR": "1"], true, false),
            (.auto, ["NO_COLOR": "1"], true, false),
            (nil, ["CHORUS_COLOR": "always", "NO_COLOR": "1"], false, true),
            (nil, ["CHORUS_COLOR": "never", "FORCE_COLOR": "1"], true, false),
            (nil, ["CHORUS_COLOR": "auto"], true, true),
            (nil, ["CHORUS_COLOR": "pink"], false, false),
            (nil, ["NO_COLOR": "0", "FORCE_COLOR": "1"], true, false),
            (nil, ["NO_COLOR": "", "FORCE_COLOR": "1"], false, true),
            (nil, ["FORCE_COLOR": "0"], false, false), (nil, ["FORCE_COLOR": ""], false, false),
            (nil, ["CLICOLOR_FORCE": "1", "CLICOLOR": "0", "TERM": "dumb"], false, true),
            (nil, ["CLICOLOR": "0"], true, false), (nil, ["CLICOLOR": "1"], false, false),
            (nil, ["TERM": "dumb"], true, false), (nil, ["TERM": "xterm"], true, true),
        ] as [(Colour?, [String: String], Bool, Bool)]
    )
    func isDecided(option: Colour?, environment: [String: String], isTerminal: Bool, shown: Bool) {
        #expect(
            Colour.isShown(option: option, environment: environment, isTerminal: isTerminal)
                == shown
        )
    }
}

@Suite("A text that is longer than a line")
struct TerminalTextWrappingTests {
    @Test(
        "is broken between words, each line as far to the right as the first",
        arguments: [
            ("short", ["short"]), ("one two three", ["one two", "three"]),
            ("  one to three", ["  one to", "  three"]),
            ("one  two  three", ["one  two", "three"]),
            ("it  is one of", ["it  is", "    one", "    of"]),
            ("incomprehensible as that", ["incomprehensible", "as that"]),
            ("you incomprehensible", ["you", "incomprehensible"]), ("家家 家家 家", ["家家", "家家 家"]),
            ("one two   ", ["one two"]), ("         ", ["         "]),
        ] as [(String, [String])])
    func isBroken(text: String, expected: [String]) {
        #expect(TerminalText(text).wrapped(to: 9 - 1).map(\.plain) == expected)
    }

    @Test("stays whole where it is to be taken as it stands")
    func staysWhole() {
        let command: TerminalText = "chore add  Dishes"

        #expect(command.verbatim.wrapped(to: 8).map(\.plain) == ["chore add  Dishes"])
        #expect(command.verbatim.said == command.verbatim)
    }

    @Test("of several lines is broken line by line, but not where it shows a file")
    func wrapsLines() {
        let source = "12 | permit (principal in Role::\"parent\", action, resource);"
        let mark = "   |                            ^~~~~~~~~~~~~~~~"
        let text = TerminalText(words: "The rules can't be used here:\n\(source)\n\(mark)\nx y")

        #expect(
            text.wrapped(to: 20).map(\.plain) == [
                "The rules can't be", "used here:", source, mark, "x y",
            ])
    }

    @Test("keeps its colours")
    func keepsColours() {
        let text = "one " + TerminalText("two three").styled(.red)

        #expect(
            text.wrapped(to: 8).map { $0.rendered(inColour: true) }
                == ["one \u{1B}[31mtwo\u{1B}[0m", "\u{1B}[31mthree\u{1B}[0m"])
    }
}
