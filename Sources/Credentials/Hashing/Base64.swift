/// Base64 as PHC strings have it: the standard alphabet, no padding, no spare bits set.
enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )

    static func encode(_ bytes: [UInt8]) -> String {
        var symbols: [UInt8] = []
        var pending: UInt32 = 0
        var bits = 0
        for byte in bytes {
            pending = pending << 8 | UInt32(byte)
            bits += 8
            while bits >= 6 {
                bits -= 6
                symbols.append(alphabet[Int(pending >> bits & 63)])
            }
        }
        if bits > 0 {
            symbols.append(alphabet[Int(pending << (6 - bits) & 63)])
        }
        return String(decoding: symbols, as: UTF8.self)
    }

    /// Returns the bytes, or `nil` when `encode` would write them differently.
    static func decode(_ symbols: some Collection<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var pending: UInt32 = 0
        var bits = 0
        for symbol in symbols {
            guard let value = alphabet.firstIndex(of: symbol) else { return nil }
            pending = pending << 6 | UInt32(value)
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: pending >> bits))
            }
        }
        let spare = pending & (1 << bits - 1)
        return bits < 6 && spare == 0 ? bytes : nil
    }
}
