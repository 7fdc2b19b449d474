extension PolicySet {
    /// Writes the policies in `text` the way all policies should look, with their comments.
    ///
    /// Formatting what is formatted changes nothing.
    ///
    /// - Throws: What is wrong with the text, which `file` is the name of.
    public static func formatted(
        _ text: String, file: String = "policies"
    ) throws(SyntaxError) -> String {
        _ = try Parser.statements(of: text, file: file)
        let formatter = PolicyFormatter(text)
        return LayoutRenderer.render(.group(formatter.policies()))
    }
}

/// Lays out the tokens of a text that is known to have no mistakes.
private struct PolicyFormatter {
    private let source: SourceText
    private let tokens: [Token]
    /// The comments before each token that has any.
    private var comments: [Int: [Range<Int>]] = [:]
    /// Where each bracket that is opened is closed.
    private var partners: [Int: Int] = [:]

    init(_ text: String) {
        source = SourceText(text)
        let (tokens, comments) = Lexer.tokensAndComments(of: source)
        self.tokens = tokens
        var openers: [Int] = []
        var rest = comments[...]
        for (index, token) in tokens.enumerated() {
            if token.kind.isOpener { openers.append(index) }
            if token.kind.isCloser, let opener = openers.popLast() { partners[opener] = index }
            while let comment = rest.first, comment.upperBound <= token.range.lowerBound {
                self.comments[index, default: []].append(comment)
                rest.removeFirst()
            }
        }
    }

    /// The layout of the whole text.
    func policies() -> [Layout] {
        var layouts: [Layout] = []
        var start = 0
        for end in tokens.indices where tokens[end].kind == .semicolon {
            if start > 0 { layouts.append(.hardLine(empty: 1)) }
            layouts += policy(start..<end + 1)
            start = end + 1
        }
        let rest = commentsBefore(start, keepsEmptyLines: true)
        if start > 0, !rest.isEmpty { layouts.append(.hardLine(empty: 1)) }
        return layouts + rest
    }

    /// Annotations, scope and conditions, each on a line of its own.
    private func policy(_ range: Range<Int>) -> [Layout] {
        var layouts = commentsBefore(range.lowerBound, keepsEmptyLines: true)
        var index = range.lowerBound
        while tokens[index].kind == .at {
            let end = tokens[index + 2].kind == .leftParenthesis ? index + 5 : index + 2
            layouts += flat(index..<end) + [.hardLine(empty: 0)]
            index = end
        }
        while index < range.upperBound - 1 {
            let opener = index + 1
            let closer = partner(of: opener)
            layouts += token(index) + [.space]
            layouts += bracketed(
                opener, closer, isCondition: tokens[opener].kind == .leftBrace)
            index = closer + 1
            if tokens[index].kind != .semicolon { layouts.append(.hardLine(empty: 0)) }
        }
        return layouts + token(index)
    }
}

// MARK: - Brackets

extension PolicyFormatter {
    /// Where the bracket that is opened at `index` is closed.
    private func partner(of index: Int) -> Int {
        partners[index] ?? index
    }

    /// Brackets with what is inside, on one line or with the inside on lines of its own.
    private func bracketed(_ opener: Int, _ closer: Int, isCondition: Bool = false) -> [Layout] {
        let gap = isCondition ? Layout.line : .softLine
        let inside = closer > opener + 1 ? [.indented([gap] + list(opener + 1..<closer)), gap] : []
        let bracket = commentsBefore(closer) + [text(of: closer)]
        return [.group(token(opener) + inside + bracket)] + commentsAfter(closer)
    }

    /// The positions in `range`, outside of inner brackets, of tokens that satisfy `predicate`.
    private func positions(in range: Range<Int>, where predicate: (Int) -> Bool) -> [Int] {
        var positions: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if tokens[index].kind.isOpener {
                index = partner(of: index)
            } else if predicate(index) {
                positions.append(index)
            }
            index += 1
        }
        return positions
    }

    /// Parts with commas between them.
    private func list(_ range: Range<Int>) -> [Layout] {
        var layouts: [Layout] = []
        var start = range.lowerBound
        for comma in positions(in: range, where: { tokens[$0].kind == .comma }) {
            layouts += expression(start..<comma)
            let isTrailing = comma == range.upperBound - 1
            layouts += isTrailing ? commentsBefore(comma) : token(comma) + [.line]
            start = comma + 1
        }
        return layouts + (start < range.upperBound ? expression(start..<range.upperBound) : [])
    }
}

// MARK: - Expressions

extension PolicyFormatter {
    /// An expression, which can be broken before its loosest operators.
    private func expression(_ range: Range<Int>) -> [Layout] {
        if isWord("if", range.lowerBound), let parts = branches(of: range) {
            return [
                .group(
                    token(range.lowerBound) + [.space] + expression(parts.condition) + [.line]
                        + token(parts.then.lowerBound - 1) + [.space] + expression(parts.then)
                        + [.line] + token(parts.otherwise.lowerBound - 1) + [.space]
                        + expression(parts.otherwise))
            ]
        }
        for sign in [Token.Kind.or, .and] {
            let signs = positions(in: range) { tokens[$0].kind == sign }
            guard !signs.isEmpty else { continue }
            return [.group(chain(range, at: signs))]
        }
        return flat(range)
    }

    private func chain(_ range: Range<Int>, at signs: [Int]) -> [Layout] {
        var layouts = expression(range.lowerBound..<signs[0])
        for (sign, next) in zip(signs, signs.dropFirst() + [range.upperBound]) {
            layouts += [.line] + token(sign) + [.space] + expression(sign + 1..<next)
        }
        return layouts
    }

    private func branches(
        of range: Range<Int>
    ) -> (condition: Range<Int>, then: Range<Int>, otherwise: Range<Int>)? {
        var depth = 0
        var then: Int?
        for index in positions(in: range, where: { tokens[$0].kind == .identifier }) {
            if isWord("if", index) { depth += 1 }
            if isWord("then", index), depth == 1 { then = index }
            if isWord("else", index) {
                depth -= 1
                guard depth == 0, let then else { continue }
                return (
                    range.lowerBound + 1..<then, then + 1..<index, index + 1..<range.upperBound
                )
            }
        }
        return nil
    }

    /// Tokens that stay on a line, but for what is in brackets.
    private func flat(_ range: Range<Int>) -> [Layout] {
        var layouts: [Layout] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if index > range.lowerBound, hasSpace(before: index) { layouts.append(.space) }
            if tokens[index].kind.isOpener {
                let closer = partner(of: index)
                layouts += bracketed(index, closer)
                index = closer
            } else {
                layouts += token(index)
            }
            index += 1
        }
        return layouts
    }
}

// MARK: - Tokens

extension PolicyFormatter {
    private func isWord(_ word: String, _ index: Int) -> Bool {
        tokens[index].kind == .identifier
            && source.bytes[tokens[index].range].elementsEqual(word.utf8)
    }

    private static let words = ["in", "has", "like", "is", "if", "then", "else"]

    /// Whether the token at `index` ends something that an operator or bracket can follow.
    private func isOperand(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .identifier: !Self.words.contains { isWord($0, index) }
        case .integer, .string, .slot, .rightParenthesis, .rightBracket, .rightBrace: true
        default: false
        }
    }

    private func hasSpace(before index: Int) -> Bool {
        let previous = tokens[index - 1].kind
        switch tokens[index].kind {
        case .dot, .comma, .colon, .semicolon, .pathSeparator: return false
        case .leftParenthesis, .leftBracket: return !isOperand(index - 1) && !isPrefix(index - 1)
        default: return ![.dot, .pathSeparator, .at].contains(previous) && !isPrefix(index - 1)
        }
    }

    /// Whether the token at `index` is a sign that stands before its only operand.
    private func isPrefix(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .not: true
        case .minus: index == 0 || !isOperand(index - 1)
        default: false
        }
    }

    private func text(of index: Int) -> Layout {
        .text(source[tokens[index].range])
    }

    /// A token with the comments around it.
    private func token(_ index: Int) -> [Layout] {
        let isFirst = index == 0 || tokens[index - 1].kind == .semicolon
        return (isFirst ? [] : commentsBefore(index)) + [text(of: index)] + commentsAfter(index)
    }
}

// MARK: - Comments

extension PolicyFormatter {
    private func comments(after index: Int) -> [Range<Int>] {
        comments[index + 1] ?? []
    }

    /// The comments before a token that are on lines of their own.
    private func commentsBefore(_ index: Int, keepsEmptyLines: Bool = false) -> [Layout] {
        let own = comments(after: index - 1).filter { index == 0 || startsLine($0) }
        return own.flatMap { range -> [Layout] in
            let layout = Layout.comment(comment(range), startsLine: true)
            let isApart =
                keepsEmptyLines && isFollowedByEmptyLine(range) && index < tokens.count - 1
            return isApart ? [layout, .hardLine(empty: 1)] : [layout]
        }
    }

    /// The comments after a token that are on its line.
    private func commentsAfter(_ index: Int) -> [Layout] {
        comments(after: index).filter { !startsLine($0) }
            .map { .comment(comment($0), startsLine: false) }
    }

    private func comment(_ range: Range<Int>) -> String {
        let bytes = source.bytes[range]
        let end =
            bytes.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            ?? range.lowerBound
        return source[range.lowerBound..<end + 1]
    }

    /// Whether nothing but blanks is before a comment in its line.
    private func startsLine(_ range: Range<Int>) -> Bool {
        let line = source.lineRange(at: range.lowerBound)
        return source.bytes[line.lowerBound..<range.lowerBound].allSatisfy {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r")
        }
    }

    private func isFollowedByEmptyLine(_ range: Range<Int>) -> Bool {
        let blanks = source.bytes[range.upperBound...].prefix {
            [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n")]
                .contains($0)
        }
        return blanks.count { $0 == UInt8(ascii: "\n") } > 1
    }
}

extension Token.Kind {
    fileprivate var isOpener: Bool {
        [.leftParenthesis, .leftBracket, .leftBrace].contains(self)
    }

    fileprivate var isCloser: Bool {
        [.rightParenthesis, .rightBracket, .rightBrace].contains(self)
    }
}
