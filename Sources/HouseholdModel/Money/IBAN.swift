/// Where somebody's money goes: an account of the SEPA area by its number (ISO 13616), whose check digits are right.
///
/// Accounts elsewhere are none here: no credit transfer of the euro reaches them.
package struct IBAN: Hashable, Sendable, Codable {
    /// The number without blanks: `DE89370400440532013000`.
    package let code: String

    /// Reads a number as it is printed, with blanks or without, in any case; `nil` where it is none of the SEPA area, is too
    /// short or too long, or has a wrong digit.
    package init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 100, text.utf8.allSatisfy({ $0 < 128 }) else { return nil }
        let code = String(text).filter { $0 != " " }.uppercased()
        guard code.utf8.count == Self.lengths[String(code.prefix(2))],
            code.utf8.dropFirst(2).prefix(2).allSatisfy({ (48...57).contains($0) }),
            Self.remainder(of: Array(code.utf8)) == 1
        else { return nil }
        self.code = code
    }

    /// How long a number is at most.
    package static let longest = 34

    /// Whether `text` without blanks has the form of a number, be its digits right or not: what somebody mistyped is nearly one.
    package static func isLike(_ text: some StringProtocol) -> Bool {
        let code = String(text).uppercased()
        return code.utf8.count == lengths[String(code.prefix(2))]
            && code.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) }
            && code.utf8.count { (48...57).contains($0) } >= 10
    }

    /// The number in groups of four, as it is printed.
    package var printed: String {
        code.enumerated().reduce(into: "") { text, character in
            if character.offset > 0, character.offset.isMultiple(of: 4) { text.append(" ") }
            text.append(character.element)
        }
    }

    /// Reads and checks a number.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let iban = Self(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "an IBAN")
        }
        self = iban
    }

    /// Writes the number without blanks.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }

    /// What is left of the number by 97, with its first four characters behind the others and each letter as two digits;
    /// `nil` where one is neither a letter nor a digit (ISO 7064, MOD 97-10).
    private static func remainder(of code: [UInt8]) -> Int? {
        var remainder = 0
        for byte in code.dropFirst(4) + code.prefix(4) {
            switch byte {
            case 48...57: remainder = (remainder * 10 + Int(byte - 48)) % 97
            case 65...90: remainder = (remainder * 100 + Int(byte - 55)) % 97
            default: return nil
            }
        }
        return remainder
    }

    /// How long a number is in each country of the SEPA area (the registry of ISO 13616, and the list of the European
    /// Payments Council of 2025).
    private static let lengths = [
        "AD": 24, "AL": 28, "AT": 20, "BE": 16, "BG": 22, "CH": 21, "CY": 28, "CZ": 24, "DE": 22,
        "DK": 18, "EE": 20, "ES": 24, "FI": 18, "FR": 27, "GB": 22, "GI": 23, "GR": 27, "HR": 21,
        "HU": 28, "IE": 22, "IS": 26, "IT": 27, "LI": 21, "LT": 20, "LU": 20, "LV": 21, "MC": 27,
        "MD": 24, "ME": 22, "MK": 19, "MT": 31, "NL": 18, "NO": 15, "PL": 28, "PT": 25, "RO": 24,
        "RS": 22, "SE": 24, "SI": 19, "SK": 24, "SM": 27, "VA": 22,
    ]
}
