extension Money {
    /// The amount as it is read, with the code of the currency: `5.00 EUR`.
    package var phrase: Phrase { currency.phrase(of: minor) }
}

extension Currency {
    /// So much of the smaller unit, from nothing on, as it is read: `5.00 EUR`, or `500 JPY` where there is no smaller one.
    package func phrase(of minor: Int) -> Phrase {
        let parts = digits(of: minor).split(separator: ".")
        guard parts.count == 2 else { return "\(parts[0]) \(code)" }
        return "\(parts[0]).\(parts[1]) \(code)"
    }
}
