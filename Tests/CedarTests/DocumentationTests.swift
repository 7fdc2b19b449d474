import Cedar
import Testing

@Suite("The documentation")
struct DocumentationTests {
    @Test("begins with an example that works")
    func landingPage() throws {
        let policies = try PolicySet(
            parsing: """
                permit(principal in Role::"parent", action, resource);
                permit(principal, action == Action::"complete", resource)
                when { resource.assignee == principal };
                """)
        let mia = EntityUID("Member", "mia")
        let dishes = EntityUID("Chore", "dishes")
        let entities = try Entities([
            Entity(mia, parents: [EntityUID("Role", "child")]),
            Entity(dishes, attributes: ["assignee": .entity(mia)]),
        ])

        let decision = policies.authorize(
            Request(principal: mia, action: EntityUID("Action", "complete"), resource: dishes),
            with: entities)

        #expect(decision.verdict == .allow)
        #expect(decision.determining == ["policy1"])
    }

    @Test(
        "says rightly where others' is behind the language",
        arguments: [
            "5 == \"5\"", "(3 == 4) && 3", "(3 == 3) || 3", "principal has name.first",
        ])
    func valid(_ condition: String) throws {
        let schema = try Schema(
            parsing: """
                entity Member { name: { first: String } };
                action see appliesTo { principal: Member, resource: Member };
                """)
        let policies = try PolicySet(
            parsing: "@quiet permit(principal, action, resource) when { \(condition) };")
        #expect(policies.validated(against: schema).isValid)
    }

    @Test("says rightly what is refused, and when")
    func refused() throws {
        #expect(try Evaluation.worth(of: "ip().isIpv4()") == "ip takes 1 argument, not 0.")
        #expect(throws: SyntaxError.self) { try Evaluation.worth(of: "[].contains()") }
        #expect(throws: SyntaxError.self) {
            try Schema(parsing: "entity Member { a: Long, a: Long };")
        }
    }
}
