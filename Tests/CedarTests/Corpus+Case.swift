import Cedar
import CedarJSON
import JSON

extension Corpus.Case {
    /// A request and what the reference says of it.
    struct Question {
        let request: Request
        let answer: JSONValue
        /// Whether the request is one the schema allows.
        let isValid: Bool
    }

    func policies() throws -> PolicySet {
        try PolicySet(parsing: text("policies"))
    }

    func schema() throws -> Schema {
        try Schema(parsing: text("schema"))
    }

    func entities(_ schema: Schema) throws -> Entities {
        try Entities(json: text("entities"), schema: schema)
    }

    func questions(_ schema: Schema) throws -> [Question] {
        try (json()["requests"]?.elements ?? []).map { json in
            let action = Self.uid(json["action"])
            let request = Request(
                principal: Self.uid(json["principal"]), action: action,
                resource: Self.uid(json["resource"]),
                context: try Record(
                    contextJSON: json["context"]?.text() ?? "{}", for: action, schema: schema))
            return Question(
                request: request, answer: json, isValid: json["validateRequest"] != .bool(false))
        }
    }

    private static func uid(_ json: JSONValue?) -> EntityUID {
        EntityUID(json?["type"]?.text?.string ?? "", json?["id"]?.text?.string ?? "")
    }
}
