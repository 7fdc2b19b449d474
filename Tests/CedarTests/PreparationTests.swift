import Cedar
import Testing

@Suite("What is prepared")
struct PreparationTests {
    @Test("decides as what is written does", arguments: 0..<60 as Range<UInt64>)
    func policies(seed: UInt64) throws {
        var world = SmallWorld(seed: seed)
        let entities = try world.entities()
        let policies = world.policies(seed.isMultiple(of: 2) ? 15 : 150)
        for _ in 0..<20 {
            let request = world.request()
            let decision = policies.authorize(request, with: entities)
            #expect(
                decision.answer
                    == NaiveAuthorizer(policies: policies).answer(request, with: entities))
        }
    }

    @Test("is worth what is written", arguments: 0..<60 as Range<UInt64>)
    func expressions(seed: UInt64) throws {
        var world = SmallWorld(seed: seed)
        let entities = try world.entities()
        for round in 0..<100 {
            let request = world.request()
            let expression =
                round.isMultiple(of: 2) ? world.anything(height: 5) : world.test(height: 4)
            let worth = try? NaiveEvaluator(request: request, entities: entities).value(expression)

            let decision = decide(expression, isWorth: worth, request, entities)

            #expect(decision.failures.isEmpty == (worth != nil), "\(expression)")
            #expect(decision.verdict == (worth == nil ? .deny : .allow), "\(expression)")
        }
    }

    /// Asks whether `expression` is worth `value`.
    private func decide(
        _ expression: Expression, isWorth value: Value?, _ request: Request, _ entities: Entities
    ) -> Decision {
        var statement = Statement(effect: .permit)
        let literal = Expression(.literal(value ?? .bool(true)))
        statement.conditions = [
            Statement.Condition(
                kind: .when, body: Expression(.binary(.equal, expression, literal)))
        ]
        var policies = PolicySet()
        policies.insert(Policy(id: "policy0", statement: statement))
        return policies.authorize(request, with: entities)
    }
}
