import Cedar
import CedarJSON

/// A file with policies or with a schema, in either notation.
enum Document {
    case policies(PolicyFile)
    case schema(SchemaFile)

    /// Reads a file, whose name says what it has; where it doesn't, its beginning does.
    init(at path: String, on desk: Desk) throws(Failure) {
        let text = try desk.text(at: path)
        self =
            try Self.isSchema(text)
            ? .schema(SchemaFile(text)) : .policies(PolicyFile(text, numberedFrom: 0))
    }

    private static func isSchema(_ text: NamedText) -> Bool {
        if text.name.hasSuffix(".cedarschema") || text.name.hasSuffix(".cedarschema.json") {
            return true
        }
        if text.name.hasSuffix(".cedar") { return false }
        guard text.isJSON else { return text.beginsSchema }
        let keys = (try? JSON(parsing: text.text))?.members?.map(\.key) ?? []
        return !keys.contains("effect") && !keys.contains("staticPolicies")
            && !keys.contains("templates") && !keys.contains("templateLinks")
    }
}

extension NamedText {
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
