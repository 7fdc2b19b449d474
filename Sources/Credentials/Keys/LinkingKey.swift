/// What a parent gives a child to join with, such as `K7QM-2XRD9-V4TJH`.
///
/// The first four symbols find it among the open ones; the other ten are the secret, of which
/// only a slow hash is stored.
package struct LinkingKey: Redacted, Sendable {
    private static let locatorLength = 4
    private static let length = 14

    private let symbols: Secret

    /// A new key.
    package init(from random: RandomSource) {
        symbols = Crockford.symbols(Self.length, from: random)
    }

    /// Reads a key as it was typed, or returns `nil` when it can't be one.
    package init?(typed: Secret) {
        guard let symbols = Crockford.symbols(Self.length, typed: typed) else { return nil }
        self.symbols = symbols
    }

    /// The four symbols that find the key.
    package var locator: String {
        symbols.withBytes { symbols in
            let locator = (0..<Self.locatorLength).map { symbols[$0] }
            return String(decoding: locator, as: UTF8.self)
        }
    }

    /// The ten symbols to hash, or to compare with the hash.
    package var secret: Secret {
        symbols.withBytes { symbols in
            Secret((Self.locatorLength..<Self.length).map { symbols[$0] })
        }
    }

    /// The whole key, to be shown once.
    package func reveal() -> String {
        Crockford.grouped(symbols, by: [4, 5, 5])
    }
}
