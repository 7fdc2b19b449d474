/// In what money a household reckons.
package struct HouseholdMoney: Hashable, Sendable, Codable {
    /// The currency of all that is in its book.
    package let currency: Currency
    /// What points are worth; `nil` where they don't become money.
    package let rate: ExchangeRate?

    /// Money of `currency`, into which points don't change.
    package init(_ currency: Currency) {
        self.currency = currency
        rate = nil
    }

    /// Money into which points change by `rate`.
    package init(_ rate: ExchangeRate) {
        currency = rate.money.currency
        self.rate = rate
    }
}
