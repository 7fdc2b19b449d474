/// That points are worth less money than before, or money of another currency, which nobody can tell from less.
package struct LoweredRate: Hashable, Sendable {
    /// What they were worth.
    package let before: ExchangeRate
    /// What they are worth; `nil` where they don't become money any more.
    package let after: ExchangeRate?

    /// What changes from one rate to another; `nil` where points are worth no less of the same currency.
    package init?(from before: ExchangeRate?, to after: ExchangeRate?) {
        guard let before else { return nil }
        if let after, after.money.currency == before.money.currency {
            // Both within what sums are reckoned in: a million millions times ten thousand.
            guard after.money.minor * before.points < before.money.minor * after.points else {
                return nil
            }
        }
        self.before = before
        self.after = after
    }

    /// What is kept of it.
    package var line: String {
        [before, after].compactMap { $0?.line }.joined(separator: " ")
    }

    /// Reads what was kept; `nil` where that is no such line.
    package init?(line: String?) {
        let words = (line ?? "").split(separator: " ")
        guard [3, 6].contains(words.count) else { return nil }
        let rates = stride(from: 0, to: words.count, by: 3).compactMap { place in
            ExchangeRate(words: words[place..<place + 3])
        }
        guard rates.count == words.count / 3 else { return nil }
        self.init(from: rates.first, to: rates.count == 2 ? rates.last : nil)
    }
}
