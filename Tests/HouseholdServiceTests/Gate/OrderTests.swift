import HouseholdModel
import HouseholdService
import Testing

/// Who may not do a thing at all must not learn from the answer whether it exists.
@Suite("The gate checks")
struct OrderTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("first whether somebody is signed in, even where nothing is there")
    func signedInFirst() async {
        #expect(await deleting(999, as: .nobody) == .account(.notSignedIn))
        #expect(await deleting(999, as: .zoe) == .noHousehold)
    }

    @Test("then the role, before it looks for the thing", arguments: [5, 999])
    func roleBeforeExistence(_ chore: Number) async {
        let error = await deleting(chore, as: .mia)

        #expect(error?.refusal?.step == .role)
        #expect(error?.refusal?.action == .deleteChore)
    }

    @Test("then whether the thing is there, before its rules")
    func existenceBeforeRules() async {
        #expect(await completing(999, as: .mia) == .notFound(.chore, "999"))
        #expect(await deleting(999, as: .anna) == .notFound(.chore, "999"))
    }

    @Test("then the rules, before its state")
    func rulesBeforeState() async throws {
        try await family.complete(2, as: .mia)

        #expect(await completing(2, as: .max)?.refusal?.step == .rule)
    }

    @Test("the state last")
    func stateLast() async throws {
        try await family.complete(4, as: .mia)

        #expect(await completing(4, as: .max) == .chore(.doneByOther(4, try Name("Mia"))))
    }

    private func deleting(_ chore: Number, as person: Person) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            try await family.perform(DeleteChore(chore), as: person)
        }
    }

    private func completing(_ chore: Number, as person: Person) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            try await family.perform(CompleteChore(chore), as: person)
        }
    }
}

@Suite("Those who may")
struct WhoMayTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("after a refusal by role are the roles that may do it to something")
    func byRole() async throws {
        #expect(await roles(AddChore(title: try Title("Sweep")), as: .mia) == [.owner, .parent])
        #expect(await roles(CompleteChoreFor(2, doer: "mia"), as: .max) == [.owner, .parent])
    }

    @Test("after a refusal by the rules are those of the members who may do just this")
    func byRule() async throws {
        #expect(await roles(CompleteChore(2), as: .anna) == [.child])
        #expect(await roles(CompleteChore(5), as: .max) == [.owner])
        #expect(await roles(SetPrivacy(.profile, to: .me, of: "ben"), as: .anna) == [.parent])
    }

    @Test("may be nobody")
    func nobody() async throws {
        let draft = try await family.gate.draftKey()
        #expect(await roles(IssueKey(for: "ben", draft: draft), as: .anna) == [])
        #expect(await roles(CompleteChoreFor(2, doer: "ben"), as: .anna) == [])

        try await family.complete(2, as: .mia)
        try await family.live(days: 31)
        #expect(await roles(UndoChore(2), as: .mia) == [])
    }

    @Test("are told of what one only asks about, too")
    func ofInquiries() async throws {
        try await family.hide(.mia, from: .parents)

        let error = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ShowPoints(of: "mia"), as: .max)
        }

        #expect(error?.refusal?.whoMay == [.owner, .parent, .child])
    }

    @Test("can be asked for before anything is tried")
    func canAsk() async throws {
        let mine = try await family.ask(AskRules(.completeChore, on: "2"), as: .mia)
        let others = try await family.ask(AskRules(.completeChore, on: "5"), as: .mia)
        let forChild = try await family.ask(AskRules(.completeChoreFor, on: "4"), as: .anna)
        let byChild = try await family.ask(AskRules(.completeChoreFor, of: "mia"), as: .anna)

        #expect(mine.allowed)
        #expect(mine.policies == ["chore.do"])
        #expect(!others.allowed)
        #expect(others.whoMay == [.owner])
        #expect(forChild.allowed)
        #expect(!byChild.allowed)
    }

    @Test("can't be asked for about a thing of another kind")
    func asksOfTheRightKind() async throws {
        let error = await refusal { () throws(ServiceError) in
            _ = try await family.ask(AskRules(.completeChore, on: "max"), as: .mia)
        }

        #expect(error == .notFound(.chore, "max"))
    }

    private func roles<Op: Change>(_ operation: Op, as person: Person) async -> [Role]? {
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(operation, as: person)
        }
        return error?.refusal?.whoMay
    }
}
