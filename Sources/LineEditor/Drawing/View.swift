/// All that is shown where somebody types a line.
package struct View: Hashable, Sendable {
    /// What sets a terminal to fainter letters.
    private static let faint = "\u{1B}[2m"

    /// What stands before the line; it may have colours.
    package var prompt: String
    package var line: EditedText
    /// What is proposed behind the line.
    package var ghost = ""
    /// What is told below it.
    package var notes: [String] = []

    package init(prompt: String, line: EditedText, ghost: String = "", notes: [String] = []) {
        self.prompt = prompt
        self.line = line
        self.ghost = ghost
        self.notes = notes
    }

    /// Returns what a screen of this size shows of it.
    package func frame(width: Int, height: Int) -> Frame {
        var layout = Layout(width: width)
        layout.putStyled(prompt)
        layout.put(line[0..<line.cursor])
        layout.markCursor()
        layout.put(line[line.cursor..<line.count])
        layout.put(ghost, style: Self.faint)
        layout.finishText()
        for note in notes {
            layout.breakLine()
            layout.putCut(note)
        }
        return layout.frame.limited(to: max(height, 1))
    }
}
