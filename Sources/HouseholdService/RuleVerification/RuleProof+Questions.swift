package import Cedar

extension RuleProof {
    /// Does `body` with every question about `action`, as it is put to the rules.
    package func forEachQuestion(
        about action: Action, _ body: (Request, Entities) throws -> Void
    ) throws {
        let scenes = try scenes(of: action)
        try scenes.forEach { point in
            let (request, entities) = try contexts.question(point, in: scenes)
            try body(request, entities)
            return .max
        }
    }
}
