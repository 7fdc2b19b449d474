import HouseholdModel
import HouseholdService
import Policies
import Testing

@Suite("A refusal")
struct RefusalTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("leaves one record of who tried what, and nothing else", arguments: [Person.mia, .max])
    func leavesOneRecord(_ person: Person) async throws {
        let (before, count) = (try family.everything(), try family.count("audit"))

        let error = await refusal { () throws(ServiceError) in
            try await family.perform(DeleteChore(5), as: person)
        }

        #expect(error?.refusal?.step == .role)
        #expect(try family.everything() == before)
        #expect(try family.count("audit") == count + 1)
        let record = try family.lastRecord()
        #expect(record["operation"] == "chore.delete")
        #expect(record["member_id"] == (try family.member(person.name).rawValue))
        #expect(record["allowed"] == "0")
        #expect(record["policies"] == "wall.child-manages-nothing")
    }

    @Test("is the same for what is not there and for what is not theirs to see")
    func hidesWhatExists() async throws {
        try family.tamper("UPDATE household SET siblings = 0")
        func tryIt() async -> ServiceError? {
            await refusal { () throws(ServiceError) in
                try await family.perform(CompleteChore(2), as: .max)
            }
        }

        let hidden = await tryIt()
        let hiddenRecord = try family.lastRecord()
        try await family.perform(DeleteChore(2), as: .anna)
        let missing = await tryIt()
        let missingRecord = try family.lastRecord()

        #expect(hidden == .notFound(.chore, "2"))
        #expect(hidden == missing)
        let ofTheRow: Set = ["sequence", "request_id", "hash"]
        #expect(
            hiddenRecord.filter { !ofTheRow.contains($0.key) }
                == missingRecord.filter { !ofTheRow.contains($0.key) })
        #expect(hiddenRecord["on_kind"] == "NULL")
        #expect(hiddenRecord["about_id"] == "NULL")
    }

    @Test("names a hidden person as they were typed, like one who isn't there")
    func hidesPeople() async throws {
        let hiding = ShippedPolicies.File(
            name: "hiding.cedar",
            text: """
                @id("hiding") @say("Hidden.") @ask("nobody")
                forbid (principal in Role::"child", action == Action::"member.show", resource)
                unless { resource == principal };
                """)
        let gate = try family.anotherGate(
            rules: HouseRules([ShippedPolicies.family, ShippedPolicies.walls, hiding]))

        for name in ["max", "MAX", "Маx", "mox"] {
            let error = await refusal { () throws(ServiceError) in
                _ = try await gate.perform(ListBadges(of: name), as: family.caller(.mia))
            }
            #expect(error == .notFound(.person, name))
        }
    }

    @Test("by the state of things leaves no record")
    func stateLeavesNothing() async throws {
        try await family.complete(2, as: .mia)
        let (before, count) = (try family.everything(), try family.count("audit"))

        var edit = EditChore(2)
        edit.value = ChoreValue(100)
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(edit, as: .anna)
        }

        #expect(error == .chore(.isDone(2)))
        #expect(try family.everything() == before)
        #expect(try family.count("audit") == count)
    }

    @Test("leaves no record where nobody is signed in, who could fill the file with it")
    func strangersLeaveNothing() async throws {
        let (before, count) = (try family.everything(), try family.count("audit"))

        let error = await family.refusal(DeleteChore(5), as: .nobody)
        let left = try await family.perform(LogOut(), as: .nobody)

        #expect(error == .account(.notSignedIn))
        #expect(!left)
        #expect(try family.everything() == before)
        #expect(try family.count("audit") == count)
    }

    @Test("comes too when a policy can't be evaluated", arguments: ["forbid", "permit"])
    func errorsOpenNoDoor(_ effect: String) async throws {
        let broken = ShippedPolicies.File(
            name: "broken.cedar",
            text: """
                @id("broken") @say("Broken.") @ask("nobody")
                \(effect) (principal, action == Action::"chore.complete", resource)
                when { resource.nothing };
                """)
        let rules = try HouseRules([ShippedPolicies.family, ShippedPolicies.walls, broken])
        let gate = try family.anotherGate(rules: rules)
        let before = try family.everything()

        let error = await refusal { () throws(ServiceError) in
            _ = try await gate.perform(
                CompleteChore(2), as: family.caller(.mia), request: family.newRequest())
        }

        #expect(error?.refusal?.errors == ["broken"])
        #expect(try family.everything() == before)
        #expect(try family.lastRecord()["policies"] == "broken")
    }

    @Test("comes at once after somebody's role was taken away")
    func demotionTakesEffect() async throws {
        try await family.addChore("Sweep", as: .ben)

        try family.tamper("UPDATE member SET role = 'child' WHERE name = 'Ben'")

        let error = await refusal { () throws(ServiceError) in
            try await family.perform(AddChild(name: kim(), signIn: .code), as: .ben)
        }
        #expect(error?.refusal?.step == .role)
    }

    private func kim() throws(ServiceError) -> Name {
        do {
            return try Name("Kim Two")
        } catch {
            throw .text(error, field: "name")
        }
    }

    @Test("is explained as it was, with the person whom the request named")
    func isExplained() async throws {
        _ = await refusal { () throws(ServiceError) in
            try await family.perform(CompleteChoreFor(2, doer: "ben"), as: .anna)
        }

        let why = try #require(try await family.ask(ExplainRefusal(), as: .anna))

        #expect(!why.allowed)
        #expect(why.action == .completeChoreFor)
        #expect(why.errors == [])
        #expect(why.say == "Only a parent can say that a child of the household did it.")
    }
}
