/// The picture of a chore: one emoji.
package struct Icon: PersonText {
    /// The emoji: one scalar, and behind one that is a sign by itself U+FE0F, which makes it a picture (UTS #51, 1.4.3).
    package let text: String

    /// Creates a picture.
    ///
    /// - Throws: ``TextError`` when `text` is anything but one emoji of one scalar: terminals do not agree on how wide
    ///   families, flags and skins are.
    package init(_ text: String) throws(TextError) {
        let parsed = try PlainText.parse(text, characters: 30, bytes: 120)
        let scalars = parsed.unicodeScalars.filter { $0 != Self.asPicture }
        guard let scalar = scalars.first, scalars.count == 1, scalar.isPicture else {
            throw .notAnIcon
        }
        let isSign = !scalar.properties.isEmojiPresentation
        self.text = String(scalar) + (isSign ? String(Self.asPicture) : "")
    }

    private static let asPicture: Unicode.Scalar = "\u{FE0F}"
}

extension Unicode.Scalar {
    /// Whether it is a picture by itself: digits are emoji only in a frame.
    fileprivate var isPicture: Bool { properties.isEmoji && !isASCII && !isPartOfPictures }
}
