/// What an adult keeps on paper for the day the password is forgotten, such as
/// `R7QM2-XKD9V-4TJHC-8W3ZN-PB5YAD`.
///
/// Its 130 random bits need no slow hash.
package struct RecoveryCode: Redacted, Sendable {
    private static let length = 26
    private static let confirmationLength = 4

    private let symbols: Secret

    /// A new code.
    package init(from random: RandomSource) {
        symbols = Crockford.symbols(Self.length, from: random)
    }

    /// Reads a code as it was typed, or returns `nil` when it can't be one.
    package init?(typed: Secret) {
        guard let symbols = Crockford.symbols(Self.length, typed: typed) else { return nil }
        self.symbols = symbols
    }

    /// What to store of the code.
    package var digest: SecretDigest { SecretDigest(of: symbols) }

    /// Whether `typed` are the last four symbols, which shows that the code was written down.
    package func isConfirmed(by typed: Secret) -> Bool {
        guard let typed = Crockford.symbols(Self.confirmationLength, typed: typed) else {
            return false
        }
        let end = symbols.withBytes { symbols in
            Secret((Self.length - Self.confirmationLength..<Self.length).map { symbols[$0] })
        }
        return end.matches(typed)
    }

    /// The whole code, to be shown once.
    package func reveal() -> String {
        Crockford.grouped(symbols, by: [5, 5, 5, 5, 6])
    }
}
