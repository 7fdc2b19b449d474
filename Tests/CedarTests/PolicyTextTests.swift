import Cedar
import Testing

@Suite("In Cedar's own notation")
struct PolicyTextTests {
    @Test("a set is written so that the same policies have the same names again")
    func roundTrip() throws {
        let policies = try PolicySet(
            parsing: """
                permit (principal, action, resource);
                permit (principal == ?principal, action, resource);
                forbid (principal, action, resource) unless { true };
                """)

        #expect(
            policies.description == """
                permit(principal, action, resource);

                permit(principal == ?principal, action, resource);

                forbid(principal, action, resource)
                unless { true };

                """)
        let again = try PolicySet(parsing: policies.description)
        #expect(again.policies.map(\.id) == policies.policies.map(\.id))
        #expect(again.description == policies.description)
        #expect(PolicySet().description == "")
    }

    @Test("a set with other names is written in its order, with slots filled")
    func links() throws {
        let templates = try PolicySet(
            parsing: "permit (principal == ?principal, action, resource);")

        let policies = try templates.linking(
            "policy0", as: "ana's", filling: [.principal: EntityUID("Member", "ana")])

        #expect(
            policies.description == """
                permit(principal == Member::"ana", action, resource);

                permit(principal == ?principal, action, resource);

                """)
    }

    @Test("sets can be numbered through")
    func numbers() throws {
        let text = "permit (principal, action, resource);"
        let first = try PolicySet(parsing: text)
        let both = try first.merging(PolicySet(parsing: text, numberedFrom: 1))

        #expect(both.policies.map(\.id) == ["policy0", "policy1"])
    }

    @Test("an entity is read whole, or not at all")
    func entities() throws {
        #expect(try EntityUID(parsing: " A::B::\"c\\u{41}\" // c") == EntityUID("A::B", "cA"))
        for text in ["", "A", "A::a", "A::\"a\" b", "\"a\"", "if::\"a\"", "A::\"a"] {
            #expect(throws: SyntaxError.self, "\(text)") { try EntityUID(parsing: text) }
        }
    }
}
