/// What an answer brings back that is given with one touch on a message: 130 random bits, which need no slow hash.
package struct ReplyToken: Redacted, Sendable {
    private static let length = 26

    private let symbols: Secret

    /// A new token.
    package init(from random: RandomSource) {
        symbols = Crockford.symbols(Self.length, from: random)
    }

    /// Reads what came back, or returns `nil` when it can't be one.
    package init?(received: Secret) {
        guard let symbols = Crockford.symbols(Self.length, typed: received) else { return nil }
        self.symbols = symbols
    }

    /// What to store of the token.
    package var digest: SecretDigest { SecretDigest(of: symbols) }

    /// The token as it is sent: letters and digits of ASCII.
    package func reveal() -> String {
        Crockford.grouped(symbols, by: [Self.length])
    }
}
