import Cedar
import Testing

@Suite("A template")
struct TemplateTests {
    private let ana = EntityUID("Member", "ana")
    private let dishes = EntityUID("Chore", "dishes")
    private let see = EntityUID("Action", "see")

    private var policies: PolicySet {
        get throws {
            try PolicySet(
                parsing: """
                    permit(principal == ?principal, action, resource is Chore in ?resource)
                    when { true };
                    permit(principal in ?principal, action, resource);
                    """)
        }
    }

    @Test("says nothing until it is linked")
    func linking() throws {
        let request = Request(principal: ana, action: see, resource: dishes)
        let policies = try policies
        #expect(policies.authorize(request, with: Entities()).verdict == .deny)

        let linked = try policies.linking(
            "policy0", as: "ana", filling: [.principal: ana, .resource: dishes])

        let decision = linked.authorize(request, with: Entities())
        #expect(decision.verdict == .allow)
        #expect(decision.determining == ["ana"])
        #expect(linked["ana"]?.link?.template == "policy0")
        #expect(linked["ana"]?.link?.entities[.resource] == dishes)
        let other = Request(principal: ana, action: see, resource: EntityUID("Reward", "dishes"))
        #expect(linked.authorize(other, with: Entities()).verdict == .deny)
    }

    @Test("wants exactly its slots filled")
    func wrongSlots() throws {
        let policies = try policies
        #expect(throws: PolicySetError.wrongSlots("policy0")) {
            try policies.linking("policy0", as: "a", filling: [.principal: ana])
        }
        #expect(throws: PolicySetError.wrongSlots("policy1")) {
            try policies.linking("policy1", as: "a", filling: [.principal: ana, .resource: ana])
        }
    }

    @Test("shares its names with policies and links")
    func names() throws {
        let linked = try policies.linking("policy1", as: "a", filling: [.principal: ana])

        for taken: Policy.ID in ["a", "policy0", "policy1"] {
            #expect(throws: PolicySetError.duplicate(taken)) {
                try linked.linking("policy1", as: taken, filling: [.principal: ana])
            }
        }
        #expect(throws: PolicySetError.unknown("b")) {
            try linked.linking("b", as: "c", filling: [.principal: ana])
        }
        #expect(throws: PolicySetError.duplicate("policy0")) { try linked.merging(policies) }
    }

    @Test("can't be removed before its links")
    func removing() throws {
        let linked = try policies.linking("policy1", as: "a", filling: [.principal: ana])

        #expect(throws: PolicySetError.inUse("policy1")) { try linked.removing("policy1") }
        #expect(throws: PolicySetError.unknown("z")) { try linked.removing("z") }
        let unlinked = try linked.removing("a")
        #expect(unlinked.policies.isEmpty)
        #expect(try unlinked.removing("policy1").templates.map(\.id) == ["policy0"])
    }

    @Test("has its problems explained")
    func messages() {
        #expect(PolicySetError.unknown("a").description == "There is nothing called \"a\".")
        #expect(
            PolicySetError.wrongSlots("a").description
                == "The entities don't fill exactly the slots of \"a\".")
        #expect(
            PolicySetError.inUse("a").description == "There are still policies made of \"a\".")
    }
}
