extension Schema {
    /// Writes the schema in `text` the way all schemas should look, with its comments.
    ///
    /// Formatting what is formatted changes nothing.
    ///
    /// - Throws: What is wrong with the text, which `file` is the name of; names need not be known.
    public static func formatted(
        _ text: String, file: String = "schema"
    ) throws(SyntaxError) -> String {
        _ = try Parser.declarations(of: SourceText(text), file: file)
        var formatter = SchemaFormatter(text)
        return LayoutRenderer.render(.group(formatter.schema()))
    }
}

/// Lays out the declarations of a schema that is known to have no mistakes.
private struct SchemaFormatter {
    private var text: CommentedTokens

    init(_ text: String) {
        self.text = CommentedTokens(text)
    }

    /// The layout of the whole text.
    mutating func schema() -> [Layout] {
        let end = text.tokens.count - 1
        let layouts = declarations(in: 0..<end)
        let rest = text.commentsBefore(end)
        guard end > 0, !rest.isEmpty else { return layouts + rest }
        return layouts + [.hardLine(empty: text.isAfterEmptyLine(end) ? 1 : 0)] + rest
    }

    /// Declarations, with no more than one empty line where there are any.
    private mutating func declarations(in range: Range<Int>) -> [Layout] {
        var layouts: [Layout] = []
        var start = range.lowerBound
        while start < range.upperBound {
            text.starts.insert(start)
            if start > range.lowerBound {
                layouts.append(.hardLine(empty: text.isAfterEmptyLine(start) ? 1 : 0))
            }
            layouts += text.commentsBefore(start, keepsEmptyLines: true)
            while text.kind(start) == .at {
                let end = text.endOfAnnotation(start)
                layouts += flat(start..<end) + [.hardLine(empty: 0)]
                start = end
            }
            let end = self.end(of: start)
            layouts += declaration(start..<end)
            start = end
        }
        return layouts
    }

    private func end(of start: Int) -> Int {
        if text.isWord("namespace", start) { return namespaceBody(start).upperBound + 1 }
        var end = start
        while text.kind(end) != .semicolon { end += 1 }
        return end + 1
    }

    private mutating func declaration(_ range: Range<Int>) -> [Layout] {
        if text.isWord("namespace", range.lowerBound) { return namespace(range) }
        if text.isWord("action", range.lowerBound) { return [action(range)] }
        guard text.isWord("entity", range.lowerBound) else { return flat(range) }
        let names = self.names(after: range.lowerBound)
        let rest = names.upperBound..<range.upperBound
        return text.token(range.lowerBound) + [.space, list(of: names)]
            + space(before: rest.lowerBound) + flat(rest)
    }
}

// MARK: - Namespaces

extension SchemaFormatter {
    /// What is between the braces of the namespace that begins at `start`.
    private func namespaceBody(_ start: Int) -> Range<Int> {
        var opener = start
        while text.kind(opener) != .leftBrace { opener += 1 }
        return opener + 1..<text.partner(of: opener)
    }

    private mutating func namespace(_ range: Range<Int>) -> [Layout] {
        let body = namespaceBody(range.lowerBound)
        let inside = declarations(in: body) + text.commentsBefore(body.upperBound)
        let opening = flat(range.lowerBound..<body.lowerBound - 1) + [.space]
        let lines: [Layout] =
            inside.isEmpty
            ? [] : [.indented([.hardLine(empty: 0)] + inside), .hardLine(empty: 0)]
        return opening + text.token(body.lowerBound - 1) + lines
            + [text.text(of: body.upperBound)] + text.commentsAfter(body.upperBound)
    }
}

// MARK: - Entities and actions

extension SchemaFormatter {
    /// The names that are declared after the token at `start`.
    private func names(after start: Int) -> Range<Int> {
        var end = start + 2
        while text.kind(end) == .comma { end += 2 }
        return start + 1..<end
    }

    private func list(of names: Range<Int>) -> Layout {
        let items = text.items(of: names).map { item, comma in
            Layout.group(flat(item) + (comma.map { text.token($0) } ?? []))
        }
        return .indented([.filled(items)])
    }

    /// An action with its groups and what it applies to, on one line or on lines of their own.
    private func action(_ range: Range<Int>) -> Layout {
        let names = self.names(after: range.lowerBound)
        let clauses = text.positions(in: names.upperBound..<range.upperBound) { index in
            text.isWord("in", index)
                || (text.kind(index) == .identifier && text.kind(index + 1) == .leftBrace)
        }
        let ends = clauses.dropFirst() + [range.upperBound - 1]
        let lines = zip(clauses, ends).flatMap { [.line] + flat($0..<$1) }
        return .group(
            text.token(range.lowerBound) + [.space, list(of: names), .indented(lines)]
                + text.token(range.upperBound - 1))
    }
}

// MARK: - Tokens

extension SchemaFormatter {
    /// Tokens that stay on a line, but for what is in brackets, and `ending` after them.
    private func flat(_ range: Range<Int>, ending: [Layout] = []) -> [Layout] {
        var layouts: [Layout] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if index > range.lowerBound { layouts += space(before: index) }
            let last = text.kind(index).isOpener ? text.partner(of: index) : index
            let ending = last == range.upperBound - 1 ? ending : []
            layouts +=
                last > index
                ? bracketed(index, last, ending: ending) : text.token(index, ending: ending)
            index = last + 1
        }
        return layouts
    }

    /// Brackets with what is inside, on one line or with the inside on lines of its own.
    ///
    /// Braces stay open where there is a comma at the end, which shows that somebody wants them so.
    private func bracketed(_ opener: Int, _ closer: Int, ending: [Layout]) -> [Layout] {
        let isBrace = text.kind(opener) == .leftBrace
        let staysOpen = isBrace && text.kind(closer - 1) == .comma
        let gap = staysOpen ? Layout.hardLine(empty: 0) : isBrace ? .line : .softLine
        let items =
            list(in: opener + 1..<closer, endsWithComma: isBrace) + text.commentsBefore(closer)
        let inside = items.isEmpty ? [] : [.indented([gap] + items), gap]
        return [.group(text.token(opener) + inside + [text.text(of: closer)])] + ending
            + text.commentsAfter(closer)
    }

    private func list(in range: Range<Int>, endsWithComma: Bool) -> [Layout] {
        text.items(of: range).flatMap { item, comma -> [Layout] in
            if let comma, comma < range.upperBound - 1 {
                return flat(item) + text.token(comma) + [.line]
            }
            let comments = comma.map { text.commentsBefore($0) + text.commentsAfter($0) } ?? []
            return flat(item, ending: endsWithComma ? [.ifBroken(",")] : []) + comments
        }
    }

    private func space(before index: Int) -> [Layout] {
        switch text.kind(index) {
        case .comma, .colon, .semicolon, .pathSeparator, .question, .less, .greater,
            .leftParenthesis:
            []
        default:
            [.pathSeparator, .less, .at].contains(text.kind(index - 1)) ? [] : [.space]
        }
    }
}
