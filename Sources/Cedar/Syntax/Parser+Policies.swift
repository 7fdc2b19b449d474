extension Parser {
    /// Reads a whole text of policies and templates.
    ///
    /// A policy with a mistake is skipped, so that the mistakes of others are found as well.
    static func statements(of text: String, file: String) throws(SyntaxError) -> [Statement] {
        var parser = Parser(SourceText(text))
        var statements: [Statement] = []
        var diagnostics: [Diagnostic] = []
        while parser.next.kind != .end, diagnostics.count < maximumDiagnostics {
            do throws(Diagnostic) {
                statements.append(try parser.statement())
            } catch {
                diagnostics.append(error)
                parser.recover()
            }
        }
        guard diagnostics.isEmpty else { throw SyntaxError(file: file, diagnostics: diagnostics) }
        return statements
    }

    /// The most mistakes that are reported at once.
    static let maximumDiagnostics = 20

    private mutating func statement() throws(Diagnostic) -> Statement {
        let start = next.range.lowerBound
        let annotations = try annotations()
        var statement = Statement(effect: try effect())
        statement.annotations = annotations
        try scope(of: &statement)
        while let kind = conditionKind {
            statement.conditions.append(try condition(kind))
        }
        guard take(.semicolon) else { throw unexpected("'when', 'unless' or ';'") }
        statement.range = start..<end
        statement.text = source[statement.range]
        statement.line = source.line(at: start)
        statement.column = column(at: start)
        return statement
    }

    private mutating func effect() throws(Diagnostic) -> Effect {
        guard next.kind == .identifier, let effect = Effect(rawValue: source[next.range]) else {
            throw unexpected("'permit' or 'forbid'")
        }
        advance()
        return effect
    }

    /// Reads any number of `@name` and `@name("value")`.
    mutating func annotations() throws(Diagnostic) -> [Annotation] {
        var annotations: [Annotation] = []
        var names = Set<Text>(minimumCapacity: 4)
        while take(.at) {
            let token = try expect(.identifier)
            let name = text(of: token)
            guard names.insert(name).inserted else {
                throw diagnostic("there is already an annotation @\(name)", at: token.range)
            }
            var value: Text?
            if take(.leftParenthesis) {
                value = try string()
                try expect(.rightParenthesis)
            }
            annotations.append(Annotation(name: name, value: value))
        }
        return annotations
    }
}

// MARK: - The scope

extension Parser {
    private mutating func scope(of statement: inout Statement) throws(Diagnostic) {
        try expect(.leftParenthesis)
        var start = next.range.lowerBound
        statement.principal = try clause(.principal)
        statement.scopeRanges.principal = start..<end
        try expect(.comma)
        start = next.range.lowerBound
        statement.action = try actionClause()
        statement.scopeRanges.action = start..<end
        try expect(.comma)
        start = next.range.lowerBound
        statement.resource = try clause(.resource)
        statement.scopeRanges.resource = start..<end
        _ = take(.comma)
        try expect(.rightParenthesis)
    }

    private mutating func clause(_ slot: Slot) throws(Diagnostic) -> ScopeClause {
        try expect(word: slot.rawValue)
        if take(.equal) { return .equal(try reference(slot)) }
        if take(word: "in") { return .in(try reference(slot)) }
        guard take(word: "is") else { return .any }
        let type = try path()
        return take(word: "in") ? .isTypeIn(type, try reference(slot)) : .isType(type)
    }

    private mutating func reference(_ slot: Slot) throws(Diagnostic) -> EntityReference {
        try parenthesized { parser throws(Diagnostic) in
            guard parser.next.kind == .slot else { return .entity(try parser.entity()) }
            guard parser.source[parser.next.range] == "?\(slot.rawValue)" else {
                throw parser.diagnostic(
                    "only ?\(slot.rawValue) can stand here", at: parser.next.range)
            }
            parser.advance()
            return .slot(slot)
        }
    }

    private mutating func actionClause() throws(Diagnostic) -> ActionClause {
        try expect(word: "action")
        if take(.equal) { return .equal(try action()) }
        guard take(word: "in") else { return .any }
        guard take(.leftBracket) else { return .in(try action()) }
        return .inAny(
            try list(upTo: .rightBracket) { parser throws(Diagnostic) in try parser.action() })
    }

    private mutating func action() throws(Diagnostic) -> EntityUID {
        let start = next.range.lowerBound
        let uid = try parenthesized { parser throws(Diagnostic) in try parser.entity() }
        guard uid.entityType.isAction else {
            throw diagnostic("an action's type must be Action", at: start..<end)
        }
        return uid
    }

    private mutating func parenthesized<Result>(
        _ body: (inout Parser) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        var count = 0
        while take(.leftParenthesis) { count += 1 }
        let result = try body(&self)
        for _ in 0..<count { try expect(.rightParenthesis) }
        return result
    }
}

// MARK: - Conditions

extension Parser {
    private var conditionKind: Statement.Condition.Kind? {
        next.kind == .identifier ? Statement.Condition.Kind(rawValue: source[next.range]) : nil
    }

    private mutating func condition(
        _ kind: Statement.Condition.Kind
    ) throws(Diagnostic) -> Statement.Condition {
        let start = advance().range.lowerBound
        try expect(.leftBrace)
        let body = try expression()
        try expect(.rightBrace)
        return Statement.Condition(kind: kind, body: body, range: start..<end)
    }
}
