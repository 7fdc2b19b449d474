import HouseholdModel
import HouseholdService
import Testing

@Suite("What people make for themselves, worth nothing,")
struct OwnWorkTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("counts for no badge, sum or row of days, however much of it is done")
    func countsForNothing() async throws {
        for number in 1...12 { try await doTodo("Tidy \(number)", due: 1, as: .mia) }

        let points = try await family.ask(ShowPoints(), as: .mia)
        let stats = try await family.ask(ShowStats(), as: .mia)
        #expect(try family.badges(of: .mia).isEmpty)
        #expect((points.completed, stats.completed, stats.due) == (0, 0, 0))
        #expect(stats.weekdays.allSatisfy { $0.completed == 0 })
        #expect(stats.streak.map { [$0.current, $0.best] } == [0, 0])
        #expect(try family.count("merit") == 0)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("gives nobody a share of the leaderboard")
    func givesNoShare() async throws {
        try await family.perform(ChangeSettings(.leaderboard(.share)), as: .anna)
        try await doTodo("Tidy", due: 0, as: .mia)

        let board = try await family.ask(ShowLeaderboard(), as: .mia)

        #expect(board.rows.allSatisfy { $0.share == nil })
    }

    @Test("is held against nobody, late or left undone")
    func blamesNobody() async throws {
        try await addTodo("Tidy", due: 0, as: .mia)
        try await addTodo("Read", due: 0, as: .mia)
        family.clock.advance(days: 1)
        let stats = try await family.ask(ShowStats(), as: .mia)
        #expect((stats.due, stats.onTime) == (0, 0))
    }

    @Test("does not count for a parent who makes it for themselves, but for the child whose it is")
    func dependsOnTheMaker() async throws {
        for person in [Person.anna, .mia] {
            let chore = try await family.addChore("Tidy", to: person.rawValue, worth: 0)
            try await family.complete(chore, as: person)
        }

        #expect(try family.badges(of: .anna).isEmpty)
        #expect(try family.badges(of: .mia) == ["first_chore"])
    }

    @Test("counts no more when it is taken back and put back")
    func staysUncounted() async throws {
        try await doTodo("Tidy", due: 0, as: .mia)

        try await family.perform(TakeBack(), as: .mia)
        try await family.perform(TakeBack(again: true), as: .mia)

        #expect(try await family.ask(ShowPoints(), as: .mia).completed == 0)
        #expect(try family.badges(of: .mia).isEmpty)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("leaves a row of days as it is, and so does what was added on the day itself")
    func keepsTheRow() async throws {
        let chore = try await family.addChore("Set the table", to: "mia")
        try await family.repeatDaily(chore)
        for _ in 1...3 {
            try await family.complete(chore, as: .mia)
            #expect(try await streak() > 0)
            family.clock.advance(days: 1)
        }
        try await family.complete(chore, as: .mia)
        let kept = try await streak()
        try await addTodo("Tidy", due: 0, as: .mia)
        let number = try await family.addChore("Rake", to: "mia")
        try await family.perform(MoveChore(number, to: try due(in: 0)), as: .anna)

        #expect(kept == 4)
        #expect(try await streak() == 4)
        family.clock.advance(days: 1)
        #expect(try await streak() == 0)
    }

    private func streak() async throws -> Int {
        try await family.ask(ShowBadge("streak_7"), as: .mia).progress
    }

    private func due(in days: Int) throws -> Due {
        Due(day: try family.zone().day(at: family.clock.now).adding(days: days))
    }

    @discardableResult
    private func addTodo(_ title: String, due days: Int, as person: Person) async throws -> Number {
        let number = try await family.addTodo(title, as: person)
        var edit = EditChore(number)
        edit.due = .to(try due(in: days))
        try await family.perform(EditTodo(edit), as: person)
        return number
    }

    @discardableResult
    private func doTodo(_ title: String, due days: Int, as person: Person) async throws -> Number {
        let number = try await addTodo(title, due: days, as: person)
        try await family.complete(number, as: person)
        return number
    }
}
