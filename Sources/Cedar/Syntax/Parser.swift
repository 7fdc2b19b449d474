/// Reads the tokens of a text; its extensions know the grammar.
struct Parser {
    let source: SourceText
    private var lexer: Lexer
    /// The token that comes next.
    private(set) var next: Token
    /// The token after the next.
    private(set) var afterNext: Token
    /// Where the last token that was read ends.
    private(set) var end = 0
    /// How many braces were opened and not closed by the tokens that were read.
    private(set) var depth = 0
    private var nesting = 0
    /// The last place whose column was asked for, to count on from there.
    private var counted = (offset: 0, column: 1)

    init(_ source: SourceText) {
        self.source = source
        lexer = Lexer(source)
        next = lexer.next()
        afterNext = lexer.next()
    }
}

// MARK: - Reading tokens

extension Parser {
    /// Reads the next token, whatever it is.
    @discardableResult
    mutating func advance() -> Token {
        let token = next
        guard token.kind != .end else { return token }
        end = token.range.upperBound
        depth += token.kind.braceDepth
        next = afterNext
        afterNext = lexer.next()
        return token
    }

    /// Reads the next token, when it is of `kind`.
    mutating func take(_ kind: Token.Kind) -> Bool {
        guard next.kind == kind else { return false }
        advance()
        return true
    }

    /// Reads the next token, which must be of `kind`.
    @discardableResult
    mutating func expect(_ kind: Token.Kind) throws(Diagnostic) -> Token {
        guard next.kind == kind else { throw unexpected(kind.label) }
        return advance()
    }

    /// Whether the next token is `word`.
    func isAt(_ word: String) -> Bool {
        next.kind == .identifier && source.bytes[next.range].elementsEqual(word.utf8)
    }

    /// Reads the next token, when it is `word`.
    mutating func take(word: String) -> Bool {
        guard isAt(word) else { return false }
        advance()
        return true
    }

    /// Reads the next token, which must be `word`.
    mutating func expect(word: String) throws(Diagnostic) {
        guard take(word: word) else { throw unexpected("'\(word)'") }
    }

    /// Reads items with commas between them, and one more if wanted, up to `closer`.
    mutating func list<Item>(
        upTo closer: Token.Kind,
        _ item: (inout Parser) throws(Diagnostic) -> Item
    ) throws(Diagnostic) -> [Item] {
        var items: [Item] = []
        while next.kind != closer {
            items.append(try item(&self))
            guard take(.comma) else { break }
        }
        try expect(closer)
        return items
    }

    /// Skips what is left of a policy with a mistake.
    mutating func recover() {
        while next.kind != .end, advance().kind != .semicolon {}
    }

    /// Skips what is left of a declaration that began at the depth `start`: to behind its semicolon, or to
    /// the brace that closes what is around it.
    mutating func skipDeclaration(from start: Int) {
        while next.kind != .end, next.kind != .rightBrace || depth > start {
            if advance().kind == .semicolon { return }
        }
    }

    /// Does `body` one level deeper, unless that is too deep.
    mutating func nested<Result>(
        _ body: (inout Parser) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        guard nesting < Expression.maximumHeight else { throw tooDeep(at: next.range) }
        nesting += 1
        defer { nesting -= 1 }
        return try body(&self)
    }
}

// MARK: - Names and strings

extension Parser {
    /// What is written as `token`.
    func text(of token: Token) -> Text {
        Text(source[token.range])
    }

    /// Reads a name that isn't reserved.
    mutating func name(_ expectation: String = "a name") throws(Diagnostic) -> Token {
        guard next.kind == .identifier else { throw unexpected(expectation) }
        guard !Name.isReserved(source.bytes[next.range]) else {
            throw diagnostic(
                "'\(source[next.range])' is reserved and can't be a name", at: next.range)
        }
        return advance()
    }

    /// Reads names with `::` between them.
    mutating func path(_ expectation: String = "a type") throws(Diagnostic) -> EntityType {
        let first = source[try name(expectation).range]
        guard next.kind == .pathSeparator, afterNext.kind == .identifier else {
            return EntityType(first)
        }
        var words = [first]
        while next.kind == .pathSeparator, afterNext.kind == .identifier {
            advance()
            words.append(source[try name().range])
        }
        return EntityType(words.joined(separator: "::"))
    }

    /// Reads the name of an entity, such as `Photo::"vacation"`.
    mutating func entity() throws(Diagnostic) -> EntityUID {
        let type = try path("an entity such as Type::\"id\"")
        try expect(.pathSeparator)
        return EntityUID(type, id: try string())
    }

    /// Reads a string.
    mutating func string() throws(Diagnostic) -> Text {
        let inside = try quoted()
        let hasEscapes = source.bytes[inside].contains(UInt8(ascii: "\\"))
        guard hasEscapes else { return Text(source[inside]) }
        var scalars = String.UnicodeScalarView()
        for unit in try units(in: inside, allowsStar: false) { scalars.append(unit.scalar) }
        return Text(String(scalars))
    }

    /// Reads the string of a `like`, where stars are wildcards.
    mutating func pattern() throws(Diagnostic) -> Pattern {
        let units = try units(in: try quoted(), allowsStar: true)
        return Pattern(
            units.map { $0.scalar == "*" && !$0.isEscapedStar ? .wildcard : .scalar($0.scalar) })
    }

    /// Reads a string, of which the bytes between the quotes matter.
    private mutating func quoted() throws(Diagnostic) -> Range<Int> {
        let token = try expect(.string)
        return token.range.lowerBound + 1..<token.range.upperBound - 1
    }

    private func units(
        in inside: Range<Int>, allowsStar: Bool
    ) throws(Diagnostic) -> [Escape.Unit] {
        do throws(Escape.Mistake) {
            return try Escape.unescape(source[inside], allowsStar: allowsStar)
        } catch {
            let start = inside.lowerBound + error.range.lowerBound
            throw diagnostic(error.message, at: start..<inside.lowerBound + error.range.upperBound)
        }
    }
}

// MARK: - Complaining

extension Parser {
    /// The number of the scalar at `offset`, which is behind all that were asked for, in its line.
    mutating func column(at offset: Int) -> Int {
        let line = source.lineRange(at: offset).lowerBound
        if counted.offset < line { counted = (line, 1) }
        let scalars = source[counted.offset..<offset].unicodeScalars.count
        counted = (offset, counted.column + scalars)
        return counted.column
    }

    /// A diagnostic about `range`.
    func diagnostic(_ message: String, at range: Range<Int>) -> Diagnostic {
        Diagnostic(message, at: range, in: source)
    }

    /// A diagnostic about the next token, which should have been something else.
    func unexpected(_ expectation: String) -> Diagnostic {
        diagnostic("expected \(expectation), found \(labelOfNext)", at: next.range)
    }

    /// A diagnostic about too many expressions inside one another.
    func tooDeep(at range: Range<Int>) -> Diagnostic {
        diagnostic(
            "more than \(Expression.maximumHeight) expressions inside one another", at: range)
    }

    private var labelOfNext: String {
        switch next.kind {
        case .end: return next.kind.label
        case .invalid where source.bytes[next.range.lowerBound] == UInt8(ascii: "\""):
            return "a string without an end"
        default:
            let text = source[next.range.prefix(40)]
            return next.range.count > 40 ? "'\(text)…'" : "'\(text)'"
        }
    }
}
