import Crypto

/// The SHA-256 of the text of the rules that decide, which every audit row keeps.
package struct RulesDigest: Hashable, Sendable {
    /// The 32 bytes.
    package let bytes: [UInt8]

    /// Digests the files' texts, one after the other.
    package init(of texts: [String]) {
        var hasher = SHA256()
        for text in texts { hasher.update(data: Array(text.utf8)) }
        bytes = Array(hasher.finalize())
    }
}
