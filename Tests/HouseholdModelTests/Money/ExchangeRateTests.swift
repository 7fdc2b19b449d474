import HouseholdModel
import Testing

@Suite("What points are worth")
struct ExchangeRateTests {
    private let euro: Currency

    init() throws {
        euro = try #require(Currency("EUR"))
    }

    private func rate(_ points: Int, _ minor: Int) throws -> ExchangeRate {
        let money = try #require(Money(minor: minor, euro))
        return try #require(ExchangeRate(points, are: money))
    }

    @Test(
        "is a whole number of points, or none",
        arguments: [
            (10, 100, 500, 50), (10, 100, 5, nil), (10, 100, 10, 1), (3, 100, 100, 3),
            (3, 100, 50, nil),
            (100, 3, 3, 100), (1, 1, 7, 7), (4, 6, 3, 2), (4, 6, 4, nil),
        ] as [(Int, Int, Int, Int?)])
    func isExact(points: Int, minor: Int, amount: Int, expected: Int?) throws {
        let money = try #require(Money(minor: amount, euro))

        #expect(try rate(points, minor).points(for: money) == expected)
    }

    @Test("names the amounts around one that is no whole number of points")
    func namesNearest() throws {
        let rate = try rate(3, 100)

        let money = try #require(Money(minor: 250, euro))
        let near = rate.amounts(around: money)
        #expect((near.below?.minor, near.above?.minor) == (200, 300))
        let small = try #require(Money(minor: 50, euro))
        let least = rate.amounts(around: small)
        #expect((least.below, least.above?.minor) == (nil, 100))
    }

    @Test("holds in its own currency alone")
    func hasACurrency() throws {
        let yen = try #require(Currency("JPY"))

        let money = try #require(Money(minor: 5, yen))

        #expect(try rate(1, 1).points(for: money) == nil)
        #expect(ExchangeRate(0, are: money) == nil)
        #expect(ExchangeRate(10_001, are: money) == nil)
    }
}
