import Credentials

/// What only one person may read: a password that was typed, or a key, a code or a token to hand over.
///
/// It prints and encodes as dots; whoever needs the text has to ask for it by name.
package struct Confidential: Codable, Sendable, CustomStringConvertible {
    let secret: Secret

    init(_ secret: Secret) {
        self.secret = secret
    }

    /// Takes bytes that were typed or read from a file.
    package init(_ bytes: consuming [UInt8]) {
        secret = Secret(bytes)
    }

    /// Takes a text.
    package init(_ text: String) {
        secret = Secret(text)
    }

    /// Dots, when read back from JSON: nothing that matches anything; from the wire what it is.
    package init(from decoder: any Decoder) throws {
        guard decoder.wire != nil else {
            secret = try Secret(from: decoder)
            return
        }
        secret = Secret(try decoder.singleValueContainer().decode([UInt8].self))
    }

    /// Writes dots, and for the wire what it is.
    package func encode(to encoder: any Encoder) throws {
        guard encoder.wire != nil else { return try secret.encode(to: encoder) }
        var container = encoder.singleValueContainer()
        try container.encode(secret.withBytes { bytes in bytes.indices.map { bytes[$0] } })
    }

    /// Dots.
    package var description: String { secret.description }

    /// Whether both are the same, found out in a time that depends on their length only.
    package func matches(_ other: Confidential) -> Bool {
        secret.matches(other.secret)
    }

    /// The text, or `nil` when it was handed over before.
    package func reveal() -> String? {
        secret.isEmpty ? nil : secret.text
    }
}
