import Cedar

/// Finds out what expressions are worth.
enum Evaluation {
    /// `true`, `false`, or the error that an expression ends in; the principal is Ana.
    static func worth(of expression: String) throws -> String {
        let ana = EntityUID("Member", "ana")
        let entities = try Entities([
            Entity(
                ana,
                attributes: ["age": .long(40), "name": .record(["first": .string("Ana")])],
                parents: [EntityUID("Role", "parent")], tags: ["likes": .string("tea")])
        ])
        let policies = try PolicySet(
            parsing: "permit(principal, action, resource) when { \(expression) };")

        let decision = policies.authorize(
            Request(principal: ana, action: EntityUID("Action", "see"), resource: ana),
            with: entities)

        return decision.failures.first.map { "\($0.error)" } ?? "\(decision.verdict == .allow)"
    }
}
