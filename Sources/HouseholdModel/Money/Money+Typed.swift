extension Money {
    /// What somebody typed for an amount in the currency of their household.
    package enum Typed: Hashable, Sendable {
        /// That amount.
        case amount(Money)
        /// More than fits into one.
        case tooLarge
        /// An amount in another currency.
        case foreign
        /// No amount.
        case unreadable

        /// Reads an amount, before or behind which the code of the currency may stand, in any case, or its sign: `5`, `5.00 EUR`,
        /// `5 eur`, `5 €`, `€5`.
        package init(_ text: String, in currency: Currency) {
            self = .unreadable
            guard let (marks, amount) = Self.parts(of: text), marks.count <= 1,
                let minor = currency.minor(amount)
            else { return }
            if let mark = marks.first {
                guard let named = Currency(named: mark) else { return }
                guard named == currency else {
                    self = .foreign
                    return
                }
            }
            if let money = Money(minor: minor, currency) {
                self = .amount(money)
            } else if minor > Money.range.upperBound {
                self = .tooLarge
            }
        }

        /// The currency that stands before or behind an amount.
        package static func currency(in text: String) -> Currency? {
            parts(of: text)?.marks.first.flatMap { Currency(named: $0) }
        }

        /// What stands before and behind the digits, and these.
        private static func parts(of text: String) -> (marks: [String], amount: Substring)? {
            guard text.utf8.count <= 60 else { return nil }
            let front = text.prefix { !$0.isOfAmount }
            let amount = text.dropFirst(front.count).prefix { $0.isOfAmount }
            let rest = text.dropFirst(front.count + amount.count)
            let marks = [front, rest].map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
            return (marks, amount)
        }
    }
}

extension Currency {
    /// The currency of that code, in any case, or of that sign, where the sign is of one before all others.
    package init?(named name: some StringProtocol) {
        self.init(Self.signs[String(name)] ?? String(name))
    }

    private static let signs = ["€": "EUR", "$": "USD", "£": "GBP", "¥": "JPY"]
}

extension Character {
    /// Whether it stands in an amount without a currency.
    fileprivate var isOfAmount: Bool { isASCII && isNumber || self == "." || self == "," }
}
