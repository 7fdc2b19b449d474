/// Reads JSON as RFC 8259 has it, except that an object may not have the same key twice.
private struct JSONReader {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    private let mostDepth: Int

    private init(_ bytes: [UInt8], depth: Int) {
        self.bytes = bytes
        mostDepth = depth
    }

    static func value(of bytes: [UInt8], depth: Int) throws(JSONSyntaxError) -> JSONValue {
        var reader = JSONReader(bytes, depth: depth)
        reader.skipBlanks()
        let value = try reader.value()
        reader.skipBlanks()
        guard reader.peek == nil else { throw reader.problem("expected the end of the text") }
        return value
    }

    private mutating func value() throws(JSONSyntaxError) -> JSONValue {
        switch peek {
        case UInt8(ascii: "{"):
            return .object(try nested { reader throws(JSONSyntaxError) in try reader.members() })
        case UInt8(ascii: "["):
            return .array(try nested { reader throws(JSONSyntaxError) in try reader.elements() })
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"): return .number(try number())
        case let byte? where Self.isDigit(byte): return .number(try number())
        default:
            for (word, value) in Self.words where takeWord(word) { return value }
            throw problem("expected a value")
        }
    }

    private static let words: [(String, JSONValue)] = [
        ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
}

// MARK: - Arrays and objects

extension JSONReader {
    private mutating func nested<Result>(
        _ body: (inout JSONReader) throws(JSONSyntaxError) -> Result
    ) throws(JSONSyntaxError) -> Result {
        guard depth < mostDepth else {
            throw problem("more than \(mostDepth) values inside one another")
        }
        depth += 1
        defer { depth -= 1 }
        index += 1
        skipBlanks()
        return try body(&self)
    }

    private mutating func elements() throws(JSONSyntaxError) -> [JSONValue] {
        try list(upTo: "]") { reader throws(JSONSyntaxError) in try reader.value() }
    }

    private mutating func members() throws(JSONSyntaxError) -> [JSONValue.Member] {
        var keys: Set<Key> = []
        return try list(upTo: "}") { reader throws(JSONSyntaxError) in
            let start = reader.index
            guard reader.peek == UInt8(ascii: "\"") else { throw reader.problem("expected a key") }
            let key = try reader.string()
            guard keys.insert(Key(string: key)).inserted else {
                let place = start..<reader.index
                throw reader.problem("the key \(reader.text(place)) is there twice", at: place)
            }
            reader.skipBlanks()
            guard reader.take(":") else { throw reader.problem("expected ':'") }
            reader.skipBlanks()
            return JSONValue.Member(key, try reader.value())
        }
    }

    /// A key, which is another than one that Unicode calls equal.
    private struct Key: Hashable {
        let string: String

        static func == (left: Key, right: Key) -> Bool {
            left.string.utf8.elementsEqual(right.string.utf8)
        }

        func hash(into hasher: inout Hasher) {
            var string = string
            string.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }

    private mutating func list<Item>(
        upTo closer: Unicode.Scalar, _ item: (inout JSONReader) throws(JSONSyntaxError) -> Item
    ) throws(JSONSyntaxError) -> [Item] {
        var items: [Item] = []
        if take(closer) { return items }
        while true {
            items.append(try item(&self))
            skipBlanks()
            if take(closer) { return items }
            guard take(",") else { throw problem("expected ',' or '\(closer)'") }
            skipBlanks()
        }
    }
}

// MARK: - Numbers and strings

extension JSONReader {
    private mutating func number() throws(JSONSyntaxError) -> String {
        let start = index
        _ = take("-")
        if !take("0") { try digits() }
        if take(".") { try digits() }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try digits()
        }
        return text(start..<index)
    }

    private mutating func digits() throws(JSONSyntaxError) {
        let start = index
        while let byte = peek, Self.isDigit(byte) { index += 1 }
        guard index > start else { throw problem("expected a digit") }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private mutating func string() throws(JSONSyntaxError) -> String {
        index += 1
        var text = ""
        while true {
            let start = index
            while let byte = peek, !Self.endsPart(byte) { index += 1 }
            guard let part = String(validating: bytes[start..<index], as: UTF8.self) else {
                throw problem("expected UTF-8", at: start..<index)
            }
            text += part
            switch peek {
            case UInt8(ascii: "\""):
                index += 1
                return text
            case UInt8(ascii: "\\"):
                index += 1
                text.unicodeScalars.append(try escape())
            case nil: throw problem("expected the end of a string")
            default: throw problem("control characters must be escaped")
            }
        }
    }

    private static func endsPart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
    }

    private static let escapes: [(letter: Unicode.Scalar, meaning: Unicode.Scalar)] = [
        ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"),
        ("r", "\r"), ("t", "\t"),
    ]

    private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
        for (letter, meaning) in Self.escapes where take(letter) { return meaning }
        guard take("u") else { throw problem("unknown escape") }
        let unit = try codeUnit()
        guard UTF16.isLeadSurrogate(unit) else {
            guard let scalar = Unicode.Scalar(unit) else { throw problem("half a character") }
            return scalar
        }
        guard takeWord("\\u") else { throw problem("half a character") }
        let trail = try codeUnit()
        guard UTF16.isTrailSurrogate(trail) else { throw problem("half a character") }
        return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
    }

    private mutating func codeUnit() throws(JSONSyntaxError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = peek,
                let digit = Character(Unicode.Scalar(byte)).hexDigitValue
            else { throw problem("expected four hexadecimal digits") }
            unit = unit << 4 | UInt16(digit)
            index += 1
        }
        return unit
    }
}

// MARK: - Moving on

extension JSONReader {
    private var peek: UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: sign) else { return false }
        index += 1
        return true
    }

    private mutating func takeWord(_ word: String) -> Bool {
        var end = index
        for byte in word.utf8 {
            guard end < bytes.count, bytes[end] == byte else { return false }
            end += 1
        }
        index = end
        return true
    }

    private mutating func skipBlanks() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            index += 1
        }
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func problem(_ message: String, at range: Range<Int>? = nil) -> JSONSyntaxError {
        let end = min(index + 1, bytes.count)
        return JSONSyntaxError(message: message, range: range ?? index..<end)
    }
}

extension JSONValue {
    /// The most values that may be inside one another, so that no text exhausts the stack.
    package static let maximumDepth = 1000

    /// Reads a text that is one value.
    package init(parsing text: String) throws(JSONSyntaxError) {
        try self.init(utf8: Array(text.utf8))
    }

    /// Reads the bytes of a text that is one value.
    ///
    /// What is no UTF-8 is none (RFC 8259, 8.1): repaired it would be another text than was meant.
    /// At most `depth` values may be inside one another.
    package init(utf8 bytes: [UInt8], depth: Int = maximumDepth) throws(JSONSyntaxError) {
        self = try JSONReader.value(of: bytes, depth: depth)
    }
}
