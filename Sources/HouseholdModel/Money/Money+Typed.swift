extension Money {
    /// What somebody typed for an amount in the currency of their household.
    package enum Typed: Hashable, Sendable {
        /// That amount.
        case amount(Money)
        /// More than fits into one.
        case tooLarge
        /// An amount in another currency.
        case foreign
        /// Nothing, or less.
        case notPositive
        /// One with more digits behind the point than the currency has.
        case tooFine
        /// No amount.
        case unreadable

        /// Reads an amount, before or behind which the code of the currency may stand, in any case, or its sign: `5`, `5.00 EUR`,
        /// `5 eur`, `5 €`, `€5`.
        package init(_ text: String, in currency: Currency) {
            let isNegative = text.hasPrefix("-") || text.hasPrefix("\u{2212}")
            self = .unreadable
            let unsigned = isNegative ? String(text.dropFirst()) : text
            guard let (marks, amount) = Self.parts(of: unsigned), marks.count <= 1,
                amount.contains(where: \.isNumber)
            else { return }
            if let mark = marks.first {
                guard let named = Currency(named: mark) else { return }
                guard named == currency else {
                    self = .foreign
                    return
                }
            }
            guard let minor = currency.minor(amount) else {
                self = Self.fault(of: amount, in: currency)
                return
            }
            if minor == 0 || isNegative {
                self = .notPositive
            } else if let money = Money(minor: minor, currency) {
                self = .amount(money)
            } else {
                self = .tooLarge
            }
        }

        /// Why digits and points are no amount.
        private static func fault(of amount: Substring, in currency: Currency) -> Self {
            let parts = amount.split(
                maxSplits: 1, omittingEmptySubsequences: false,
                whereSeparator: { !$0.isNumber })
            guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else {
                return .unreadable
            }
            let behind = parts.count == 2 ? parts[1].count : 0
            return behind > currency.digits ? .tooFine : .tooLarge
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
