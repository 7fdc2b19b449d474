/// Crockford's base32: 32 symbols of five bits each, without the look-alikes I, L, O and U.
enum Crockford {
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    /// Returns `count` random symbols.
    static func symbols(_ count: Int, from random: RandomSource) -> Secret {
        symbols(of: random.bytes(count))
    }

    /// Returns a symbol for the low five bits of each of `bytes`.
    static func symbols(of bytes: some Sequence<UInt8>) -> Secret {
        Secret(bytes.map { alphabet[Int($0 & 31)] })
    }

    /// Returns the `count` symbols that were typed, or `nil` when it is another number of them.
    ///
    /// Case, hyphens and spaces don't matter, and look-alikes count as what they look like.
    static func symbols(_ count: Int, typed: Secret) -> Secret? {
        var symbols: [UInt8] = []
        symbols.reserveCapacity(count)
        let isReadable = typed.withBytes { typed in
            for index in typed.indices where !isSeparator(typed[index]) {
                guard symbols.count < count, let symbol = symbol(typed: typed[index]) else {
                    return false
                }
                symbols.append(symbol)
            }
            return true
        }
        return isReadable && symbols.count == count ? Secret(symbols) : nil
    }

    /// Writes `symbols` in groups of so many with hyphens between them.
    static func grouped(_ symbols: Secret, by lengths: [Int]) -> String {
        symbols.withBytes { symbols in
            var position = 0
            let groups = lengths.map { length in
                defer { position += length }
                let group = (position..<position + length).map { symbols[$0] }
                return String(decoding: group, as: UTF8.self)
            }
            return groups.joined(separator: "-")
        }
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        [UInt8(ascii: "-"), UInt8(ascii: " ")].contains(byte)
    }

    private static func symbol(typed byte: UInt8) -> UInt8? {
        let isLowercase = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        return switch isLowercase ? byte - 32 : byte {
        case UInt8(ascii: "O"): UInt8(ascii: "0")
        case UInt8(ascii: "I"), UInt8(ascii: "L"): UInt8(ascii: "1")
        case let upper: alphabet.contains(upper) ? upper : nil
        }
    }
}
