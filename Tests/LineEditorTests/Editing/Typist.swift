import LineEditor

/// Somebody who types into an editor, and says what came of it with a `|` where the cursor is.
struct Typist {
    private(set) var editor: Editor
    /// What the last key did.
    private(set) var effect = Editor.Effect.edited
    private var decoder = KeyDecoder()

    /// Begins with a line such as `done |1`.
    init(
        _ marked: String = "|", history: [String] = [], cutText: CutText = CutText(),
        showsGhost: Bool = false
    ) {
        let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
        let text = parts.joined()
        editor = Editor(text, history: history, cutText: cutText, showsGhost: showsGhost)
        for _ in parts.dropFirst().joined() { _ = editor.press(.named(.left)) }
    }

    /// Presses keys, given as a terminal sends them.
    mutating func type(_ bytes: String) {
        for byte in bytes.utf8 { press(decoder.take(byte)) }
        press(decoder.pause())
    }

    /// Finds completions, as Tab asks for.
    mutating func take(_ completions: Completions) {
        effect = editor.take(completions)
    }

    /// The line with a `|` where the cursor is.
    var shown: String {
        let line = editor.line
        return line[0..<line.cursor] + "|" + line[line.cursor..<line.count]
    }

    private mutating func press(_ keys: [Key]) {
        for key in keys { effect = editor.press(key) }
    }
}
