import Foundation
import HouseholdModel
import HouseholdService
import Policies
import Testing

@Suite("Whoever asks why")
struct ReasonTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("reads the rule that decided, and the nearest permit with what is not so")
    func namesDecidingRule() async throws {
        let decision = try await family.ask(AskRules(.addChore), as: .mia)

        #expect(decision.policies == ["wall.child-manages-nothing"])
        let wall = try #require(decision.because.first)
        #expect(decision.because.count == 1)
        #expect(wall.policy == "wall.child-manages-nothing" && wall.effect == "forbid")
        #expect(wall.text.hasPrefix("forbid (\n    principal in Role::\"child\",\n"))
        #expect(wall.text.hasSuffix("    resource\n);"))
        #expect(wall.brief == "forbid (principal in Role::\"child\", action in […], resource)")
        #expect(wall.obstacle == nil)
        let nearest = try #require(decision.nearest.first)
        #expect(decision.nearest.count == 1)
        #expect(nearest.policy == "chore.parents-plan" && nearest.effect == "permit")
        #expect(nearest.obstacle == .scope && nearest.clause == "principal in Role::\"parent\"")
    }

    /// A rule of one's own could ask after what is hidden.
    @Test("is told what other rules would say to a thing only where they may try rules")
    func mayNotSuppose() async throws {
        try await family.hide(.anna, from: .me)
        let probing = try HouseRules.insideWalls(
            """
            @id("probe") permit (principal, action == Action::"points.show", resource)
            when { resource.activity == Audience::"me" };
            @id("probing") permit (principal, action == Action::"rules.can", resource);
            """, from: "probe.cedar")
        let question = AskRules(.showPoints, on: "anna")

        let refused = await refusal { () throws(ServiceError) in
            _ = try await family.gate.perform(
                question, as: family.caller(.mia), supposing: probing)
        }
        #expect(refused?.refusal?.action == .tryRules)
        let told = try await family.gate.perform(
            question, as: family.caller(.ben), supposing: probing
        ).output
        #expect(told.allowed && told.policies == ["probe"])
        let role = try await family.gate.perform(
            AskRules(.addChore), as: family.caller(.mia), supposing: probing
        ).output
        #expect(!role.allowed)
    }

    @Test("reads the permits where it is allowed")
    func namesPermits() async throws {
        let decision = try await family.ask(AskRules(.completeChore, on: "2"), as: .mia)

        #expect(decision.allowed && !decision.depends)
        #expect(decision.policies == ["chore.do"])
        #expect(decision.because.map(\.policy) == decision.policies)
        #expect(
            decision.because.first?.text == """
                permit (
                    principal in Role::"family",
                    action in [Action::"chore.complete", Action::"chore.check"],
                    resource
                )
                when {
                    if resource has assignee
                    then resource.assignee == principal
                    else !resource.for_parents
                };
                """)
        #expect(decision.nearest == [])
    }

    @Test("reads the permits whose scope fits before those about other things or people")
    func prefersNearPermits() async throws {
        try await family.hide(.anna, from: .me)

        let points = try await family.ask(AskRules(.showPoints, on: "anna"), as: .ben)
        #expect(
            points.nearest.map(\.policy)
                == ["member.activity-shared", "member.own", "member.activity-parents"])
        #expect(points.nearest.allSatisfy { $0.obstacle == .condition })

        let key = try await family.ask(AskRules(.issueKey, on: "ben"), as: .anna)
        #expect(key.nearest.map(\.policy) == ["child.sign-in"])
        #expect(key.nearest.first?.obstacle == .scope)
        #expect(key.nearest.first?.clause == "resource in Role::\"child\"")
    }

    @Test("reads which condition is not met, and by which part, where all of the thing may be seen")
    func tellsPart() async throws {
        let others = try await family.ask(AskRules(.undoChore, of: "mia", on: "3"), as: .anna)
        #expect(others.nearest.first?.policy == "chore.undo-own")
        #expect(others.nearest.first?.clause?.matches(of: #/when \{/#).count == 1)
        #expect(others.nearest.first?.part == "resource has doer")

        try await family.complete(2, as: .mia)
        try await family.live(days: 31)
        let own = try await family.ask(AskRules(.undoChore, on: "2"), as: .mia)
        #expect(own.nearest.first?.policy == "chore.undo-own")
        #expect(own.nearest.first?.clause?.hasPrefix("when {\n    resource.progress ==") == true)
        let late = try await family.ask(AskRules(.undoChore, on: "2"), as: .anna)
        #expect(late.nearest.first?.policy == "chore.undo-parents")
        #expect(
            late.nearest.first?.part
                == "context.now.durationSince(resource.done_at) <= duration(\"30d\")")
    }

    @Test("reads of a rule that forbids, not of permits that change nothing")
    func forbidsGoFirst() async throws {
        let quiet = """
            @id("quiet") forbid (principal, action == Action::"chore.complete", resource)
            when { resource has assignee };
            """
        let rules = try HouseRules.insideWalls(
            ShippedPolicies.family.text + quiet, from: "own.cedar")

        let gate = try family.anotherGate(rules: rules)

        for chore in ["2", "3"] {
            let decision = try await gate.perform(
                AskRules(.completeChore, on: chore), as: family.caller(.mia)
            ).output
            #expect(decision.because.map(\.policy) == ["quiet"])
            #expect(decision.nearest == [])
        }
    }

    @Test("learns nothing from it of what is not theirs to see")
    func tellsNoSecret() async throws {
        let question = AskRules(.undoChore, on: "3")
        let before = try await family.ask(question, as: .mia)
        try await family.complete(3, as: .max)
        let after = try await family.ask(question, as: .mia)

        #expect(try json(before) == json(after))
        #expect(before.nearest.map(\.policy) == ["chore.undo-own", "chore.undo-nothing"])
        #expect(before.nearest.allSatisfy { $0.part == nil })
        #expect(before.nearest.allSatisfy { $0.clause.map($0.text.contains) == true })
        #expect(before.nearest.first?.clause?.matches(of: #/when \{/#).count == 2)
    }

    private func json(_ decision: DecisionView) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(decision)
    }

    @Test("reads the same of their own last refusal, as it was then")
    func explainsLastRefusal() async throws {
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(CompleteChore(3), as: .mia)
        }
        let now = try #require(try await family.ask(ExplainRefusal(), as: .mia))
        try family.tamper("UPDATE member SET role = 'parent' WHERE name = 'Mia'")
        let then = try DecisionView(explaining: #require(error?.refusal))

        #expect(try json(now) == json(then))
        #expect(then.nearest.map(\.policy) == ["chore.do"])
    }

    @Test("reads where a rule can't be answered")
    func explainsErrors() async throws {
        let broken = ShippedPolicies.File(
            name: "broken.cedar",
            text: """
                @id("broken") @say("Broken.") @ask("nobody")
                forbid (principal, action == Action::"chore.complete", resource)
                when { context has now && resource.nothing };
                """)
        let rules = try HouseRules([ShippedPolicies.family, ShippedPolicies.walls, broken])

        let decision = try await family.anotherGate(rules: rules).perform(
            AskRules(.completeChore, on: "2"), as: family.caller(.mia)
        ).output

        #expect(!decision.allowed && decision.errors == ["broken"])
        #expect(decision.because.map(\.policy) == ["broken"])
        #expect(decision.because.first?.obstacle == .error)
        #expect(decision.because.first?.part == "resource.nothing")
        #expect(decision.nearest == [])
    }

    @Test(
        "without naming a thing reads whether it depends on the thing",
        arguments: [
            (Person.mia, Action.completeChore, ["chore.do"]), (.anna, .showChore, nil),
            (
                .mia, .showChore,
                ["chore.own-plans", "chore.own-and-open", "chore.see-offered"]
            ), (.anna, .editChore, nil),
            (.mia, .setPrivacy, ["wall.child-own-settings", "member.own"]),
        ] as [(Person, Action, [String]?)])
    func saysThatItDepends(person: Person, action: Action, on rules: [String]?) async throws {
        let decision = try await family.ask(AskRules(action), as: person)

        #expect(decision.allowed)
        #expect(decision.depends == (rules != nil))
        #expect(Set(decision.nearest.map(\.policy)) == Set(rules ?? []))
        #expect(decision.because.isEmpty == decision.depends)
    }

    @Test("finds in the table that a rule before everybody makes a difference, and a wall none")
    func tabulatesRulesForEverybody() throws {
        let quiet = "@id(\"quiet\") forbid (principal, action == Action::\"chore.list\", resource)"
        func answers(_ rule: String) throws -> [RulesTableView.Answer]? {
            let rules = try HouseRules.insideWalls(
                ShippedPolicies.family.text + rule, from: "own.cedar")
            return try rules.table(in: .family).actions.first { $0.action == .listChores }?.answers
        }

        #expect(try answers("") == [.yes, .yes, .yes, .depends, .yes])
        let atNight = "\(quiet) when { context.now.toTime() > duration(\"20h\") };"
        #expect(
            try answers(atNight) == [.depends, .depends, .depends, .depends, .depends])
        #expect(try answers("\(quiet);") == [.no, .no, .no, .no, .no])
    }
}
