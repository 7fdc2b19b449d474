internal import Crypto

/// The SHA-256 of what is no secret, by which it is known again.
package struct ContentDigest: Hashable, Sendable {
    /// Its 32 bytes.
    package let bytes: [UInt8]

    /// Computes the digest of `content`.
    package init(of content: [UInt8]) {
        bytes = Array(SHA256.hash(data: content))
    }
}
