import Cedar
import Testing

@Suite("A policy set")
struct PolicySetTests {
    private let parent = EntityUID("Role", "parent")
    private let ana = EntityUID("Member", "ana")
    private let ben = EntityUID("Member", "ben")
    private let add = EntityUID("Action", "add")
    private let see = EntityUID("Action", "see")

    private var entities: Entities {
        get throws { try Entities([Entity(ana, parents: [parent]), Entity(ben)]) }
    }

    @Test("names its policies by their places")
    func positions() throws {
        let policies = try PolicySet(
            parsing: """
                permit(principal, action, resource);
                permit(principal == ?principal, action, resource);
                @say("No.")
                @quiet
                forbid(principal, action, resource) unless { true };
                """)

        #expect(policies.policies.map(\.id) == ["policy0", "policy2"])
        #expect(policies.templates.map(\.id) == ["policy1"])
        let policy = try #require(policies["policy2"])
        #expect(policy.effect == .forbid)
        #expect(policy.hasConditions)
        #expect(policy.annotation("say") == "No.")
        #expect(policy.annotation("quiet") == "")
        #expect(policy.annotation("loud") == nil)
        #expect(policy.line == 3)
        #expect(policy.source.hasPrefix("@say(\"No.\")\n@quiet\nforbid("))
        #expect(policy.source.hasSuffix("unless { true };"))
    }

    @Test("names its policies by an annotation")
    func annotations() throws {
        let policies = try PolicySet(
            parsing: "@id(\"a\") permit(principal, action, resource);", file: "f", namedBy: "id")
        #expect(policies.policies.map(\.id) == ["a"])
    }

    @Test(
        "wants every policy to have a name of its own",
        arguments: [
            (
                "permit(principal, action, resource);",
                "the policy needs a name; write @id(\"may-everything\") above it"
            ),
            (
                "@id permit(principal, action, resource);",
                "the policy needs a name; write @id(\"may-everything\") above it"
            ),
            (
                "@id(\"a\") forbid(principal, action, resource);",
                "there is already a policy called \"a\""
            ),
        ])
    func missingName(_ policy: String, message: String) {
        let text = "@id(\"a\") permit(principal, action, resource);\n\(policy)"

        let error = #expect(throws: SyntaxError.self) {
            try PolicySet(parsing: text, file: "f", namedBy: "id")
        }

        #expect(error?.diagnostics.map(\.message) == [message])
        #expect(error?.diagnostics.first?.line == 2)
    }

    @Test("can be merged with another unless a name is in both")
    func merging() throws {
        let walls = try PolicySet(
            parsing: "@id(\"wall\") forbid(principal, action, resource);", file: "f", namedBy: "id")
        let family = try PolicySet(parsing: "permit(principal, action, resource);")

        #expect(try walls.merging(family).policies.map(\.id) == ["wall", "policy0"])
        #expect(throws: PolicySetError.duplicate("policy0")) { try family.merging(family) }
        #expect(
            PolicySetError.duplicate("a").description == "There are two policies called \"a\".")
    }

    @Test("knows from scopes alone whom it could admit")
    func admission() throws {
        let policies = try PolicySet(
            parsing: """
                permit(principal in Role::"parent", action == Action::"add", resource)
                when { resource.isOpen };
                permit(principal, action == Action::"see", resource is Chore);
                forbid(principal == Member::"ben", action == Action::"see", resource is Secret);
                forbid(principal, action, resource) when { false };
                """)
        let entities = try entities

        #expect(policies.admits(principal: ana, action: add, with: entities))
        #expect(!policies.admits(principal: ben, action: add, with: entities))
        #expect(policies.admits(principal: ben, action: see, with: entities))

        let closed = try policies.merging(
            PolicySet(
                parsing: """
                    @id("closed") forbid(principal == Member::"ben", action, resource);
                    """, file: "f", namedBy: "id"))
        #expect(!closed.admits(principal: ben, action: see, with: entities))
        #expect(closed.admits(principal: ana, action: see, with: entities))
    }
}
