/// How many points are how much money.
package struct ExchangeRate: Hashable, Sendable, Codable {
    /// The points.
    package let points: Int
    /// What they are.
    package let money: Money

    /// Creates a rate, or returns `nil` where `points` is not from 1 to 10,000.
    package init?(_ points: Int, are money: Money) {
        guard (1...10_000).contains(points) else { return nil }
        self.points = points
        self.money = money
    }

    /// How many points an amount is; `nil` where that is no whole number, or the currency another.
    package func points(for amount: Money) -> Int? {
        guard amount.currency == money.currency, amount.minor % step == 0 else { return nil }
        return amount.minor / step * (points / divisor)
    }

    /// The nearest amounts below and above another that are whole points.
    package func amounts(around amount: Money) -> (below: Money?, above: Money?) {
        let below = amount.minor / step * step
        return (Money(minor: below, money.currency), Money(minor: below + step, money.currency))
    }

    /// The least amount that is whole points.
    private var step: Int { money.minor / divisor }

    /// The greatest number by which both sides can be divided.
    private var divisor: Int {
        var (larger, smaller) = (points, money.minor)
        while smaller > 0 { (larger, smaller) = (smaller, larger % smaller) }
        return larger
    }

    /// Reads and checks a rate.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let points = try container.decode(Int.self, forKey: .points)
        guard let rate = Self(points, are: try container.decode(Money.self, forKey: .money)) else {
            throw DecodingError.dataCorruptedError(
                forKey: .points, in: container, debugDescription: "rate")
        }
        self = rate
    }
}
