package import HouseholdModel

extension Money {
    /// The amount that somebody writes, in a currency, which may stand behind or before it.
    ///
    /// - Throws: ``MoneyProblem/reckonsIn(_:)`` for another one, ``MoneyProblem/tooLarge(most:)``, and what is to be written
    ///   in place of anything else.
    package init(typed text: String, in currency: Currency) throws(ServiceError) {
        let example = Phrase.money(5 * currency.minorUnits, currency)
        switch Typed(text, in: currency) {
        case .amount(let money): self = money
        case .foreign: throw .money(.reckonsIn(currency))
        case .tooLarge:
            guard let most = Money(minor: Money.range.upperBound, currency) else {
                throw .bug("the most is too much")
            }
            throw .money(.tooLarge(most: most))
        case .notPositive:
            throw .value(field: "amount", expected: "more than nothing, such as \(example)")
        case .tooFine where currency.digits == 0:
            throw .value(field: "amount", expected: "one without a point, such as \(example)")
        case .tooFine:
            throw .value(
                field: "amount",
                expected: "at most \(currency.digits) digits behind the point, such as \(example)")
        case .unreadable:
            throw .value(field: "amount", expected: "a number, such as \(example)")
        }
    }
}
