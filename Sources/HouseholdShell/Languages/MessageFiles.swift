/// The files of the catalogue: each message by its English one, in the ICU message format.
package enum MessageFiles {
    /// Reads a file of the catalogue, one JSON object of strings, which every start waits for.
    ///
    /// Foundation's decoder, which also knows what else JSON can be, takes twenty times as long.
    ///
    /// - Returns: The messages, or `nil` where the file is something else.
    package static func messages(in file: [UInt8]) -> [String: String]? {
        var reader = Reader(bytes: file)
        return reader.messages()
    }
}

/// Reads one JSON object of strings, with the escapes that texts need.
///
/// Source: RFC 8259. A name that comes twice has its last value.
private struct Reader {
    let bytes: [UInt8]
    private var index = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func messages() -> [String: String]? {
        var messages: [String: String] = [:]
        messages.reserveCapacity(bytes.count / 64)
        guard take("{") else { return nil }
        if !take("}") {
            repeat {
                guard let name = string(), take(":"), let text = string() else { return nil }
                messages[name] = text
            } while take(",")
            guard take("}") else { return nil }
        }
        skipBlanks()
        return index == bytes.count ? messages : nil
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
        index += 1
        return true
    }

    private mutating func skipBlanks() {
        while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
    }

    private mutating func string() -> String? {
        guard take("\"") else { return nil }
        var text = ""
        while let end = bytes[index...].firstIndex(where: Self.endsPart) {
            text += String(decoding: bytes[index..<end], as: UTF8.self)
            index = end + 1
            switch bytes[end] {
            case UInt8(ascii: "\""): return text
            case UInt8(ascii: "\\"):
                guard let scalar = escaped() else { return nil }
                text.unicodeScalars.append(scalar)
            default: return nil
            }
        }
        return nil
    }

    private static func endsPart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
    }

    /// What stands behind a backslash.
    private mutating func escaped() -> Unicode.Scalar? {
        guard index < bytes.count else { return nil }
        let sign = Unicode.Scalar(bytes[index])
        index += 1
        switch sign {
        case "\"", "\\", "/": return sign
        case "n": return "\n"
        case "t": return "\t"
        default: return nil
        }
    }
}
