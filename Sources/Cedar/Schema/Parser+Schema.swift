extension Parser {
    /// Reads a whole schema.
    ///
    /// A declaration with a mistake is skipped, so that the mistakes of others are found as well.
    static func declarations(
        of source: SourceText, file: String
    ) throws(SyntaxError) -> SchemaDeclarations {
        var parser = Parser(source)
        var problems: [Diagnostic] = []
        var unnamed = SchemaDeclarations.Namespace(name: "")
        var named: [SchemaDeclarations.Namespace] = []
        while parser.next.kind != .end, problems.count < maximumDiagnostics {
            let isComplete = parser.recovering(&problems) { parser, problems throws(Diagnostic) in
                let annotations = try parser.annotations()
                if parser.take(word: "namespace") {
                    named.append(try parser.namespace(annotations, &problems))
                } else {
                    try parser.declaration(annotations, in: &unnamed)
                }
            }
            if !isComplete { _ = parser.take(.rightBrace) }
        }
        guard problems.isEmpty else { throw SyntaxError(file: file, diagnostics: problems) }
        let isUnnamedEmpty =
            unnamed.commonTypes.isEmpty && unnamed.entityTypes.isEmpty && unnamed.actions.isEmpty
        return SchemaDeclarations(namespaces: isUnnamedEmpty ? named : [unnamed] + named)
    }

    private mutating func namespace(
        _ annotations: [Annotation], _ problems: inout [Diagnostic]
    ) throws(Diagnostic) -> SchemaDeclarations.Namespace {
        let start = next.range.lowerBound
        let name = try path("a namespace").name
        var namespace = SchemaDeclarations.Namespace(name: name, range: start..<end)
        namespace.annotations = annotations
        try expect(.leftBrace)
        while next.kind != .rightBrace, next.kind != .end {
            guard problems.count < Self.maximumDiagnostics else { return namespace }
            _ = recovering(&problems) { parser, _ throws(Diagnostic) in
                let annotations = try parser.annotations()
                try parser.declaration(annotations, in: &namespace)
            }
        }
        try expect(.rightBrace)
        return namespace
    }

    /// Reads a declaration, and returns whether nothing was wrong with it.
    ///
    /// What is wrong is noted, and skipped up to the declaration's semicolon or to the brace that ends
    /// the namespace around it.
    private mutating func recovering(
        _ problems: inout [Diagnostic],
        _ declaration: (inout Parser, inout [Diagnostic]) throws(Diagnostic) -> Void
    ) -> Bool {
        let start = depth
        do throws(Diagnostic) {
            try declaration(&self, &problems)
            return true
        } catch {
            problems.append(error)
            skipDeclaration(from: start)
            return false
        }
    }

    private mutating func declaration(
        _ annotations: [Annotation], in namespace: inout SchemaDeclarations.Namespace
    ) throws(Diagnostic) {
        if take(word: "entity") {
            namespace.entityTypes += try entityKinds(annotations)
        } else if take(word: "action") {
            namespace.actions += try actions(annotations)
        } else if take(word: "type") {
            namespace.commonTypes.append(try commonType(annotations))
        } else {
            throw unexpected("'entity', 'action', 'type' or 'namespace'")
        }
        try expect(.semicolon)
    }

    private mutating func commonType(
        _ annotations: [Annotation]
    ) throws(Diagnostic) -> SchemaDeclarations.CommonType {
        let token = try name()
        try expect(.assign)
        return SchemaDeclarations.CommonType(
            name: text(of: token), type: try type(), annotations: annotations, range: token.range)
    }
}

// MARK: - Entity types

extension Parser {
    private mutating func entityKinds(
        _ annotations: [Annotation]
    ) throws(Diagnostic) -> [SchemaDeclarations.EntityKind] {
        var names = [try name()]
        while take(.comma) { names.append(try name()) }
        let body = try entityBody()
        return names.map {
            SchemaDeclarations.EntityKind(
                name: text(of: $0), body: body, annotations: annotations, range: $0.range)
        }
    }

    private mutating func entityBody() throws(Diagnostic) -> SchemaDeclarations.EntityKind.Body {
        if take(word: "enum") {
            try expect(.leftBracket)
            return .enumerated(
                try items(upTo: .rightBracket) { parser throws(Diagnostic) in
                    try parser.string()
                })
        }
        let parents = take(word: "in") ? try typeNames(allowsNone: true) : []
        var shape: TypeExpression?
        if take(.assign) || next.kind == .leftBrace { shape = try record() }
        let tags = take(word: "tags") ? try type() : nil
        return .standard(parents: parents, shape: shape, tags: tags)
    }

    private mutating func typeNames(allowsNone: Bool) throws(Diagnostic) -> [TypeName] {
        guard take(.leftBracket) else { return [try typeName()] }
        if allowsNone, take(.rightBracket) { return [] }
        return try items(upTo: .rightBracket) { parser throws(Diagnostic) in
            try parser.typeName()
        }
    }

    /// Reads one or more items with commas between them, but none before `closer`.
    private mutating func items<Item>(
        upTo closer: Token.Kind, _ item: (inout Parser) throws(Diagnostic) -> Item
    ) throws(Diagnostic) -> [Item] {
        var items = [try item(&self)]
        while take(.comma) { items.append(try item(&self)) }
        try expect(closer)
        return items
    }
}

// MARK: - Types

extension Parser {
    private mutating func type() throws(Diagnostic) -> TypeExpression {
        try nested { parser throws(Diagnostic) in
            if parser.next.kind == .leftBrace { return try parser.record() }
            guard parser.isAt("Set"), parser.afterNext.kind == .less else {
                return .named(try parser.typeName(), .any)
            }
            parser.advance()
            parser.advance()
            let element = try parser.type()
            try parser.expect(.greater)
            return .set(element)
        }
    }

    private mutating func record() throws(Diagnostic) -> TypeExpression {
        try expect(.leftBrace)
        var names: Set<Text> = []
        let attributes = try list(upTo: .rightBrace) { parser throws(Diagnostic) in
            let annotations = try parser.annotations()
            let range = parser.next.range
            let name = try parser.nameOrString()
            guard names.insert(name).inserted else {
                throw parser.diagnostic("there is already an attribute called \(name)", at: range)
            }
            let isRequired = !parser.take(.question)
            try parser.expect(.colon)
            return TypeExpression.Attribute(
                name: name, type: try parser.type(), isRequired: isRequired,
                annotations: annotations)
        }
        return .record(attributes)
    }

    private mutating func typeName() throws(Diagnostic) -> TypeName {
        let start = next.range.lowerBound
        var words = [source[try schemaName("a type").range]]
        while take(.pathSeparator) { words.append(source[try schemaName("a type").range]) }
        return TypeName(Text(words.joined(separator: "::")), range: start..<end)
    }

    /// Reads a name that isn't a keyword; unlike elsewhere it may be `__cedar`.
    private mutating func schemaName(_ expectation: String) throws(Diagnostic) -> Token {
        isAt("__cedar") ? advance() : try name(expectation)
    }

    private mutating func nameOrString() throws(Diagnostic) -> Text {
        guard next.kind != .string else { return try string() }
        return text(of: try schemaName("a name or a string"))
    }
}

// MARK: - Actions

extension Parser {
    private mutating func actions(
        _ annotations: [Annotation]
    ) throws(Diagnostic) -> [SchemaDeclarations.Action] {
        var ids: [(id: Text, range: Range<Int>)] = []
        repeat {
            let range = next.range
            ids.append((try nameOrString(), range))
        } while take(.comma)
        let groups = take(word: "in") ? try actionNames() : []
        let appliesTo = take(word: "appliesTo") ? try appliesTo() : nil
        if take(word: "attributes") {
            try expect(.leftBrace)
            try expect(.rightBrace)
        }
        return ids.map {
            SchemaDeclarations.Action(
                id: $0.id, groups: groups, appliesTo: appliesTo, annotations: annotations,
                range: $0.range)
        }
    }

    private mutating func actionNames() throws(Diagnostic) -> [ActionName] {
        guard take(.leftBracket) else { return [try actionName()] }
        return try items(upTo: .rightBracket) { parser throws(Diagnostic) in
            try parser.actionName()
        }
    }

    private mutating func actionName() throws(Diagnostic) -> ActionName {
        let start = next.range.lowerBound
        guard next.kind == .identifier, afterNext.kind == .pathSeparator else {
            return ActionName(type: nil, id: try nameOrString(), range: start..<end)
        }
        let type = try path("an action").name
        try expect(.pathSeparator)
        return ActionName(type: type, id: try string(), range: start..<end)
    }

    private mutating func appliesTo() throws(Diagnostic) -> SchemaDeclarations.AppliesTo {
        let start = next.range.lowerBound
        try expect(.leftBrace)
        var principals: [TypeName]?
        var resources: [TypeName]?
        var context: TypeExpression?
        _ = try list(upTo: .rightBrace) { parser throws(Diagnostic) in
            let word = parser.next
            if principals == nil, parser.take(word: "principal") {
                try parser.expect(.colon)
                principals = try parser.typeNames(allowsNone: false)
            } else if resources == nil, parser.take(word: "resource") {
                try parser.expect(.colon)
                resources = try parser.typeNames(allowsNone: false)
            } else if context == nil, parser.take(word: "context") {
                try parser.expect(.colon)
                context = try parser.context()
            } else {
                throw parser.diagnostic(
                    "expected 'principal', 'resource' or 'context', each once", at: word.range)
            }
        }
        guard let principals, let resources else {
            throw diagnostic("appliesTo needs a principal and a resource", at: start..<end)
        }
        return SchemaDeclarations.AppliesTo(
            principals: principals, resources: resources, context: context)
    }

    private mutating func context() throws(Diagnostic) -> TypeExpression {
        next.kind == .leftBrace ? try record() : .named(try typeName(), .common)
    }
}
