extension Money {
    /// The amount as it is read, with the code of the currency: `5.00 EUR`.
    package var phrase: Phrase { .money(digits(), currency.code) }
}

extension Phrase {
    /// An amount with a point before its smaller unit, or without one, as it is read: `5.00 EUR`, or `500 JPY`.
    package static func money(_ digits: String, _ currency: String) -> Phrase {
        let parts = digits.split(separator: ".")
        guard parts.count == 2 else { return Phrase(verbatim: "\(digits) \(currency)") }
        return "\(parts[0]).\(parts[1]) \(currency)"
    }
}
