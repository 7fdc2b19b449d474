import HouseholdModel
import HouseholdService
import Testing

@Suite("Points")
struct PointsTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("are there at once when a chore is done, and gone when that is taken back")
    func followChores() async throws {
        let done = try await family.complete(2, as: .mia)
        let undone = try await family.undo(2, as: .mia)

        #expect((done.awarded, done.earned, done.balance) == (3, 3, 3))
        #expect((undone.awarded, undone.earned, undone.balance) == (-3, 0, 0))
        #expect(done.chore.state == .done)
        #expect(undone.chore.state == .open)
    }

    @Test("come once, however often a chore is done")
    func comeOnce() async throws {
        try await family.complete(2, as: .mia)

        let again = try await family.complete(2, as: .mia)

        #expect(!again.changed)
        #expect(again.awarded == 0)
        #expect(try await family.earned(.mia) == 3)
    }

    @Test("are not taken back from a chore that is open")
    func areNotOwed() async throws {
        let undone = try await family.undo(2, as: .mia)

        #expect(!undone.changed)
        #expect(try family.count("ledger") == 0)
    }

    @Test("are those that were promised: a new value counts from the next time")
    func keepPromises() async throws {
        try await family.complete(2, as: .mia)
        try await family.undo(2, as: .mia)
        var edit = EditChore(2)
        edit.value = ChoreValue(50)
        try await family.perform(edit, as: .anna)

        #expect(try await family.complete(2, as: .mia).awarded == 50)
        #expect(try await family.undo(2, as: .ben).awarded == -50)
        #expect(try await family.earned(.mia) == 0)
    }

    @Test("go to the child when a parent says that the child did it")
    func goToTheDoer() async throws {
        let view = try await family.perform(CompleteChoreFor(2, doer: "max"), as: .ben)

        #expect(view.doer == "max")
        #expect(try await family.earned(.max) == 3)
        #expect(try await family.earned(.mia) == 0)
        let history = try await family.ask(ShowPointsHistory(), as: .max)
        #expect(history.map(\.by) == ["ben"])
    }

    @Test("stay when the chore is deleted")
    func outliveTheChore() async throws {
        try await family.complete(2, as: .mia)
        try await family.perform(DeleteChore(2), as: .anna)

        #expect(try await family.earned(.mia) == 3)
        let history = try await family.ask(ShowPointsHistory(), as: .mia)
        #expect(history.map(\.chore) == [2])
    }

    @Test("of a chore worth nothing are not booked, but the chore counts")
    func bookNothing() async throws {
        let chore = try await family.addChore("Smile", to: "mia", worth: 0)

        try await family.complete(chore, as: .mia)

        let points = try await family.ask(ShowPoints(), as: .mia)
        #expect((points.earned, points.completed) == (0, 1))
        #expect(try family.count("ledger") == 0)
        try await family.undo(chore, as: .mia)
        #expect(try await family.ask(ShowPoints(), as: .mia).completed == 0)
    }

    @Test("have a history, newest first, with every entry and what it came from")
    func haveHistory() async throws {
        try await family.complete(2, as: .mia)
        try await family.undo(2, as: .anna)
        try await family.complete(4, as: .mia)

        let history = try await family.ask(ShowPointsHistory(), as: .mia)

        #expect(history.map(\.points) == [4, -3, 3])
        #expect(history.map(\.kind) == [.award, .reversal, .award])
        #expect(history.map(\.by) == ["mia", "anna", "mia"])
        #expect(history.map(\.chore) == [4, 2, 2])
    }

    @Test("are counted by the household's weeks and months")
    func countPeriods() async throws {
        try await family.complete(2, as: .mia)
        try await family.live(days: 6)
        #expect(try await week() == 3)

        try await family.live(days: 1)
        try await family.complete(4, as: .mia)

        #expect(try await week() == 4)
        #expect(try await family.ask(ShowPoints(), as: .mia).month == 7)
        try await family.live(days: 10)
        let december = try await family.ask(ShowPoints(), as: .mia)
        #expect((december.week, december.month, december.earned) == (0, 0, 7))
    }

    @Test("are taken back from the week in which they were earned")
    func reverseThePeriod() async throws {
        try await family.complete(2, as: .mia)
        try await family.live(days: 7)
        try await family.complete(4, as: .mia)

        try await family.undo(2, as: .anna)

        #expect(try await week() == 4)
        #expect(try await family.earned(.mia) == 4)
    }

    private func week() async throws -> Int {
        try await family.ask(ShowPoints(), as: .mia).week
    }
}
