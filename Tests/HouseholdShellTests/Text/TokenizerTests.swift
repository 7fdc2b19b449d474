import Foundation
import HouseholdShell
import QuickAdd
import SeededRandom
import Testing

@Suite("The tokenizer")
struct TokenizerTests {
    @Test(
        "splits a line into words",
        arguments: [
            ("done 12", ["done", "12"]),
            ("  done\t12\u{A0}15 ", ["done", "12", "15"]),
            ("", []),
            ("# a note", []),
            (" # text", ["#", "text"]),
            ("tidy #kitchen", ["tidy", "#kitchen"]),
            ("mia's room at 6 o'clock", ["mia's", "room", "at", "6", "o'clock"]),
            ("a;b | c > $d *", ["a;b", "|", "c", ">", "$d", "*"]),
            (#"add "Feed the cat" today"#, ["add", "Feed the cat", "today"]),
            (#"a 'b c' “d e” ‘f g’ „h i“ «j k»"#, ["a", "b c", "d e", "f g", "h i", "j k"]),
            (#"--title="Feed cat" --x='y z'"#, ["--title=Feed cat", "--x=y z"]),
            (#"title="Feed cat""#, [#"title="Feed"#, #"cat""#]),
            (#"--a=b="c d""#, [#"--a=b="c"#, #"d""#]),
            (#"--="a b""#, [#"--="a"#, #"b""#]),
            (#""a"b"c""#, [#"ab"c""#]),
            (#""""#, [""]),
            (#""say \"hi\" \\ \n""#, [#"say "hi" \ \n"#]),
            (#"'a \' b"#, [#"a \"#, "b"]),
            ("a\\ b \\\"c\\\" \\\\ \\#d", ["a b", #""c""#, #"\"#, "#d"]),
            ("done \\\n12", ["done", "12"]),
            ("do\\\nne \\\r\n 12", ["done", "12"]),
            ("\"Feed\nthe cat\"", ["Feed the cat"]),
            ("\\\n# x", ["#", "x"]),
            ("add \"\u{301}b\" \\\"\u{301}", ["add", "\u{301}b", "\"\u{301}"]),
            ("add \"x\u{603}\" y\u{603} z", ["add", "x\u{603}", "y\u{603}", "z"]),
            ("a \u{301}b --x=\u{301}\"c", ["a", "\u{301}b", "--x=\u{301}\"c"]),
        ] as [(String, [String])]
    )
    func splits(line: String, words: [String]) throws {
        #expect(try Tokenizer.words(in: line).map(\.text) == words)
    }

    @Test("knows which words were quoted, and where they stand")
    func knowsPlaces() throws {
        let line = #"add "Feed cat" --x='1' é \every"#

        let words = try Tokenizer.words(in: line)

        #expect(words.map(\.isQuoted) == [false, true, true, false, false])
        #expect(words.map(\.column) == [1, 5, 16, 24, 26])
        #expect(
            words.map { String(line[$0.range]) }
                == ["add", #""Feed cat""#, "--x='1'", "é", #"\every"#]
        )
    }

    @Test(
        "says which quote is open",
        arguments: [
            (#"add "Feed"#, "\"", 5), ("'tis", "'", 1), ("x --t=„a", "„", 7), ("é “a \"", "“", 3),
        ] as [(String, Character, Int)]
    )
    func findsOpenQuote(line: String, quote: Character, column: Int) {
        #expect(throws: Tokenizer.Unfinished.quote(quote, column: column)) {
            try Tokenizer.words(in: line)
        }
    }

    @Test("asks for more after a backslash", arguments: ["done \\", "done\\", "\\"])
    func asksForMore(line: String) {
        #expect(throws: Tokenizer.Unfinished.backslash) { try Tokenizer.words(in: line) }
    }

    /// `TOKENIZER_LINES=10000000` takes as many lines apart; all parts share them.
    @Test("takes any text apart without losing a letter", arguments: 1...4 as ClosedRange<UInt64>)
    func takesAnyText(seed: UInt64) {
        let wanted = ProcessInfo.processInfo.environment["TOKENIZER_LINES"].flatMap { Int($0) }
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<(wanted ?? 800) / 4 { takeAnyText(using: &generator) }
    }

    private func takeAnyText(using generator: inout SeededGenerator) {
        let alphabet = Array("ab \\\"'“”‘’„«»=-#\n\r\t\u{301}🐱\u{0}")
        let line = String((0..<40).compactMap { _ in alphabet.randomElement(using: &generator) })

        guard let words = try? Tokenizer.words(in: line) else { return }
        let between = words.indices.dropFirst().map {
            line[words[$0 - 1].range.upperBound..<words[$0].range.lowerBound]
        }
        #expect(between.allSatisfy { !$0.contains { $0.isLetter } })
        let letters = words.map(\.text).joined().unicodeScalars.count { $0 == "a" }
        #expect(words.isEmpty || letters == line.unicodeScalars.count { $0 == "a" })
    }
}
