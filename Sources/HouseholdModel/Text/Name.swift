/// What a person is called at home.
package struct Name: PersonText {
    /// The text, at most 30 characters and 120 bytes.
    package let text: String

    /// Creates a name.
    ///
    /// - Throws: ``TextError`` when `text` is empty, too long, not fit for a terminal, or a word that
    ///   means a role or the program, so that nobody can pass for one.
    package init(_ text: String) throws(TextError) {
        self.text = try PlainText.parse(text, characters: 30, bytes: 120)
        let skeleton = ConfusableKey(self.text)
        guard !Self.reserved.contains(skeleton), !skeleton.text.isEmpty else {
            throw .reserved(self.text)
        }
    }

    private static let reserved = Set(
        [
            "owner", "parent", "child", "helper", "housemate", "member", "family", "adult",
            "chorus", "nobody", "everybody", "anybody", "anyone", "all", "me", "none", "system",
        ].map { ConfusableKey($0) }
    )
}
