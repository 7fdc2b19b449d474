/// What people compare to know that a server is theirs: the beginning of the SHA-256 of its authority's certificate.
///
/// Eighty bits, in the letters and digits of Crockford's base 32, of which none is taken for another. To find a second
/// certificate with the same takes 2 to the power of 80 tries.
package struct HouseMark: Hashable, Sendable, CustomStringConvertible {
    private static let signs = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    private static let length = 16

    private let text: String

    /// The mark of a certificate with that SHA-256.
    package init(ofDigest digest: some Sequence<UInt8>) {
        var (bits, count, text) = (0, 0, "")
        for byte in digest.prefix(Self.length * 5 / 8) {
            bits = bits << 8 | Int(byte)
            count += 8
            while count >= 5 {
                count -= 5
                text.append(Self.signs[bits >> count & 31])
            }
            bits &= 1 << count - 1
        }
        self.text = text
    }

    /// Reads a mark as people type it, or returns `nil`.
    package init?(_ typed: String) {
        let text = typed.uppercased().filter { $0 != "-" && $0 != " " }.map { sign in
            switch sign {
            case "O": Character("0")
            case "I", "L": Character("1")
            default: sign
            }
        }
        guard text.count == Self.length, text.allSatisfy(Self.signs.contains) else { return nil }
        self.text = String(text)
    }

    /// Its letters and digits in a row.
    package var letters: String { text }

    /// In groups of four.
    package var description: String {
        stride(from: 0, to: Self.length, by: 4)
            .map { String(text.dropFirst($0).prefix(4)) }
            .joined(separator: "-")
    }
}
