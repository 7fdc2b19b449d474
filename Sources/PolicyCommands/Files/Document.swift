import Cedar
import CedarJSON
import JSON

/// A file with policies or with a schema, in either notation.
enum Document {
    case policies(PolicyFile)
    case schema(SchemaFile)

    /// Reads a file, whose name says what it has; where it doesn't, its beginning does.
    init(at path: String, on desk: Desk) throws(Failure) {
        let text = try desk.text(at: path)
        self = text.isSchema ? .schema(try SchemaFile(text)) : .policies(try PolicyFile(text))
    }
}

extension NamedText {
    /// Whether the text is to be read as a schema.
    var isSchema: Bool {
        if name.hasSuffix(".cedarschema") || name.hasSuffix(".cedarschema.json") { return true }
        if name.hasSuffix(".cedar") { return false }
        guard isJSON else { return beginsSchema }
        let keys = (try? JSONValue(parsing: text))?.members?.map(\.key) ?? []
        return Self.keysOfPolicies.isDisjoint(with: keys)
    }

    private static let keysOfPolicies: Set = [
        "effect", "staticPolicies", "templates", "templateLinks",
    ]

    /// Whether the text is to be read as JSON.
    var isJSON: Bool {
        if name.hasSuffix(".json") { return true }
        if name.hasSuffix(".cedar") || name.hasSuffix(".cedarschema") { return false }
        return looksLikeJSON
    }

    /// Whether the first word that is no annotation or comment begins a declaration.
    fileprivate var beginsSchema: Bool {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
        let first = lines.first { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("@") } ?? ""
        return ["namespace", "entity", "action", "type"].contains(
            String(first.prefix { $0.isLetter }))
    }
}
