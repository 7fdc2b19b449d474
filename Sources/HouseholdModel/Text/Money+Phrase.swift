extension Money {
    /// The amount as it is read, with the code of the currency: `5.00 EUR`.
    package var phrase: Phrase { .money(minor, currency) }
}

extension Phrase {
    /// So much of the smaller unit of a currency, as it is read.
    package static func money(_ minor: Int, _ currency: Currency) -> Phrase {
        .money(currency.digits(of: minor), currency.code)
    }

    /// An amount with a point before its smaller unit, or without one, as it is read: `5.00 EUR`, or `500 JPY`.
    private static func money(_ digits: String, _ currency: String) -> Phrase {
        let parts = digits.split(separator: ".")
        guard parts.count == 2 else { return Phrase(verbatim: "\(digits) \(currency)") }
        return "\(parts[0]).\(parts[1]) \(currency)"
    }
}
