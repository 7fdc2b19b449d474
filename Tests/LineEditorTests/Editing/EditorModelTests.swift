import LineEditor
import SeededRandom
import Testing

/// Compares the editor with one that does everything the long way.
@Suite("An editor, whatever keys are pressed")
struct EditorModelTests {
    @Test("has the text and cursor that a simple one has", arguments: UInt64(1)...200)
    func followsModel(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var editor = Editor()
        var model = Model()

        for _ in 0..<300 {
            let key = Self.keys.randomElement(using: &random) ?? .unknown
            _ = editor.press(key)
            model.press(key)
            let before = String(editor.line[0..<editor.line.cursor])
            let isSame = before == String(model.before) && editor.line.text == model.text
            try #require(isSame, "\(editor.line.text) is not \(model.text) after \(key)")
        }
    }

    @Test("comes back to an empty line by undoing", arguments: UInt64(1)...50)
    func undoesAll(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var editor = Editor()
        for _ in 0..<200 {
            _ = editor.press(Self.keys.randomElement(using: &random) ?? .unknown)
        }

        while editor.press(.control("_")) == .edited {}

        #expect(editor.line.text == "")
    }

    private static let keys: [Key] =
        "abc  e\u{301}\u{301}家🐱👩\u{200D}\u{1F3FD}🇩🇪\u{FE0F}\"'".unicodeScalars.map(Key.text) + [
            .named(.left), .named(.right), .named(.home), .named(.end), .named(.backspace),
            .named(.delete), .named(.left, .control), .named(.right, .alt), .control("w"),
            .control("u"), .control("k"), .alt("d"), .control("y"), .paste("two\nlines"),
            .unknown, .named(.escape),
        ]
}

/// A line as people see it: the characters before the cursor, and those after it.
private struct Model {
    private(set) var before: [Character] = []
    private var after: [Character] = []
    private var cut: [Character] = []
    private var cuts = false

    var text: String { String(before + after) }

    mutating func press(_ key: Key) {
        let cutBefore = cuts
        cuts = key == .unknown && cuts
        switch key {
        case .text(let scalar): insert(String(scalar))
        case .paste: insert("two lines")
        case .control("y"): insert(String(cut))
        case .named(.left, []): moveLeft(min(1, before.count))
        case .named(.right, []): moveRight(min(1, after.count))
        case .named(.home, _): moveLeft(before.count)
        case .named(.end, _): moveRight(after.count)
        case .named(.left, _): moveLeft(wordBefore { $0.isLetter || $0.isNumber })
        case .named(.right, _): moveRight(wordAfter)
        case .named(.backspace, _): remove(min(1, before.count), 0)
        case .named(.delete, _): remove(0, min(1, after.count))
        case .control("w"): cut(wordBefore { !$0.isWhitespace }, 0, cutBefore)
        case .control("u"): cut(before.count, 0, cutBefore)
        case .control("k"): cut(0, after.count, cutBefore)
        case .alt: cut(0, wordAfter, cutBefore)
        default: break
        }
    }

    private func wordBefore(_ isWord: (Character) -> Bool) -> Int {
        let gap = before.reversed().prefix { !isWord($0) }.count
        return gap + before.reversed().dropFirst(gap).prefix(while: isWord).count
    }

    private var wordAfter: Int {
        let gap = after.prefix { !($0.isLetter || $0.isNumber) }.count
        return gap + after.dropFirst(gap).prefix { $0.isLetter || $0.isNumber }.count
    }

    private mutating func insert(_ text: String) {
        settle(String(before) + text, String(after))
    }

    private mutating func moveLeft(_ count: Int) {
        after = before.suffix(count) + after
        before.removeLast(count)
    }

    private mutating func moveRight(_ count: Int) {
        before += after.prefix(count)
        after.removeFirst(count)
    }

    private mutating func remove(_ left: Int, _ right: Int) {
        settle(String(before.dropLast(left)), String(after.dropFirst(right)))
    }

    private mutating func cut(_ left: Int, _ right: Int, _ continues: Bool) {
        cuts = continues
        guard left + right > 0 else { return }
        let kept = continues ? cut : []
        cut = left > 0 ? before.suffix(left) + kept : kept + after.prefix(right)
        cuts = true
        remove(left, right)
    }

    /// What was put together may be one character now, and then the cursor is behind it.
    private mutating func settle(_ left: String, _ right: String) {
        let all = Array(left + right)
        var size = 0
        let count = all.prefix { character in
            defer { size += character.utf8.count }
            return size < left.utf8.count
        }.count
        before = Array(all.prefix(count))
        after = Array(all.dropFirst(count))
    }
}
