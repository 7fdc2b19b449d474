/// An amount of money: more than none, in the smaller unit of its currency.
package struct Money: Hashable, Sendable, Codable {
    /// How much there can be in one amount, in the smaller unit: a hundred million, which is a million euros.
    package static let range = 1...100_000_000

    /// The currency.
    package let currency: Currency
    /// How much, in the smaller unit of the currency: cents of euros.
    package let minor: Int

    /// Creates an amount, or returns `nil` where `minor` is not within ``range``.
    package init?(minor: Int, _ currency: Currency) {
        guard Self.range.contains(minor) else { return nil }
        self.minor = minor
        self.currency = currency
    }

    /// Reads what people write for an amount: `5`, `5.00` or `5,5`, of at most nine digits before the point, and no more
    /// behind it than the currency has.
    ///
    /// There are no signs and no spaces, and nothing stands between thousands.
    package init?(_ text: some StringProtocol, _ currency: Currency) {
        let parts = text.split(
            maxSplits: 1, omittingEmptySubsequences: false,
            whereSeparator: { $0 == "." || $0 == "," })
        guard let whole = parts.first.flatMap({ Int(digits: Substring($0), atMost: 9) }) else {
            return nil
        }
        var minor = whole * currency.minorUnits
        if parts.count == 2 {
            let behind = parts[1]
            guard behind.utf8.count <= currency.digits,
                let part = Int(digits: Substring(behind), atMost: currency.digits)
            else { return nil }
            minor += (behind.utf8.count..<currency.digits).reduce(part) { part, _ in part * 10 }
        }
        self.init(minor: minor, currency)
    }

    /// The amount with all digits of its smaller unit behind `point`: `5.00`.
    package func digits(point: Character = ".") -> String {
        currency.digits(of: minor, point: point)
    }

    /// Reads and checks an amount.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let currency = try container.decode(Currency.self, forKey: .currency)
        guard let money = Self(minor: try container.decode(Int.self, forKey: .minor), currency)
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .minor, in: container, debugDescription: "money")
        }
        self = money
    }

    /// Writes the amount.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(currency, forKey: .currency)
        try container.encode(minor, forKey: .minor)
    }

    private enum Keys: String, CodingKey {
        case currency, minor
    }
}
