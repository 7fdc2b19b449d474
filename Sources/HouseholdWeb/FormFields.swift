/// What was filled in in a form, as a browser sends it (`application/x-www-form-urlencoded`, WHATWG URL 5.1).
package struct FormFields: Sendable {
    private var values: [Field: String] = [:]

    /// Reads what a browser sent; `nil` where it is no form of ours: a field is unknown, comes twice or is no text.
    package init?(_ bytes: some Collection<UInt8>) {
        for pair in bytes.split(separator: UInt8(ascii: "&")) {
            let parts = pair.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.text(of: parts[0]).flatMap(Field.init(rawValue:)),
                let value = parts.count == 2 ? Self.text(of: parts[1]) : "", values[name] == nil
            else { return nil }
            values[name] = value
        }
    }

    /// What stands in a field; `nil` where it was not sent.
    package subscript(field: Field) -> String? { values[field] }

    private static func text(of bytes: some Collection<UInt8>) -> String? {
        var decoded: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): decoded.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                let digits = rest.prefix(2).compactMap(\.hexDigit)
                guard digits.count == 2 else { return nil }
                decoded.append(digits[0] << 4 | digits[1])
                rest = rest.dropFirst(2)
            default: decoded.append(byte)
            }
        }
        return String(validating: decoded, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var hexDigit: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
