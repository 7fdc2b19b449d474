/// What people compare to know that something is what they were told of: eighty bits of its SHA-256.
///
/// To find something else with the same takes 2 to the power of 80 tries.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    private static let groups = [4, 4, 4, 4]

    /// Sixteen symbols, in groups of four.
    package let description: String

    /// The fingerprint of these bytes.
    package init(of bytes: [UInt8]) {
        let digest = SecretDigest(of: Secret(bytes)).bytes
        self.init(symbols: Crockford.symbols(of: digest.prefix(Self.length)))
    }

    /// Reads what somebody types, or returns `nil` when it can't be one.
    package init?(typed: String) {
        let typed = Secret(Array(typed.utf8))
        guard let symbols = Crockford.symbols(Self.length, typed: typed) else { return nil }
        self.init(symbols: symbols)
    }

    private init(symbols: Secret) {
        description = Crockford.grouped(symbols, by: Self.groups)
    }

    private static var length: Int { groups.reduce(0, +) }
}
