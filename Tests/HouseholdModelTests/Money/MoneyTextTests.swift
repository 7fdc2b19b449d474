import HouseholdModel
import Testing

/// Amounts as people write them.
@Suite("An amount of money in writing")
struct MoneyTextTests {
    @Test(
        "has as many digits behind its point as the currency has, or fewer, and one at least",
        arguments: [
            ("JPY", "500", 500), ("JPY", "500.", nil), ("JPY", "500,", nil), ("JPY", "500.0", nil),
            ("EUR", "5", 500), ("EUR", "5.5", 550), ("EUR", "5,50", 550), ("EUR", "5.", nil),
            ("EUR", "5,", nil), ("EUR", ".50", nil), ("EUR", "5.505", nil), ("EUR", "", nil),
            ("KWD", "5.505", 5_505), ("KWD", "5.", nil), ("KWD", "5.5055", nil),
            ("EUR", "10000000000", 1_000_000_000_000), ("EUR", "10000000000.01", nil),
            ("JPY", "1000000000000", 1_000_000_000_000), ("IDR", "20000000", 2_000_000_000),
            ("KWD", "999999999999999", nil), ("KWD", "9999999999999999999999", nil),
        ] as [(String, String, Int?)])
    func isRead(code: String, text: String, minor: Int?) throws {
        let currency = try #require(Currency(code))

        #expect(Money(text, currency)?.minor == minor)
    }

    @Test(
        "may have its currency beside it",
        arguments: [
            ("EUR", "5 eur", 500), ("EUR", "EUR 5", 500), ("EUR", "5€", 500), ("EUR", "€ 5", 500),
            ("USD", "$5", 500), ("GBP", "£5", 500), ("JPY", "¥5", 5), ("EUR", "5", 500),
        ] as [(String, String, Int)])
    func hasItsCurrency(code: String, text: String, minor: Int) throws {
        let currency = try #require(Currency(code))
        let money = try #require(Money(minor: minor, currency))

        #expect(Money.Typed(text, in: currency) == .amount(money))
    }

    @Test(
        "is none, or is too much, or is in another currency",
        arguments: [
            ("5 USD", .foreign), ("$5", .foreign), ("CHF 5", .foreign),
            ("10000000000.01", .tooLarge), ("99999999999 EUR", .tooLarge),
            ("999999999999999999999", .tooLarge), ("0", .notPositive), ("0.00 EUR", .notPositive),
            ("-5", .notPositive), ("\u{2212}5,00 €", .notPositive), ("-5 USD", .foreign),
            ("5.001", .tooFine), ("1.000 EUR", .tooFine), ("5.001 USD", .foreign),
            ("1.000,50", .unreadable), ("5.", .unreadable), (".5", .unreadable), (".", .unreadable),
            ("-", .unreadable), ("--5", .unreadable), ("5 5", .unreadable), ("EUR", .unreadable),
            ("€5€", .unreadable), ("5 EUR EUR", .unreadable), ("five", .unreadable),
            ("", .unreadable), ("5 potatoes", .unreadable),
            (String(repeating: "5", count: 61), .unreadable),
        ] as [(String, Money.Typed)])
    func isRefused(text: String, expected: Money.Typed) throws {
        let euro = try #require(Currency("EUR"))

        #expect(Money.Typed(text, in: euro) == expected)
    }

    @Test("is kept in a notice of an allowance, and of a rate, as it was")
    func isKept() throws {
        let euro = try #require(Currency("EUR"))
        let money = try #require(Money(minor: 500, euro))
        for news in [Allowance.News.set(money, rhythm: "every Saturday"), .ended, .changed] {
            #expect(Allowance.News(line: news.line) == news)
        }
        #expect(Allowance.News(line: "[erased]") == .changed)
        let (full, half) = (ExchangeRate(10, are: money), ExchangeRate(20, are: money))
        let lowered = try #require(LoweredRate(from: full, to: half))
        #expect(LoweredRate(line: lowered.line) == lowered)
        let ended = try #require(LoweredRate(from: full, to: nil))
        #expect(LoweredRate(line: ended.line) == ended)
        #expect(LoweredRate(from: half, to: full) == nil)
        #expect(LoweredRate(from: full, to: full) == nil)
        let currency = try #require(Currency("JPY"))
        let yen = ExchangeRate(10, are: try #require(Money(minor: 500, currency)))
        let exchanged = try #require(LoweredRate(from: full, to: yen))
        #expect(LoweredRate(line: exchanged.line) == exchanged)
        #expect(LoweredRate(from: yen, to: full) != nil)
        #expect(LoweredRate(line: "[erased]") == nil)
        for news in [RateNews.lowered(lowered), .lowered(ended), .afterAll(lowered.before)] {
            #expect(RateNews(line: news.line) == news)
        }
        #expect(RateNews(line: "[erased]") == nil && RateNews(line: nil) == nil)
    }
}
