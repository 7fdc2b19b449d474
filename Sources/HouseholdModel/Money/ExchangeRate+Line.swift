extension ExchangeRate {
    /// What is kept of it in what somebody was told.
    var line: String { "\(points) \(money.minor) \(money.currency.code)" }

    /// Reads the words of what was kept; `nil` where these are no such line.
    init?(words: some Collection<Substring>) {
        let words = Array(words)
        guard words.count == 3, let points = Int(digits: words[0], atMost: 5),
            let minor = Int(digits: words[1], atMost: 13), let currency = Currency(words[2]),
            let money = Money(minor: minor, currency)
        else { return nil }
        self.init(points, are: money)
    }
}
