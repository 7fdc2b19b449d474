import HouseholdModel
import HouseholdService
import Testing

/// Anna owns the Smiths' home, Ben is a parent there, Mia and Max are children; Kim has not joined.
@Suite("Whoever leaves a household")
struct LeavingTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    private func assignees(_ number: Number) async throws -> [String] {
        try await family.ask(ShowChore(number), as: .anna).assignees
    }

    @Test("is gone wholly where there is nothing to keep, with keys")
    func isGone() async throws {
        let kim = try family.member("Kim").literal
        let draft = try await family.gate.draftKey()
        try await family.perform(IssueKey(for: "kim", draft: draft), as: .anna)
        try await family.perform(
            AddAbsence(of: "kim", from: family.holidays), as: .anna)
        let own = try await family.addChore("Sweep", to: "kim")
        let shared = try await family.addDaily("Table", for: .each(["kim", "max"]))
        let reward = try await family.addReward("Kite", at: 5, for: ["kim"]).number

        let departure = try await family.perform(RemoveMember("kim"), as: .ben)

        #expect(departure.gone && departure.chores == [own, shared])
        for table in ["standing", "linking_key", "absence", "reward_member", "notice"] {
            #expect(try family.count(table, where: "member_id = \(kim)") == 0)
        }
        #expect(try family.count("member", where: "id = \(kim)") == 0)
        #expect(try await assignees(own) == [])
        #expect(try await assignees(shared) == ["max"])
        let rewards = try await family.ask(ListRewards(), as: .max).map(\.number)
        #expect(!rewards.contains(reward))
        try await family.perform(AddChild(name: Name("Kim"), signIn: .code), as: .anna)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("is no news where there was nothing to keep, and is gone from the news once erased")
    func isNews() async throws {
        func news() async throws -> [String] {
            try await family.ask(ListNotices(), as: .ben).map { $0.text.source }
        }
        try await family.perform(RemoveMember("kim"), as: .anna)
        #expect(try await news().isEmpty)
        try await family.perform(RemoveMember("max"), as: .anna)
        #expect(try await news() == ["Anna removed Max from the household."])
        try await family.perform(EraseMember("max"), as: .anna)
        #expect(try await news().isEmpty)
    }

    @Test("stays for what was done: points, history and the books")
    func staysForHistory() async throws {
        try await family.complete(2, as: .mia)
        try await family.give(20, to: "mia", as: .anna)
        let film = try await family.sell("Film", for: 5).number
        let request = try await family.perform(RequestReward(film), as: .mia).number
        try await family.perform(SetGoal(film), as: .mia)

        let departure = try await family.perform(RemoveMember("mia"), as: .anna)

        #expect(!departure.gone && departure.requests == [request])
        #expect(departure.username == "mia" && departure.chores == [1])
        let mia = try family.member("Mia").literal
        #expect(
            try family.number("SELECT balance + reserved FROM standing WHERE member_id = \(mia)")
                == 23)
        #expect(try family.count("goal") == 0)
        #expect(try await assignees(1) == [])
        #expect(try await family.complete(1, as: .max).changed)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("is refused the next line, which writes nothing")
    func isRefusedAtOnce() async throws {
        try await family.signIn(.ben)
        try await family.perform(RemoveMember("ben"), as: .anna)
        let before = try family.everything()

        await #expect(throws: ServiceError.account(.notSignedIn)) {
            try await family.perform(ApproveChore(1), as: .ben)
        }
        await #expect(throws: ServiceError.account(.notSignedIn)) {
            try await family.ask(ListChores(), as: .ben)
        }

        #expect(try family.everything() == before)
        let ben = try family.member("Ben").literal
        #expect(try family.count("session", where: "member_id = \(ben) AND ended_at IS NULL") == 0)
    }

    @Test("keeps the account, and the session in which it was said")
    func keepsAccount() async throws {
        let elsewhere = try await family.signIn(.ben)

        try await family.perform(LeaveHousehold(), as: .ben)

        let account = try await family.ask(ShowAccount(), as: .ben)
        #expect(account.household == nil && account.role == nil)
        await #expect(throws: ServiceError.account(.notSignedIn)) {
            try await family.gate.perform(ShowAccount(), as: elsewhere)
        }
        await #expect(throws: ServiceError.noHousehold) {
            try await family.ask(ListChores(), as: .ben)
        }
        #expect(
            try await !family.ask(ShowHousehold(), as: .anna).members.contains {
                $0.name == "Ben"
            })
        let again = try await family.signIn(.ben)
        #expect(try await family.gate.perform(ShowAccount(), as: again).output.role == nil)
    }

    @Test("passes turns, parts and days on")
    func passesOn() async throws {
        let turns = try await family.addDaily(
            "Table", for: .turns(["mia", "max", "ben"], .inOrder, .occurrence))
        let each = try await family.addDaily("Table", for: .each(["mia", "max"]))
        let together = try await family.addDaily("Table", for: .together(["mia", "max"]))
        let alone = try await family.addDaily("Table", for: .together(["mia"]))
        let roster = try await family.addDaily(
            "Table", for: .roster([[.monday: "mia", .tuesday: "max"]]))
        try await family.complete(together, as: .max)

        try await family.perform(RemoveMember("mia"), as: .anna)

        #expect(try await family.ask(ShowChore(turns), as: .anna).turn == "max")
        #expect(try await assignees(turns) == ["max", "ben"])
        #expect(try await assignees(each) == ["max"])
        #expect(try await assignees(alone) == [])
        #expect(try await assignees(roster) == ["max"])
        let next = try await family.ask(ShowChore(together), as: .anna)
        #expect(next.assignees == ["max"] && next.due?.day == "2026-11-17")
        for number in [turns, each, alone, roster] {
            let who: Person = number == turns || number == each ? .max : .ben
            #expect(try await family.complete(number, as: who).changed)
        }
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("has no part in what follows where only theirs was waited for")
    func leavesPartsToOthers() async throws {
        let shared = try await family.addDaily("Garden", for: .together(["max", "ben"]))
        try await family.complete(shared, as: .max)
        let ben = try family.member("Ben").literal

        try await family.perform(RemoveMember("ben"), as: .anna)

        let theirs = "assignee_id = \(ben) AND state = 'open'"
        #expect(try family.count("occurrence", where: theirs) == 0)
        family.clock.advance(days: 1)
        #expect(try await family.complete(shared, as: .max).changed)
        let next = try await family.ask(ShowChore(shared), as: .anna)
        #expect(next.assignees == ["max"] && next.due?.day == "2026-11-18")
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("leaves nothing to others of what was only offered to them")
    func wasOnlyOffered() async throws {
        try await family.offer(2, to: "max", as: .mia)

        let departure = try await family.perform(RemoveMember("max"), as: .anna)

        #expect(!departure.chores.contains(2))
        let dishes = try await family.ask(ShowChore(2), as: .mia)
        #expect(dishes.assignees == ["mia"] && dishes.offer == nil)
    }

    @Test("takes own to-dos along, hands back what was taken, and leaves what waits")
    func leavesNothingOpen() async throws {
        let todo = try await family.addTodo("Diary", as: .mia)
        try await family.perform(ClaimChore(4), as: .mia)
        try await family.settle(.approval(.always), as: .anna)
        try await family.complete(2, as: .mia)
        let idea = try await family.propose("Car", as: .mia)

        let departure = try await family.perform(RemoveMember("mia"), as: .anna)

        #expect(!departure.chores.contains(todo))
        #expect(
            try family.count("chore", where: "number = \(todo) AND deleted_at IS NOT NULL") == 1)
        #expect(try await family.ask(ShowChore(4), as: .max).turn == nil)
        #expect(try await family.perform(ApproveChore(2), as: .anna).changed)
        try await family.perform(AcceptChore(EditChore(idea)), as: .anna)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("leaves nothing that could be taken back to them")
    func forgetsChanges() async throws {
        var edit = EditChore(1)
        edit.people = .to(.one("max"))
        try await family.perform(edit, as: .anna)
        try await family.perform(DeleteChore(2), as: .anna)
        try await family.perform(RemoveMember("mia"), as: .anna)

        #expect(try await family.ask(ListUndo(), as: .anna).isEmpty)
        try await family.perform(RestoreChore(2), as: .anna)
        #expect(try await assignees(2) == [])
        #expect(try await family.complete(2, as: .max).changed)
    }
}
