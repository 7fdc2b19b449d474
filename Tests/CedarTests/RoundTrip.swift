import Cedar
import CedarJSON
import Testing

/// Checks that nothing is lost between Cedar's notations.
enum RoundTrip {
    /// Writes policies as text and as JSON, and expects to read the same again.
    static func check(policies text: String) throws {
        let policies = try PolicySet(parsing: text)
        let json = try policies.json()

        let printed = policies.policies.map { $0.statement.description }.joined(separator: "\n")
        let reread = try PolicySet(parsing: printed)
        #expect(reread.policies.map { $0.statement.description }.joined(separator: "\n") == printed)
        #expect(reread.policies.map(Expression.forms) == policies.policies.map(Expression.forms))

        let fromJSON = try PolicySet(json: json.text())
        #expect(try fromJSON.json() == json)
        guard policies.templates.isEmpty else { return }
        let source = fromJSON.policies.map(\.source).joined(separator: "\n")
        #expect(try PolicySet(parsing: source).json() == json)
    }

    /// Writes a schema as text and as JSON, and expects to read the same again.
    static func check(_ schema: Schema) throws {
        for other in [
            try Schema(parsing: schema.description), try Schema(json: schema.json.text()),
            try Schema(parsing: Schema(json: schema.json.text()).description),
        ] {
            #expect(other.isSame(as: schema), "\(schema)")
        }
    }

    /// Writes entities as JSON and expects to read the same again.
    static func check(entities text: String, schema: Schema?) throws {
        let entities = try Entities(json: text, schema: schema)
        #expect(try Entities(json: entities.json.text(), schema: schema).all == entities.all)
        #expect(try Entities(json: entities.json.text()).all == entities.all)
    }
}

extension Expression {
    fileprivate static func forms(_ policy: Policy) -> [Form] {
        policy.statement.conditions.map(\.body.form)
    }
}

extension Schema {
    /// Whether two schemas mean the same, however they are written.
    func isSame(as other: Schema) -> Bool {
        entityTypes == other.entityTypes && actions == other.actions
            && actionEntities.all == other.actionEntities.all
    }
}
