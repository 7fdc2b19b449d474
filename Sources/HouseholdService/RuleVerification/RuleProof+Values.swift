package import Cedar

extension RuleProof {
    /// Somebody or something in a case that has an attribute, or could have it, and who asks there.
    package struct Holding: Hashable, Sendable {
        /// What it is there, or `nil` where it is missing.
        package let value: Value?
        /// Who asks.
        package let asker: EntityUID
    }

    /// What the cases about `action` have as `name`, of things of that type or, where there is none, of the context.
    package func values(
        of name: Text, on type: EntityType?, about action: Action
    ) throws -> Set<Holding> {
        var found: Set<Holding> = []
        for scenes in scenes where scenes.action == action {
            try scenes.forEach { point in
                let (request, entities) = try contexts.question(action, point.scene)
                let asker = request.principal
                guard let type else {
                    found.insert(Holding(value: request.context[name], asker: asker))
                    return .max
                }
                let home = entities.entity(asker)?.attributes["household"]
                var things = [request.resource, asker]
                if case .entity(let uid)? = home { things.append(uid) }
                for uid in things where uid.entityType == type {
                    guard let entity = entities.entity(uid) else { continue }
                    found.insert(Holding(value: entity.attributes[name], asker: asker))
                }
                return .max
            }
        }
        return found
    }
}
