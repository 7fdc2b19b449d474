import LineEditor
import Testing

// MARK: - Keys

extension TerminalTests {
    /// The `|` that is typed behind the keys shows where the cursor is.
    @Test(
        "takes every key of an edited line",
        arguments: [
            ("one two\u{1}", "|one two"), ("one two\u{1B}[H", "|one two"),
            ("one\u{1}\u{5}", "one|"), ("one\u{1}\u{1B}OF", "one|"),
            ("one\u{1B}[D", "on|e"), ("one\u{1B}OD\u{1B}[C", "one|"),
            ("one\u{2}\u{2}\u{6}", "on|e"),
            ("one two\u{1B}b", "one |two"), ("one two\u{1}\u{1B}f", "one| two"),
            ("one two\u{1B}[1;5D", "one |two"), ("one two\u{1}\u{1B}[1;5C", "one| two"),
            ("one\u{7F}", "on|"), ("one\u{8}", "on|"), ("one\u{1}\u{1B}[3~", "|ne"),
            ("one\u{1}\u{4}", "|ne"), ("one two\u{17}", "one |"), ("one two\u{15}", "|"),
            ("one two\u{1B}b\u{B}", "one |"), ("one two\u{1}\u{1B}d", "| two"),
            ("one two\u{17}\u{19}\u{19}", "one twotwo|"), ("one two\u{1F}", "one |"),
            ("one\u{1B}[A", "done 1|"), ("one\u{10}\u{10}", "chore list|"),
            ("one\u{1B}OA\u{1B}OB", "one|"), ("one\u{10}\u{E}", "one|"),
            ("\u{12}cho\u{5}", "chore list|"), ("\u{12}cho\u{1B}[D", "chore lis|t"),
            ("one\u{12}cho\u{7}", "one|"), ("one\u{C}", "one|"), ("on\t", "on|"),
            ("one\u{1B}[200~\ntwo\u{1B}[201~", "one two|"), ("one\u{1B}[15~\u{13}\u{11}", "one|"),
        ])
    func takesKey(keys: String, shown: String) async throws {
        var request = LineRequest(prompt: "> ")
        request.history = ["chore list", "done 1"]
        async let line = terminal.readLine(request)
        _ = await device.shown(through: "> ")
        device.type(keys + "|\r")

        #expect(try await line == .text(shown))
    }
}
