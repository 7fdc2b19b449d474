import Cedar
import CedarJSON

/// What reads texts that anybody may have written.
enum EntryPoint: String, CaseIterable, Sendable {
    case policies, schema, policyJSON, schemaJSON, entities, conformingEntities, context
    case policyFormatter, schemaFormatter

    /// A schema with a type for whatever `HostileText` has in its entities.
    private static let kinds = try? Schema(parsing: "entity A in [A] { a?: A } tags Long;")

    /// Reads `text`, and returns whether it is what it should be.
    func reads(_ text: String) -> Bool {
        switch self {
        case .policies: (try? PolicySet(parsing: text)) != nil
        case .schema: (try? Schema(parsing: text)) != nil
        case .policyJSON: (try? PolicySet(json: text)) != nil
        case .schemaJSON: (try? Schema(json: text)) != nil
        case .entities: (try? Entities(json: text)) != nil
        case .conformingEntities: (try? Entities(json: text, schema: Self.kinds)) != nil
        case .context: (try? Record(contextJSON: text)) != nil
        case .policyFormatter: (try? PolicySet.formatted(text)) != nil
        case .schemaFormatter: (try? Schema.formatted(text)) != nil
        }
    }
}
