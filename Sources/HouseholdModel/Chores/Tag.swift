/// A word by which chores are found, and rewards told apart, such as `kitchen`: 1 to 30 letters, digits or hyphens, in
/// lower case.
package struct Tag: Hashable, Sendable, Comparable, CodedAsText {
    /// The word.
    package let description: String

    /// Creates a tag; a leading `#` is dropped, and anything but a word gives `nil`.
    package init?(_ text: String) {
        let bare = (text.hasPrefix("#") ? String(text.dropFirst()) : text).lowercased()
        guard let word = try? PlainText.parse(bare, characters: 30, bytes: 120),
            word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
        else { return nil }
        description = word
    }

    /// The order of their letters.
    package static func < (left: Tag, right: Tag) -> Bool {
        left.description < right.description
    }
}
