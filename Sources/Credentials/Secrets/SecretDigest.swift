internal import Crypto

/// The SHA-256 of a secret with more than 112 random bits, which is all that is stored of it.
package struct SecretDigest: Sendable {
    /// The 32 bytes to store.
    package let bytes: [UInt8]

    /// Takes a stored digest, or returns `nil` when it hasn't 32 bytes.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count == SHA256.byteCount else { return nil }
        self.bytes = bytes
    }

    init(of secret: Secret) {
        bytes = secret.withBytes { secret in
            var hash = SHA256()
            unsafe secret.withUnsafeBytes { unsafe hash.update(bufferPointer: $0) }
            return Array(hash.finalize())
        }
    }

    /// Whether both are the same, found out in constant time.
    package func matches(_ other: SecretDigest) -> Bool {
        areEqual(bytes.span, other.bytes.span)
    }
}
