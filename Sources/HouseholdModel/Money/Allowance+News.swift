extension Allowance {
    /// What a child is told of its allowance.
    package enum News: Hashable, Sendable {
        /// It is that much from then on, as often as that says.
        case set(Money, rhythm: String)
        /// It comes no more.
        case ended
        /// It is another, of which nothing else is known any more.
        case changed
    }
}

extension Allowance.News {
    /// How much a line of it holds.
    private static let longest = 240

    /// What is kept of it.
    package var line: String? {
        switch self {
        case .set(let money, let rhythm):
            let line = "\(money.minor) \(money.currency.code) \(rhythm)"
            return line.unicodeScalars.count <= Self.longest ? line : nil
        case .ended: return "off"
        case .changed: return nil
        }
    }

    /// Reads what was kept; what is no such line is of another one.
    package init(line: String?) {
        self = .changed
        if line == "off" { self = .ended }
        guard let parts = line?.split(separator: " ", maxSplits: 2), parts.count == 3,
            let minor = Int(digits: parts[0], atMost: 13), let currency = Currency(parts[1]),
            let money = Money(minor: minor, currency)
        else { return }
        self = .set(money, rhythm: String(parts[2]))
    }
}
