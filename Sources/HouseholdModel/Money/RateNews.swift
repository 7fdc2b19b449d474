/// What children are told of what points are worth in money.
package enum RateNews: Hashable, Sendable {
    /// They are worth less.
    case lowered(LoweredRate)
    /// They are worth so much after all, and not less.
    case afterAll(ExchangeRate)

    private static let mark = Substring("after-all")

    /// What is kept of it.
    package var line: String {
        switch self {
        case .lowered(let rate): rate.line
        case .afterAll(let rate): "\(Self.mark) \(rate.line)"
        }
    }

    /// Reads what was kept; `nil` where that is no such line.
    package init?(line: String?) {
        let words = (line ?? "").split(separator: " ")
        if words.first == Self.mark {
            guard let rate = ExchangeRate(words: words.dropFirst()) else { return nil }
            self = .afterAll(rate)
        } else {
            guard let rate = LoweredRate(line: line) else { return nil }
            self = .lowered(rate)
        }
    }
}
