import Cedar

extension JSON {
    /// The value as JSON text: on one line, or on many with two spaces of indentation.
    public func text(isPretty: Bool = false) -> String {
        var writer = JSONWriter(isPretty: isPretty)
        writer.write(self, depth: 0)
        return writer.text
    }
}

/// Writes JSON.
private struct JSONWriter {
    let isPretty: Bool
    var text = ""

    mutating func write(_ json: JSON, depth: Int) {
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

    private mutating func write(_ string: Text) {
        text += "\""
        for scalar in string.string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\0"..."\u{1F}", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
