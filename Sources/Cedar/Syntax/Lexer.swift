/// Cuts a text into tokens.
///
/// It never fails: what is no token becomes an invalid one, for the parser to complain about.
struct Lexer {
    private let bytes: [UInt8]
    private var index = 0
    private var comments: [Range<Int>] = []

    init(_ source: SourceText) {
        bytes = source.bytes
    }

    /// All tokens of a text, and where its comments are.
    static func tokensAndComments(
        of source: SourceText
    ) -> (tokens: [Token], comments: [Range<Int>]) {
        var lexer = Lexer(source)
        var tokens: [Token] = []
        while true {
            let token = lexer.next()
            tokens.append(token)
            if token.kind == .end { return (tokens, lexer.comments) }
        }
    }

    /// Reads the next token; behind the last one comes the end, as often as it is asked for.
    mutating func next() -> Token {
        skipBlanks()
        let start = index
        let kind = kindAndAdvance()
        return Token(kind: kind, range: start..<index)
    }

    private mutating func kindAndAdvance() -> Token.Kind {
        guard let byte = peek() else { return .end }
        switch byte {
        case _ where Name.isStart(byte):
            skip(while: Name.isPart)
            return .identifier
        case _ where Name.isDigit(byte):
            skip(while: Name.isDigit)
            return .integer
        case UInt8(ascii: "\""):
            return string()
        case UInt8(ascii: "?"):
            index += 1
            guard let next = peek(), Name.isStart(next) else { return .question }
            skip(while: Name.isPart)
            return .slot
        default:
            guard let kind = Token.Kind.sign(byte, peek(1)) else { return invalid() }
            index += kind.rawValue.utf8.count
            return kind
        }
    }

    /// Reads a string up to its closing quote; carriage returns may not be in it.
    private mutating func string() -> Token.Kind {
        index += 1
        while let byte = peek(), byte != UInt8(ascii: "\r") {
            index += 1
            if byte == UInt8(ascii: "\"") { return .string }
            if byte == UInt8(ascii: "\\"), peek() != nil, peek() != UInt8(ascii: "\r") {
                index += 1
            }
        }
        return .invalid
    }

    private mutating func invalid() -> Token.Kind {
        index += 1
        skip { $0 & 0xC0 == 0x80 }
        return .invalid
    }
}

// MARK: - Moving on

extension Lexer {
    private func peek(_ distance: Int = 0) -> UInt8? {
        index + distance < bytes.count ? bytes[index + distance] : nil
    }

    private mutating func skip(while predicate: (UInt8) -> Bool) {
        while let byte = peek(), predicate(byte) { index += 1 }
    }

    private mutating func skipBlanks() {
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: " "), 0x09...0x0D:
                index += 1
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                let start = index
                skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
                comments.append(start..<index)
            case 0x80...:
                guard let length = lengthOfWideBlank() else { return }
                index += length
            default:
                return
            }
        }
    }

    /// The bytes of the white space outside ASCII that comes next, if any does.
    private func lengthOfWideBlank() -> Int? {
        let next = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
        guard let scalar = next.unicodeScalars.first, scalar.properties.isWhitespace else {
            return nil
        }
        return UTF8.width(scalar)
    }
}
