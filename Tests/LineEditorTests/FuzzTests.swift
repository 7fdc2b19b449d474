import Glibc
import LineEditor
import SeededRandom
import Testing

/// `EDITOR_FUZZ=10000000` tries that many byte strings.
@Suite("Whatever bytes come")
struct FuzzTests {
    private static let count =
        unsafe getenv("EDITOR_FUZZ").flatMap { unsafe Int(String(cString: $0)) } ?? 20_000

    @Test("a line stays one that can be shown")
    func staysSound() throws {
        var random = SeededGenerator(seed: UInt64(Self.count))
        var decoder = KeyDecoder()
        var editor = Editor()
        var painter = Painter(width: 20)
        for round in 0..<Self.count {
            if round % 64 == 0 {
                editor = Editor("done 1", history: Self.history, showsGhost: true)
            }
            for byte in Self.bytes(using: &random) { press(decoder.take(byte), in: &editor) }
            if round % 3 == 0 { press(decoder.pause(), in: &editor) }
            if round % 5 == 0 { try check(editor) }
            if round % 16 == 0 {
                let view = View(prompt: "> ", line: editor.line, ghost: editor.ghost ?? "")
                _ = painter.paint(view.frame(width: 20, height: 5))
            }
        }
    }

    private func press(_ keys: [Key], in editor: inout Editor) {
        for key in keys where editor.press(key) == .complete {
            let cursor = editor.line.cursor
            let range = max(cursor - 3, 0)..<cursor
            _ = editor.take(Completions(replacing: range, with: [.init("done"), .init("dö")]))
        }
    }

    private func check(_ editor: Editor) throws {
        let line = editor.line
        try #require((0...line.count).contains(line.cursor))
        try #require(line.count <= Editor.maximumLength)
        let controls = line.text.unicodeScalars.filter { $0.properties.generalCategory == .control }
        try #require(controls.isEmpty)
        var walker = line
        walker.move(.left)
        walker.move(.right)
        try #require(line.cursor == 0 || walker.cursor == line.cursor, "\(line)")
    }

    private static let history = ["chore list", "done e\u{301}", "家 🐱\u{202E}", "\u{301}"]

    private static let pieces: [[UInt8]] =
        [
            "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[1;5", "A", "B",
            "C",
            "D", "~", "3~", "\u{12}", "\u{7F}", "\u{1F}", "\u{17}", "\u{19}", "\t", "\t", "\r",
            "\u{10}", "\u{E}", "\u{5}", "\u{1}", "e\u{301}", "家", "🐱", "\u{200D}", "🇩🇪", " ", "do",
            "\u{1B}b", "\u{1B}d", "\u{3}", "\u{2028}", "\u{202E}",
        ].map { Array($0.utf8) }

    /// Returns pieces that mean something, between bytes that may not.
    private static func bytes(using random: inout SeededGenerator) -> [UInt8] {
        (0..<Int.random(in: 0...6, using: &random)).flatMap { _ in
            Bool.random(using: &random)
                ? pieces[Int.random(in: 0..<pieces.count, using: &random)]
                : [UInt8.random(in: 0...255, using: &random)]
        }
    }
}
