import Crypto

/// The SHA-256 of the text of the rules that decide, which every audit row keeps.
public struct RulesDigest: Hashable, Sendable {
    /// The 32 bytes.
    public let bytes: [UInt8]

    /// Digests the files' texts, one after the other.
    public init(of texts: [String]) {
        var hasher = SHA256()
        for text in texts { hasher.update(data: Array(text.utf8)) }
        bytes = Array(hasher.finalize())
    }
}
