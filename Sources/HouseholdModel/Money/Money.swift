/// An amount of money: more than none, in the smaller unit of its currency.
package struct Money: Hashable, Sendable, Codable {
    /// How much there can be in one amount, in the smaller unit: a million millions, which is ten thousand million euros, and
    /// a car where a euro is twenty thousand rupiah.
    ///
    /// Nine million entries of the most there can be fit into what sums are reckoned in, and no book has so many.
    package static let range = 1...1_000_000_000_000

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

    /// Reads what people write for an amount: `5`, `5.00` or `5,5`, with a digit at least on both sides of a point, and no
    /// more behind it than the currency has.
    ///
    /// There are no signs and no spaces, and nothing stands between thousands.
    package init?(_ text: some StringProtocol, _ currency: Currency) {
        guard let minor = currency.minor(text) else { return nil }
        self.init(minor: minor, currency)
    }

    /// The amount with all digits of its smaller unit behind `point`: `5.00`.
    package func digits(point: Character = ".") -> String {
        currency.digits(of: minor, point: point)
    }

    /// Reads and checks an amount.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let currency = try container.decode(Currency.self, forKey: .currency)
        guard let money = Self(minor: try container.decode(Int.self, forKey: .minor), currency)
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .minor, in: container, debugDescription: "money")
        }
        self = money
    }
}
