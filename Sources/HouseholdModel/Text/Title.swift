/// What a chore, a reward or a household is called.
package struct Title: PersonText {
    /// The text, at most 60 characters and 240 bytes.
    package let text: String

    /// Creates a title.
    ///
    /// - Throws: ``TextError`` when `text` is empty, too long or not fit for a terminal.
    package init(_ text: String) throws(TextError) {
        self.text = try PlainText.parse(text, characters: 60, bytes: 240)
    }
}
