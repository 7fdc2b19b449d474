/// A text of many lines as a body of mail (RFC 2045).
struct QuotedPrintable {
    /// Lines of at most 76 signs of ASCII, each with CR and LF at its end.
    let text: String

    /// Encodes `source`, whose lines end with LF, CR or both.
    init(_ source: String) {
        text = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { Self.lines(of: Array($0.utf8)) }.joined()
    }

    private static let longest = 76

    private static func lines(of bytes: [UInt8]) -> String {
        var text = ""
        var length = 0
        for (index, byte) in bytes.enumerated() {
            let isLast = index == bytes.count - 1
            let sign = encoded(byte, isLast: isLast)
            if length + sign.utf8.count > longest - (isLast ? 0 : 1) {
                text += "=\r\n"
                length = 0
            }
            text += sign
            length += sign.utf8.count
        }
        return text + "\r\n"
    }

    private static func encoded(_ byte: UInt8, isLast: Bool) -> String {
        switch byte {
        case UInt8(ascii: "="): "=3D"
        case 0x20 where !isLast, 0x21...0x7E: String(Unicode.Scalar(byte))
        default: "=" + hex(byte >> 4) + hex(byte & 0xF)
        }
    }

    private static func hex(_ digit: UInt8) -> String {
        String(digit, radix: 16, uppercase: true)
    }
}
