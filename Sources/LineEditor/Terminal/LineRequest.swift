/// How a person is asked for a line.
package struct LineRequest: Sendable {
    /// Finds what could stand at the cursor, which is counted in UTF-8 bytes from the line's start.
    package typealias Completer = @Sendable (_ line: String, _ cursor: Int) async -> Completions

    /// What Ctrl-Z does.
    package enum Suspension: Sendable {
        /// Stops the program; when it goes on, the line is there again.
        case keepsLine
        /// Stops the program; when it goes on, `Line.suspended` is returned.
        case endsLine
        /// Nothing, as with an unknown key.
        case isRefused
    }

    /// What stands before the line; it is written as it stands, and may have colours.
    package var prompt: String
    /// What stands in the line already: Enter runs it, a key that moves or deletes takes it up, and another line that
    /// is typed or pasted takes its place.
    package var prefill = ""
    /// The lines to go back to, the oldest first.
    package var history: [String] = []
    /// Finds what could stand at the cursor.
    package var complete: Completer?
    /// How long is waited for it; what comes later is left out.
    package var patience = Duration.milliseconds(150)
    /// Whether the rest of the last line that began so is proposed.
    package var showsGhost = false
    /// After how long without a key `Line.idle` is returned; sleep counts.
    package var idle: Duration?
    /// Whether a screen reader reads along: nothing is proposed or written unless a key asks for it.
    package var isPlain = false
    package var suspension = Suspension.keepsLine
    /// What is told above the line while it is typed; it waits in plain mode.
    package var messages: LineMessages?
    /// What is shown for each character of a secret, for children who need to see that a key did something;
    /// normally nothing.
    package var mark: Character?
    /// What Ctrl-Y puts in.
    package var cutText = CutText()
    /// Learns whether the line is made of several that were pasted.
    package var pasted = PastedLines()
    package var words = LineWords.english

    package init(prompt: String) {
        self.prompt = prompt
    }
}
