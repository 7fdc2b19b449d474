/// A description or a reason: a longer text on one line.
package struct Note: PersonText {
    /// The text, at most 2,000 characters and 8,000 bytes.
    package let text: String

    /// Creates a note.
    ///
    /// - Throws: ``TextError`` when `text` is empty, too long or not fit for a terminal.
    package init(_ text: String) throws(TextError) {
        self.text = try PlainText.parse(text, characters: 2_000, bytes: 8_000)
    }
}
