extension Parser {
    /// Reads an expression.
    mutating func expression() throws(Diagnostic) -> Expression {
        try nested { parser throws(Diagnostic) in
            let start = parser.next.range.lowerBound
            guard parser.take(word: "if") else { return try parser.disjunction() }
            let condition = try parser.expression()
            try parser.expect(word: "then")
            let then = try parser.expression()
            try parser.expect(word: "else")
            let otherwise = try parser.expression()
            return try parser.node(
                .conditional(if: condition, then: then, else: otherwise), from: start)
        }
    }

    /// An expression that begins at `start` and ends with the last token that was read.
    private func node(_ form: Expression.Form, from start: Int) throws(Diagnostic) -> Expression {
        let expression = Expression(form, at: start..<end)
        guard expression.height <= Expression.maximumHeight else {
            throw tooDeep(at: expression.range)
        }
        return expression
    }
}

// MARK: - Chains

extension Parser {
    private mutating func disjunction() throws(Diagnostic) -> Expression {
        let start = next.range.lowerBound
        let first = try conjunction()
        guard next.kind == .or else { return first }
        var operands = [first]
        while take(.or) { operands.append(try conjunction()) }
        return try node(.or(operands), from: start)
    }

    private mutating func conjunction() throws(Diagnostic) -> Expression {
        let start = next.range.lowerBound
        let first = try relation()
        guard next.kind == .and else { return first }
        var operands = [first]
        while take(.and) { operands.append(try relation()) }
        return try node(.and(operands), from: start)
    }

    private mutating func sum() throws(Diagnostic) -> Expression {
        let start = next.range.lowerBound
        let first = try product()
        guard next.kind == .plus || next.kind == .minus else { return first }
        var rest: [Expression.Addend] = []
        while next.kind == .plus || next.kind == .minus {
            let isSubtracted = advance().kind == .minus
            rest.append(Expression.Addend(isSubtracted: isSubtracted, operand: try product()))
        }
        return try node(.sum(first, rest), from: start)
    }

    private mutating func product() throws(Diagnostic) -> Expression {
        let start = next.range.lowerBound
        let first = try unary()
        guard next.kind == .times else { return first }
        var operands = [first]
        while take(.times) { operands.append(try unary()) }
        return try node(.product(operands), from: start)
    }
}

// MARK: - Relations

extension Parser {
    private mutating func relation() throws(Diagnostic) -> Expression {
        let start = next.range.lowerBound
        let left = try sum()
        guard let form = try relation(of: left) else { return left }
        let relation = try node(form, from: start)
        guard !isAtRelation else {
            throw diagnostic("comparisons don't chain; use parentheses", at: next.range)
        }
        return relation
    }

    private mutating func relation(of left: Expression) throws(Diagnostic) -> Expression.Form? {
        if let comparison = next.kind.comparison {
            advance()
            return .binary(comparison, left, try sum())
        }
        guard next.kind == .identifier else { return nil }
        if take(word: "in") { return .binary(.in, left, try sum()) }
        if take(word: "has") { return .has(left, try attributePath()) }
        if take(word: "like") { return .like(left, try pattern()) }
        guard take(word: "is") else { return nil }
        let type = try path()
        return .isType(left, type, in: take(word: "in") ? try sum() : nil)
    }

    private var isAtRelation: Bool {
        next.kind.comparison != nil
            || next.kind == .identifier && ["in", "has", "like", "is"].contains(where: isAt)
    }

    private mutating func attributePath() throws(Diagnostic) -> [Text] {
        if next.kind == .string { return [try string()] }
        var names = [text(of: try name("an attribute"))]
        while take(.dot) { names.append(text(of: try name("an attribute"))) }
        return names
    }
}

// MARK: - Signs

extension Parser {
    private mutating func unary() throws(Diagnostic) -> Expression {
        switch next.kind {
        case .not: try prefixed(by: .not) { .not($0) }
        case .minus: try prefixed(by: .minus) { .negate($0) }
        default: try member()
        }
    }

    private mutating func prefixed(
        by sign: Token.Kind, _ form: (Expression) -> Expression.Form
    ) throws(Diagnostic) -> Expression {
        var starts: [Int] = []
        while next.kind == sign {
            guard starts.count < 4 else {
                throw diagnostic("at most four \(sign.label) in a row", at: next.range)
            }
            starts.append(advance().range.lowerBound)
        }
        var result: Expression
        if sign == .minus, isAtBareInteger, let innermost = starts.popLast() {
            result = try integer(isNegative: true, from: innermost)
        } else {
            result = try member()
        }
        for start in starts.reversed() { result = try node(form(result), from: start) }
        return result
    }

    private var isAtBareInteger: Bool {
        next.kind == .integer && afterNext.kind != .dot && afterNext.kind != .leftBracket
    }

    private mutating func integer(isNegative: Bool, from start: Int) throws(Diagnostic)
        -> Expression
    {
        let token = try expect(.integer)
        guard let magnitude = UInt64(digits: source.bytes[token.range]),
            let value = Int64(magnitude: magnitude, isNegative: isNegative)
        else { throw diagnostic("this number is too large", at: token.range) }
        return try node(.literal(.long(value)), from: start)
    }
}

// MARK: - Members

extension Parser {
    private mutating func member() throws(Diagnostic) -> Expression {
        let start = next.range.lowerBound
        var result = try primary()
        while true {
            if take(.dot) {
                let form = try attributeOrCall(on: result)
                result = try node(form, from: start)
            } else if take(.leftBracket) {
                let name = try string()
                try expect(.rightBracket)
                result = try node(.access(result, name), from: start)
            } else {
                return result
            }
        }
    }

    private mutating func attributeOrCall(on receiver: Expression) throws(Diagnostic)
        -> Expression.Form
    {
        let token = try name("an attribute or method")
        let name = text(of: token)
        guard take(.leftParenthesis) else { return .access(receiver, name) }
        let arguments = try arguments()
        let range = token.range.lowerBound..<end
        if let method = BinaryOperator(rawValue: name.string), method.isMethod {
            guard arguments.count == 1 else {
                throw diagnostic("\(name) takes one argument", at: range)
            }
            return .binary(method, receiver, arguments[0])
        }
        if name == "isEmpty" {
            guard arguments.isEmpty else {
                throw diagnostic("isEmpty takes no arguments", at: range)
            }
            return .isEmpty(receiver)
        }
        guard let function = ExtensionFunction.named(name) else {
            throw diagnostic("there is no method called \(name)", at: token.range)
        }
        guard function.style == .method else {
            throw diagnostic("\(name) is a function; write \(name)(…)", at: token.range)
        }
        return .call(function, [receiver] + arguments)
    }

    private mutating func arguments() throws(Diagnostic) -> [Expression] {
        try list(upTo: .rightParenthesis) { parser throws(Diagnostic) in try parser.expression() }
    }
}

// MARK: - Primaries

extension Parser {
    private mutating func primary() throws(Diagnostic) -> Expression {
        let start = next.range.lowerBound
        switch next.kind {
        case .integer:
            return try integer(isNegative: false, from: start)
        case .string:
            let text = try string()
            return try node(.literal(.string(text)), from: start)
        case .identifier:
            let form = try named()
            return try node(form, from: start)
        case .leftParenthesis:
            advance()
            let inner = try expression()
            try expect(.rightParenthesis)
            return inner
        case .leftBracket:
            advance()
            let elements = try list(upTo: .rightBracket) { parser throws(Diagnostic) in
                try parser.expression()
            }
            return try node(.set(elements), from: start)
        case .leftBrace:
            let fields = try fields()
            return try node(.record(fields), from: start)
        case .slot:
            throw diagnostic("slots can't be in conditions", at: next.range)
        default:
            throw unexpected("an expression")
        }
    }

    private mutating func named() throws(Diagnostic) -> Expression.Form {
        if take(word: "true") { return .literal(.bool(true)) }
        if take(word: "false") { return .literal(.bool(false)) }
        switch afterNext.kind {
        case .pathSeparator:
            return .literal(.entity(try entity()))
        case .leftParenthesis:
            return try functionCall()
        default:
            let token = try name("an expression")
            guard let variable = Expression.Variable(rawValue: source[token.range]) else {
                throw diagnostic("there is no variable called \(text(of: token))", at: token.range)
            }
            return .variable(variable)
        }
    }

    private mutating func functionCall() throws(Diagnostic) -> Expression.Form {
        let token = try name("a function")
        guard let function = ExtensionFunction.named(text(of: token)) else {
            throw diagnostic("there is no function called \(text(of: token))", at: token.range)
        }
        guard function.style == .function else {
            throw diagnostic(
                "\(function.name) is a method; write value.\(function.name)(…)", at: token.range)
        }
        advance()
        return .call(function, try arguments())
    }

    private mutating func fields() throws(Diagnostic) -> [Expression.Field] {
        advance()
        var names: Set<Text> = []
        return try list(upTo: .rightBrace) { parser throws(Diagnostic) in
            let key = parser.next.range
            let isString = parser.next.kind == .string
            let name = isString ? try parser.string() : parser.text(of: try parser.name())
            guard names.insert(name).inserted else {
                throw parser.diagnostic("there is already a value called \(name)", at: key)
            }
            try parser.expect(.colon)
            return Expression.Field(name: name, value: try parser.expression())
        }
    }
}

extension Token.Kind {
    /// The comparison that the sign is.
    fileprivate var comparison: BinaryOperator? {
        switch self {
        case .equal: .equal
        case .notEqual: .notEqual
        case .less: .less
        case .lessOrEqual: .lessOrEqual
        case .greater: .greater
        case .greaterOrEqual: .greaterOrEqual
        default: nil
        }
    }
}
