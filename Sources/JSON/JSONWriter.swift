extension JSONValue {
    /// The value as JSON text.
    ///
    /// - Parameters:
    ///   - isPretty: Whether it goes over many lines, with two spaces of indentation, and not on one.
    ///   - hasShortEscapes: Whether line breaks and tabs are written as `\n`, `\r` and `\t`.
    ///   - isEscaped: Which characters are written as their numbers, besides those that have to be.
    /// - Returns: The text, without a line break at its end.
    package func text(
        isPretty: Bool = false, hasShortEscapes: Bool = true,
        escaping isEscaped: (Unicode.Scalar) -> Bool = { _ in false }
    ) -> String {
        withoutActuallyEscaping(isEscaped) { isEscaped in
            var writer = JSONWriter(
                isPretty: isPretty, hasShortEscapes: hasShortEscapes, isEscaped: isEscaped)
            writer.write(self, depth: 0)
            return writer.text
        }
    }
}

/// Writes JSON.
private struct JSONWriter {
    let isPretty: Bool
    let hasShortEscapes: Bool
    let isEscaped: (Unicode.Scalar) -> Bool
    var text = ""

    mutating func write(_ json: JSONValue, depth: Int) {
        switch json {
        case .null: text += "null"
        case .bool(let bool): text += "\(bool)"
        case .number(let number): text += number
        case .string(let string): write(string)
        case .array(let elements):
            write(elements, between: "[", and: "]", depth: depth) { writer, element in
                writer.write(element, depth: depth + 1)
            }
        case .object(let members):
            write(members, between: "{", and: "}", depth: depth) { writer, member in
                writer.write(member.key)
                writer.text += writer.isPretty ? ": " : ":"
                writer.write(member.value, depth: depth + 1)
            }
        }
    }

    private mutating func write<Item>(
        _ items: [Item], between opener: String, and closer: String, depth: Int,
        _ write: (inout JSONWriter, Item) -> Void
    ) {
        text += opener
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            breakLine(depth + 1)
            write(&self, item)
        }
        if !items.isEmpty { breakLine(depth) }
        text += closer
    }

    private mutating func breakLine(_ depth: Int) {
        if isPretty { text += "\n" + String(repeating: "  ", count: depth) }
    }

    private mutating func write(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n" where hasShortEscapes: text += "\\n"
            case "\r" where hasShortEscapes: text += "\\r"
            case "\t" where hasShortEscapes: text += "\\t"
            case "\0"..."\u{1F}", "\u{7F}": writeNumber(of: scalar)
            case _ where isEscaped(scalar): writeNumber(of: scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private mutating func writeNumber(of scalar: Unicode.Scalar) {
        for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}
