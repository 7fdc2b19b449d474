/// A word by which chores are found, and rewards told apart, such as `kitchen`: 1 to 30 letters, digits or hyphens, in
/// lower case.
package struct Tag: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
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

    /// Reads and checks the word.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let tag = Tag(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "tag")
        }
        self = tag
    }

    /// Writes the word.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
