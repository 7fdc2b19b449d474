import HouseholdModel
import HouseholdService
import Testing

/// Of `morning`, worth 3 points, Mia brushes her teeth, and the hens are anybody's; each chore is worth a point.
@Suite("The bonus of a routine")
struct RoutineOwnerTests {
    private let family: Family
    private let teeth: Number
    private let hens: Number

    init() async throws {
        family = try await Family()
        teeth = try await family.addDaily("Brush teeth", for: .one("mia"))
        hens = try await family.addOpenDaily("Feed the hens")
        try await family.addRoutine("morning", of: [teeth, hens], bonus: 3)
    }

    // MARK: - Of a routine with chores of its own

    @Test(
        "is not for a sibling who does what is open to all of it, claimed or not",
        arguments: [false, true])
    func isNotForSibling(isClaimed: Bool) async throws {
        if isClaimed { try await family.perform(ClaimChore(hens), as: .max) }

        let siblings = try await family.complete(hens, as: .max)
        #expect(siblings.awarded == 1 && siblings.routines.isEmpty)
        #expect(try await family.complete(teeth, as: .mia).awarded == 4)

        #expect(try family.count("routine_bonus") == 1)
    }

    @Test("is not for a sibling who did all of it in the other's place")
    func isNotForHelp() async throws {
        let helped = CompleteChoreFor(teeth, doer: "max")
        #expect(try await family.perform(helped, as: .anna).awarded == 1)
        #expect(try await family.complete(hens, as: .max).awarded == 1)

        #expect(try family.count("routine_bonus") == 0)
    }

    @Test("is for whose it is where a sibling did what is theirs, and they the rest")
    func isForOwner() async throws {
        try await family.perform(CompleteChoreFor(teeth, doer: "max"), as: .anna)

        #expect(try await family.complete(hens, as: .mia).awarded == 4)
    }

    @Test("is for whose turn it is, and for nobody else of those who take turns")
    func isForWhoseTurnItIs() async throws {
        let table = try await family.addDaily(
            "Set the table", for: .turns(["mia", "max"], .inOrder, .occurrence))
        try await family.addRoutine("evening", of: [table, hens], bonus: 5)

        #expect(try await family.complete(hens, as: .max).awarded == 1)
        #expect(try await family.complete(table, as: .mia).awarded == 6)
    }

    @Test(
        "is paid to whose it is though somebody else does the last of it, who has the chore's points",
        arguments: [Person.max, .ben])
    func isPaidByHelp(helper: Person) async throws {
        #expect(try await family.complete(teeth, as: .mia).awarded == 1)

        let last = try await family.complete(hens, as: helper)
        #expect(last.awarded == 1 && last.routines.isEmpty)
        #expect(try await earned() == 4)

        #expect(try await family.perform(TakeBack(), as: helper)?.points == -1)
        #expect(try await earned() == 1)
        #expect(try await family.perform(TakeBack(again: true), as: helper)?.points == 1)
        #expect(try await earned() == 4)
        #expect(try await family.undo(hens, as: helper).awarded == -1)
        #expect(try await earned() == 1)
        #expect(try await family.complete(hens, as: helper).awarded == 1)
        #expect(try await family.undo(teeth, as: .mia).awarded == -4)
        #expect(try await earned() == 0)
        #expect(try family.count("routine_bonus") == 0)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test(
        "goes again with what is open to all and a sibling takes back, claimed or not",
        arguments: [false, true])
    func goesWithHelp(isClaimed: Bool) async throws {
        if isClaimed { try await family.perform(ClaimChore(hens), as: .max) }
        try await family.complete(hens, as: .max)
        try await family.complete(teeth, as: .mia)
        #expect(try await earned() == 4)

        #expect(try await family.undo(hens, as: .max).awarded == -1)

        #expect(try await earned() == 1)
        #expect(try family.count("routine_bonus") == 0)
        try await family.complete(hens, as: .max)
        #expect(try await earned() == 4)
    }

    @Test("waits for what is open to all and somebody else claimed, until it is done")
    func waitsForClaimed() async throws {
        try await family.perform(ClaimChore(hens), as: .max)

        #expect(try await family.complete(teeth, as: .mia).awarded == 1)
        #expect(try await family.complete(hens, as: .max).awarded == 1)

        #expect(try await earned() == 4)
    }

    @Test("waits for what was handed on, and goes again with it")
    func waitsForHandedOn() async throws {
        try await family.complete(hens, as: .mia)
        try await family.offer(teeth, to: "max", as: .mia)
        try await family.perform(TakeOverChore(teeth), as: .max)
        #expect(try await earned() == 1)

        #expect(try await family.complete(teeth, as: .max).awarded == 1)
        #expect(try await earned() == 4)
        #expect(try await family.undo(teeth, as: .max).awarded == -1)

        #expect(try await earned() == 1)
    }

    @Test(
        "is in the book by whoever did the rest of it, whom it names to those who may know what they do",
        arguments: [Audience.household, .parents])
    func namesHelper(audience: Audience) async throws {
        try await family.perform(SetPrivacy(.activity, to: audience), as: .max)
        try await family.complete(teeth, as: .mia)
        try await family.complete(hens, as: .max)
        try await family.undo(hens, as: .max)

        let (mia, max) = try (family.member("Mia").literal, family.member("Max").literal)
        #expect(try family.count("ledger", where: "member_id = \(mia) AND by_id = \(max)") == 2)
        let name = audience == .household ? "max" : nil
        let own = try await family.ask(ShowPointsHistory(), as: .mia)
        #expect(own.map(\.by) == [name, name, "mia"])
        let last = try #require(own.first?.seq)
        #expect(try await family.ask(ExplainEntry(last), as: .mia).by == name)
        let record = try await family.ask(ExportOwnRecord(), as: .mia)
        let authors = try #require(record.tables["ledger"]).map { $0["by_id"] }
        #expect(authors.count(where: { $0 == ExportedValue.none }) == (name == nil ? 2 : 0))
        let all = try await family.ask(ShowPointsHistory(of: "mia"), as: .anna)
        #expect(all.map(\.by) == ["max", "max", "mia"])
        #expect(try await family.areBooksRight())
    }

    private func bonusNews(of person: Person = .mia) async throws -> [String] {
        try await family.ask(ListNotices(unread: true), as: person)
            .filter { $0.kind == .points(.reversed) }.map(\.text.source)
    }

    @Test("is told to whose it was when it goes with what somebody else did, who is not named")
    func tellsOwner() async throws {
        try await family.complete(teeth, as: .mia)
        try await family.complete(hens, as: .max)
        try await family.undo(hens, as: .max)

        #expect(try await bonusNews() == ["The bonus of 3 points is gone: morning."])
        #expect(try await bonusNews(of: .max).isEmpty)
        try await family.complete(hens, as: .max)
        try await family.perform(ReadNotices(), as: .mia)
        family.clock.advance(minutes: 1)
        try await family.undo(hens, as: .anna)
        #expect(try await bonusNews() == ["Anna took back the bonus of 3 points: morning."])
        family.clock.advance(minutes: 1)
        try await family.perform(TakeBack(), as: .anna)
        #expect(try await bonusNews().isEmpty)
        family.clock.advance(minutes: 1)
        try await family.perform(TakeBack(again: true), as: .anna)
        #expect(try await bonusNews() == ["Anna took back the bonus of 3 points: morning."])
    }

    @Test("is told to whose it was when undo takes it back, and forgotten with redo")
    func tellsOwnerOfUndo() async throws {
        try await family.complete(teeth, as: .mia)
        try await family.complete(hens, as: .max)
        family.clock.advance(minutes: 1)
        try await family.perform(TakeBack(), as: .max)

        #expect(try await bonusNews() == ["The bonus of 3 points is gone: morning."])
        #expect(try await earned() == 1)
        family.clock.advance(minutes: 1)
        try await family.perform(TakeBack(again: true), as: .max)
        #expect(try await bonusNews().isEmpty)
        #expect(try await earned() == 4)
    }

    @Test("is no news to whose it was where they take back themselves what it stands on")
    func isOwnDoing() async throws {
        try await family.complete(hens, as: .max)
        try await family.complete(teeth, as: .mia)
        try await family.undo(teeth, as: .mia)

        #expect(try await bonusNews().isEmpty)
    }

    @Test("waits for the OK to what somebody else did of it")
    func waitsForOK() async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await family.complete(teeth, as: .mia)
        try await family.complete(hens, as: .max)
        #expect(try await family.perform(ApproveChore(teeth), as: .anna).awarded == 1)
        try await family.perform(RejectChore(hens), as: .anna)
        try await family.complete(hens, as: .max)
        #expect(try await earned() == 1)

        #expect(try await family.perform(ApproveChore(hens), as: .anna).awarded == 1)

        #expect(try await earned() == 4)
    }

    @Test("tells a parent who does the last of it of a reward that whose it is reaches by that")
    func tellsOfReward() async throws {
        let cake = try await family.addReward("Cake", at: 4, for: ["mia"])
        try await family.complete(teeth, as: .mia)

        let last = try await family.complete(hens, as: .ben)

        #expect(last.rewards.isEmpty)
        let news = try await family.ask(ListNotices(unread: true), as: .ben)
        #expect(news.contains { $0.kind == .reward(.promised) })
        try await family.undo(hens, as: .ben)
        #expect(try await family.ask(ShowReward(cake.number), as: .mia).reached.isEmpty)
    }

    private func earned() async throws -> Int {
        try await family.ask(ShowPoints(), as: .mia).earned
    }

    // MARK: - Of a routine of which nothing is anybody's own

    @Test("is for whoever does all of what is open to all, and for nobody where several do")
    func isForWhoDoesAll() async throws {
        let dog = try await family.addOpenDaily("Walk the dog")
        try await family.addRoutine("animals", of: [hens, dog], bonus: 5)

        #expect(try await family.complete(dog, as: .mia).awarded == 1)
        #expect(try await family.complete(hens, as: .max).awarded == 1)
        #expect(try await family.undo(hens, as: .max).awarded == -1)
        #expect(try await family.complete(hens, as: .mia).awarded == 6)
    }

    @Test("is not paid to a second one once the routine is another at noon")
    func isPaidOnceThoughChanged() async throws {
        let dog = try await family.addOpenDaily("Walk the dog")
        try await family.addRoutine("animals", of: [hens], bonus: 5)
        #expect(try await family.complete(hens, as: .mia).awarded == 6)

        try await family.perform(EditRoutine(family.tag("animals"), [.chores([dog])]), as: .anna)

        #expect(try await family.complete(dog, as: .max).awarded == 1)
    }

    @Test("is for whose the chores are also on a day on which only what is open to all is due")
    func isForThoseNamed() async throws {
        try await family.perform(MoveChore(teeth, to: Due(day: "2026-11-18")), as: .anna)

        #expect(try await family.complete(hens, as: .max).awarded == 1)
        try await family.undo(hens, as: .max)
        #expect(try await family.complete(hens, as: .mia).awarded == 4)
    }
}

extension Family {
    /// Adds a chore that comes back every day and is open to all.
    func addOpenDaily(_ title: String) async throws -> Number {
        let number = try await addChore(title)
        try await repeatDaily(number)
        return number
    }
}
