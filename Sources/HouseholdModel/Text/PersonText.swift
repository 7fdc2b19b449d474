/// A text that was checked when it was made, and is kept and sent as a plain string.
package protocol PersonText: Hashable, Sendable, Codable {
    /// The text as it is kept: one line, in NFC.
    var text: String { get }

    /// Creates it from what a person typed.
    ///
    /// - Throws: ``TextError`` when `text` can't be used.
    init(_ text: String) throws(TextError)
}

extension PersonText {
    /// Reads and checks the text.
    package init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the text.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
