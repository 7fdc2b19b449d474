/// What a device shows until a parent types it, such as `WDJB-MJHT`: eight of twenty letters that make no words.
///
/// Its 34.5 bits are enough for the ten minutes in which few may guess a few times.
package struct PairingCode: Redacted, Sendable {
    private static let alphabet = Array("BCDFGHJKLMNPQRSTVWXZ".utf8)
    private static let length = 8

    private let symbols: Secret

    /// A new code.
    package init(from random: RandomSource) {
        let most = UInt8(UInt8.max / UInt8(Self.alphabet.count) * UInt8(Self.alphabet.count))
        var symbols: [UInt8] = []
        while symbols.count < Self.length {
            // Bytes past the last whole round of the letters would make the first of them more likely.
            let drawn = random.bytes(Self.length).filter { $0 < most }
            symbols += drawn.prefix(Self.length - symbols.count).map {
                Self.alphabet[Int($0) % Self.alphabet.count]
            }
        }
        self.symbols = Secret(symbols)
    }

    /// Reads a code as it was typed, or returns `nil` when it can't be one; case, hyphens and spaces don't matter.
    package init?(typed: Secret) {
        var symbols: [UInt8] = []
        let isReadable = typed.withBytes { typed in
            for index in typed.indices {
                let byte = typed[index]
                guard byte != UInt8(ascii: "-"), byte != UInt8(ascii: " ") else { continue }
                let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                let symbol = isSmall ? byte - 32 : byte
                guard symbols.count < Self.length, Self.alphabet.contains(symbol) else {
                    return false
                }
                symbols.append(symbol)
            }
            return true
        }
        guard isReadable, symbols.count == Self.length else { return nil }
        self.symbols = Secret(symbols)
    }

    /// What to store of the code.
    package var digest: SecretDigest { SecretDigest(of: symbols) }

    /// The code, to be shown.
    package func reveal() -> String { Crockford.grouped(symbols, by: [4, 4]) }
}
