extension JSONValue {
    /// The value as JSON text.
    ///
    /// - Parameters:
    ///   - isPretty: Whether it goes over many lines, with two spaces of indentation, and not on one.
    ///   - hasShortEscapes: Whether line breaks and tabs are written as `\n`, `\r` and `\t`.
    ///   - isEscaped: Which characters beyond ASCII are written as their numbers.
    /// - Returns: The text, without a line break at its end.
    package func text(
        isPretty: Bool = false, hasShortEscapes: Bool = true,
        escaping isEscaped: (Unicode.Scalar) -> Bool = { _ in false }
    ) -> String {
        withoutActuallyEscaping(isEscaped) { isEscaped in
            var writer = JSONWriter(
                isPretty: isPretty, hasShortEscapes: hasShortEscapes, isEscaped: isEscaped)
            writer.write(self, depth: 0)
            return String(decoding: writer.bytes, as: UTF8.self)
        }
    }
}

/// Writes JSON.
private struct JSONWriter {
    let isPretty: Bool
    let hasShortEscapes: Bool
    let isEscaped: (Unicode.Scalar) -> Bool
    var bytes: [UInt8] = []

    mutating func write(_ json: JSONValue, depth: Int) {
        switch json {
        case .null: bytes += "null".utf8
        case .bool(let bool): bytes += "\(bool)".utf8
        case .number(let number): bytes += number.utf8
        case .string(let string): write(string)
        case .array(let elements):
            write(elements, between: "[", and: "]", depth: depth) { writer, element in
                writer.write(element, depth: depth + 1)
            }
        case .object(let members):
            write(members, between: "{", and: "}", depth: depth) { writer, member in
                writer.write(member.key)
                writer.bytes += (writer.isPretty ? ": " : ":").utf8
                writer.write(member.value, depth: depth + 1)
            }
        }
    }

    private mutating func write<Item>(
        _ items: [Item], between opener: String, and closer: String, depth: Int,
        _ write: (inout JSONWriter, Item) -> Void
    ) {
        bytes += opener.utf8
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            breakLine(depth + 1)
            write(&self, item)
        }
        if !items.isEmpty { breakLine(depth) }
        bytes += closer.utf8
    }

    private mutating func breakLine(_ depth: Int) {
        if isPretty { bytes += ("\n" + String(repeating: "  ", count: depth)).utf8 }
    }

    private mutating func write(_ string: String) {
        bytes.append(json: string, hasShortEscapes: hasShortEscapes, escaping: isEscaped)
    }
}

extension [UInt8] {
    /// Appends a text as a string of JSON.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - hasShortEscapes: Whether line breaks and tabs are written as `\n`, `\r` and `\t`.
    ///   - isEscaped: Which characters beyond ASCII are written as their numbers.
    package mutating func append(
        json text: String, hasShortEscapes: Bool, escaping isEscaped: (Unicode.Scalar) -> Bool
    ) {
        append(UInt8(ascii: "\""))
        let start = count
        append(contentsOf: text.utf8)
        if !self[start...].allSatisfy(\.isPlain) {
            removeLast(count - start)
            for scalar in text.unicodeScalars {
                append(scalar, hasShortEscapes: hasShortEscapes, isEscaped: isEscaped)
            }
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func append(
        _ scalar: Unicode.Scalar, hasShortEscapes: Bool, isEscaped: (Unicode.Scalar) -> Bool
    ) {
        switch scalar {
        case "\"": self += "\\\"".utf8
        case "\\": self += "\\\\".utf8
        case "\n" where hasShortEscapes: self += "\\n".utf8
        case "\r" where hasShortEscapes: self += "\\r".utf8
        case "\t" where hasShortEscapes: self += "\\t".utf8
        case "\0"..."\u{1F}", "\u{7F}": appendNumber(of: scalar)
        case _ where !scalar.isASCII && isEscaped(scalar): appendNumber(of: scalar)
        default: self += scalar.utf8
        }
    }

    private mutating func appendNumber(of scalar: Unicode.Scalar) {
        for unit in scalar.utf16 {
            let digits = String(unit, radix: 16)
            self += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
        }
    }
}

extension UInt8 {
    /// Whether it is a character of ASCII that strings of JSON have as it is.
    fileprivate var isPlain: Bool {
        (0x20...0x7E).contains(self) && self != 0x22 && self != 0x5C
    }
}
