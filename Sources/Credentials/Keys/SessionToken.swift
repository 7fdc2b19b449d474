/// What a device keeps to stay signed in: 256 random bits.
package struct SessionToken: Redacted, Sendable {
    private static let length = 32

    private let bytes: Secret

    /// A new token.
    package init(from random: RandomSource) {
        bytes = Secret(random.bytes(Self.length))
    }

    /// Reads what `reveal` wrote, or returns `nil` when it is anything else.
    package init?(stored: Secret) {
        let digits = stored.withBytes { stored in
            stored.indices.compactMap { Self.value(of: stored[$0]) }
        }
        guard digits.count == 2 * Self.length, stored.count == digits.count else { return nil }
        bytes = Secret((0..<Self.length).map { digits[2 * $0] << 4 | digits[2 * $0 + 1] })
    }

    /// What to store of the token on the other side.
    package var digest: SecretDigest { SecretDigest(of: bytes) }

    /// The token as 64 hexadecimal digits, for a file that only its owner can read.
    package func reveal() -> String {
        let digits = Array("0123456789abcdef".utf8)
        let text = bytes.withBytes { bytes in
            bytes.indices.flatMap { [digits[Int(bytes[$0] >> 4)], digits[Int(bytes[$0] & 15)]] }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
