/// A value that goes into JSON as one text, by which people read it too.
package protocol CodedAsText: Codable, LosslessStringConvertible {}

extension CodedAsText {
    /// Reads the text.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let value = Self(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "no \(Self.self)")
        }
        self = value
    }

    /// Writes it.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
