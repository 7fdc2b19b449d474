import Cedar
import Testing

@Suite("A decision")
struct AuthorizationTests {
    private let ana = EntityUID("Member", "ana")
    private let chore = EntityUID("Chore", "dishes")

    private func decide(
        _ text: String, action: String = "see", entities: [Entity] = []
    ) throws -> Decision {
        try PolicySet(parsing: text).authorize(
            Request(principal: ana, action: EntityUID("Action", action), resource: chore),
            with: Entities(entities))
    }

    @Test("is to deny when nothing allows")
    func defaultDeny() throws {
        let decision = try decide("")
        #expect(decision.verdict == .deny)
        #expect(decision.determining.isEmpty)
    }

    @Test("is to deny when anything forbids")
    func forbidWins() throws {
        let decision = try decide(
            """
            permit(principal, action, resource);
            forbid(principal, action, resource);
            forbid(principal is Chore, action, resource);
            """)
        #expect(decision.verdict == .deny)
        #expect(decision.determining == ["policy1"])
    }

    @Test("names every policy that allows and every one that failed")
    func reasons() throws {
        let decision = try decide(
            """
            permit(principal, action, resource) when { 1 };
            permit(principal, action, resource);
            forbid(principal, action, resource) when { context.missing };
            permit(principal is Member, action, resource) unless { false };
            """)
        #expect(decision.verdict == .allow)
        #expect(decision.determining == ["policy1", "policy3"])
        #expect(decision.failures.map(\.policy) == ["policy0", "policy2"])
        #expect(decision.failures.last?.error == .noAttribute("missing"))
    }

    @Test("looks at a policy once, whichever way its action is named")
    func actions() throws {
        let text = """
            permit(principal, action == Action::"see", resource);
            permit(principal, action in Action::"read", resource);
            permit(principal, action in [Action::"read", Action::"see", Action::"any"], resource);
            permit(principal, action == Action::"read", resource);
            permit(principal, action, resource);
            permit(principal, action in [], resource);
            """
        let groups = [
            Entity(EntityUID("Action", "see"), parents: [EntityUID("Action", "read")]),
            Entity(EntityUID("Action", "read"), parents: [EntityUID("Action", "any")]),
        ]

        #expect(
            try decide(text, entities: groups).determining
                == ["policy0", "policy1", "policy2", "policy4"])
        #expect(try decide(text).determining == ["policy0", "policy2", "policy4"])
        #expect(
            try decide(text, action: "read", entities: groups).determining
                == ["policy1", "policy2", "policy3", "policy4"])
        #expect(try decide(text, action: "other").determining == ["policy4"])
    }

    @Test("doesn't evaluate conditions before all of the scope fits")
    func scopeFirst() throws {
        let decision = try decide(
            "permit(principal, action, resource == Chore::\"other\") when { 1 };")
        #expect(decision.failures.isEmpty)
    }

    @Test("can be foreseen for an action by its group")
    func fitting() throws {
        let policy = try #require(
            PolicySet(parsing: "permit(principal, action in Action::\"read\", resource);")
                .policies.first)
        let (see, read) = (EntityUID("Action", "see"), EntityUID("Action", "read"))

        #expect(policy.fits(action: see, with: try Entities([Entity(see, parents: [read])])))
        #expect(!policy.fits(action: see, with: Entities()))
    }
}
