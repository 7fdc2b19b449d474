/// An e-mail address that an adult gave.
package struct Email: PersonText {
    /// The address, at most 254 bytes; in lower case.
    package let text: String

    /// Creates an address, refusing what can't be one; only a mail server knows whether it exists.
    ///
    /// - Throws: ``TextError``.
    package init(_ text: String) throws(TextError) {
        let plain = try PlainText.parse(text, characters: 254, bytes: 254)
        let parts = plain.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."),
            !parts[1].hasPrefix("."), !parts[1].hasSuffix("."),
            !plain.contains(where: \.isWhitespace)
        else { throw .notAnEmail }
        self.text = plain.lowercased()
    }
}
