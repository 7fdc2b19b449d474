/// A currency, by its code of three letters (ISO 4217): `EUR`.
package struct Currency: Hashable, Sendable, Codable {
    /// The code.
    package let code: String
    /// How many digits its smaller unit has behind the point: 2 of the euro, none of the yen, 3 of the dinar.
    package let digits: Int

    /// The currency with that code, in any case; `nil` where ISO 4217 has none (list one, 2024-06-25, those that people
    /// pay with).
    package init?(_ code: some StringProtocol) {
        let code = code.uppercased()
        guard code.utf8.count == 3, let digits = Self.digits(of: code) else { return nil }
        self.code = code
        self.digits = digits
    }

    /// How many of the smaller unit make one of the currency.
    package var minorUnits: Int { (0..<digits).reduce(1) { units, _ in units * 10 } }

    /// So much of the smaller unit, from nothing on, with all digits of it behind `point`: `5.00`.
    package func digits(of minor: Int, point: Character = ".") -> String {
        guard digits > 0 else { return String(minor) }
        let behind = String(minor % minorUnits)
        let zeros = String(repeating: "0", count: digits - behind.count)
        return "\(minor / minorUnits)\(point)\(zeros)\(behind)"
    }

    /// What people write for an amount, in the smaller unit, also where that is nothing or too much; `nil` where it is none.
    func minor(_ text: some StringProtocol) -> Int? {
        let parts = text.split(
            maxSplits: 1, omittingEmptySubsequences: false,
            whereSeparator: { $0 == "." || $0 == "," })
        // With three digits behind, a thousand million millions still fit.
        guard let whole = parts.first.flatMap({ Int(digits: Substring($0), atMost: 15) }) else {
            return nil
        }
        guard parts.count == 2 else { return whole * minorUnits }
        guard let part = Int(digits: Substring(parts[1]), atMost: digits) else { return nil }
        return whole * minorUnits
            + (parts[1].utf8.count..<digits).reduce(part) { part, _ in part * 10 }
    }

    /// Reads a code.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let currency = Self(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "currency")
        }
        self = currency
    }

    /// Writes the code.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }

    private static func digits(of code: String) -> Int? {
        if whole.contains(code) { return 0 }
        if thousandths.contains(code) { return 3 }
        return hundredths.contains(code) ? 2 : nil
    }

    private static let whole = codes(
        "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF")

    private static let thousandths = codes("BHD IQD JOD KWD LYD OMR TND")

    private static let hundredths = codes(
        """
        AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF \
        CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF \
        IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR \
        MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD \
        SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD YER \
        ZAR ZMW ZWG
        """)

    private static func codes(_ list: String) -> Set<String> {
        Set(list.split(separator: " ").map(String.init))
    }
}
