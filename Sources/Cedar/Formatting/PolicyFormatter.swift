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

/// Lays out the policies of a text that is known to have no mistakes.
private struct PolicyFormatter {
    private var text: CommentedTokens

    init(_ text: String) {
        self.text = CommentedTokens(text)
        let ends = self.text.tokens.indices.filter { [text = self.text] in
            text.kind($0) == .semicolon
        }
        self.text.starts = Set([0] + ends.map { $0 + 1 })
    }

    /// The layout of the whole text.
    func policies() -> [Layout] {
        var layouts: [Layout] = []
        var start = 0
        for end in text.tokens.indices where text.kind(end) == .semicolon {
            if start > 0 { layouts.append(.hardLine(empty: 1)) }
            layouts += policy(start..<end + 1)
            start = end + 1
        }
        let rest = text.commentsBefore(start, keepsEmptyLines: true)
        if start > 0, !rest.isEmpty { layouts.append(.hardLine(empty: 1)) }
        return layouts + rest
    }

    /// Annotations, scope and conditions, each on a line of its own.
    private func policy(_ range: Range<Int>) -> [Layout] {
        var layouts = text.commentsBefore(range.lowerBound, keepsEmptyLines: true)
        var index = range.lowerBound
        while text.kind(index) == .at {
            let end = text.endOfAnnotation(index)
            layouts += flat(index..<end) + [.hardLine(empty: 0)]
            index = end
        }
        while index < range.upperBound - 1 {
            let opener = index + 1
            let closer = text.partner(of: opener)
            layouts += text.token(index) + [.space]
            layouts += bracketed(opener, closer, isCondition: text.kind(opener) == .leftBrace)
            index = closer + 1
            if text.kind(index) != .semicolon { layouts.append(.hardLine(empty: 0)) }
        }
        return layouts + text.token(index)
    }
}

// MARK: - Brackets

extension PolicyFormatter {
    /// Brackets with what is inside, on one line or with the inside on lines of its own.
    private func bracketed(_ opener: Int, _ closer: Int, isCondition: Bool = false) -> [Layout] {
        let gap = isCondition ? Layout.line : .softLine
        let items = list(opener + 1..<closer) + text.commentsBefore(closer)
        let inside = items.isEmpty ? [] : [.indented([gap] + items), gap]
        return [.group(text.token(opener) + inside + [text.text(of: closer)])]
            + text.commentsAfter(closer)
    }

    /// Parts with commas between them.
    private func list(_ range: Range<Int>) -> [Layout] {
        text.items(of: range).flatMap { item, comma -> [Layout] in
            guard let comma else { return expression(item) }
            let isTrailing = comma == range.upperBound - 1
            return expression(item)
                + (isTrailing
                    ? text.commentsBefore(comma) + text.commentsAfter(comma)
                    : text.token(comma) + [.line])
        }
    }
}

// MARK: - Expressions

extension PolicyFormatter {
    /// An expression, which can be broken before its loosest operators.
    private func expression(_ range: Range<Int>) -> [Layout] {
        if text.isWord("if", range.lowerBound), let parts = branches(of: range) {
            return [
                .group(
                    text.token(range.lowerBound) + [.space] + expression(parts.condition) + [.line]
                        + text.token(parts.then.lowerBound - 1) + [.space] + expression(parts.then)
                        + [.line] + text.token(parts.otherwise.lowerBound - 1) + [.space]
                        + expression(parts.otherwise))
            ]
        }
        for sign in [Token.Kind.or, .and] {
            let signs = text.positions(in: range) { text.kind($0) == sign }
            guard !signs.isEmpty else { continue }
            return [.group(chain(range, at: signs))]
        }
        return flat(range)
    }

    private func chain(_ range: Range<Int>, at signs: [Int]) -> [Layout] {
        var layouts = expression(range.lowerBound..<signs[0])
        for (sign, next) in zip(signs, signs.dropFirst() + [range.upperBound]) {
            layouts += [.line] + text.token(sign) + [.space] + expression(sign + 1..<next)
        }
        return layouts
    }

    private func branches(
        of range: Range<Int>
    ) -> (condition: Range<Int>, then: Range<Int>, otherwise: Range<Int>)? {
        var depth = 0
        var then: Int?
        for index in text.positions(in: range, where: { text.kind($0) == .identifier }) {
            if text.isWord("if", index) { depth += 1 }
            if text.isWord("then", index), depth == 1 { then = index }
            if text.isWord("else", index) {
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
            if text.kind(index).isOpener {
                let closer = text.partner(of: index)
                layouts += bracketed(index, closer)
                index = closer
            } else {
                layouts += text.token(index)
            }
            index += 1
        }
        return layouts
    }
}

// MARK: - Tokens

extension PolicyFormatter {
    private static let words = ["in", "has", "like", "is", "if", "then", "else"]

    /// Whether the token at `index` ends something that an operator or bracket can follow.
    private func isOperand(_ index: Int) -> Bool {
        switch text.kind(index) {
        case .identifier: !Self.words.contains { text.isWord($0, index) }
        case .integer, .string, .slot, .rightParenthesis, .rightBracket, .rightBrace: true
        default: false
        }
    }

    private func hasSpace(before index: Int) -> Bool {
        let previous = text.kind(index - 1)
        switch text.kind(index) {
        case .dot, .comma, .colon, .semicolon, .pathSeparator: return false
        case .leftParenthesis, .leftBracket: return !isOperand(index - 1) && !isPrefix(index - 1)
        default: return ![.dot, .pathSeparator, .at].contains(previous) && !isPrefix(index - 1)
        }
    }

    /// Whether the token at `index` is a sign that stands before its only operand.
    private func isPrefix(_ index: Int) -> Bool {
        switch text.kind(index) {
        case .not: true
        case .minus: index == 0 || !isOperand(index - 1)
        default: false
        }
    }
}
