internal import Crypto

/// A key that only its owner's password gives; with it what was sealed can be told from what was forged.
///
/// It is never stored.
package struct SealKey: Sendable {
    /// The number of bytes of a key and of a code.
    static let length = 32

    private let secret: Secret

    init(_ bytes: consuming [UInt8]) {
        secret = Secret(bytes)
    }

    /// The HMAC-SHA256 of a message, which nobody without the key can make.
    package func code(for message: [UInt8]) -> [UInt8] {
        Array(HMAC<SHA256>.authenticationCode(for: message, using: key))
    }

    /// Whether `code` is that of a message, found out in constant time.
    package func fits(_ code: [UInt8], _ message: [UInt8]) -> Bool {
        HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key)
    }

    private var key: SymmetricKey {
        secret.withBytes { bytes in
            unsafe bytes.withUnsafeBytes { unsafe SymmetricKey(data: $0) }
        }
    }
}

extension SealKey: Redacted {}
