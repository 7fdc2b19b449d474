/// The picture by which somebody is known: one emoji or one letter.
package struct Avatar: PersonText {
    /// The text, which is one scalar: terminals do not agree on how wide more of them are.
    package let text: String

    /// Creates a picture.
    ///
    /// - Throws: ``TextError`` when `text` is anything but one emoji or one letter.
    package init(_ text: String) throws(TextError) {
        let parsed = try PlainText.parse(text, characters: 30, bytes: 120)
        guard let scalar = parsed.unicodeScalars.first, parsed.unicodeScalars.count == 1,
            scalar.isPictureOrLetter
        else { throw .notAnAvatar }
        self.text = parsed
    }
}

extension Unicode.Scalar {
    /// Whether it is shown as a picture or a letter when it stands alone.
    fileprivate var isPictureOrLetter: Bool {
        properties.isAlphabetic || properties.isEmojiPresentation && !isPartOfPictures
    }
}
