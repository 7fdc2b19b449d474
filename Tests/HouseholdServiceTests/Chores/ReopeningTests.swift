import HouseholdModel
import HouseholdService
import Testing

/// Dishes are chore 2, Mia's, worth 3, and nobody looks at what is done.
@Suite("That a chore counts as done no more")
struct ReopeningTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    private static let taken = "Anna took back 3 points for \"Dishes\"."
    private static let open = "Anna says that \"Dishes\" is still to be done."

    /// What somebody is told of that and has not read, oldest first.
    private func news(of person: Person = .mia) async throws -> [String] {
        try await family.ask(ListNotices(unread: true), as: person)
            .filter { $0.kind == .chore(.reopened) }.map(\.text.source)
    }

    private func read() async throws {
        family.clock.advance(minutes: 1)
        try await family.perform(ReadNotices(), as: .mia)
    }

    /// Takes back what Anna did last, or does it again, a minute later.
    private func takeBack(again: Bool = false) async throws {
        family.clock.advance(minutes: 1)
        #expect(try await family.perform(TakeBack(again: again), as: .anna) != nil)
    }

    // MARK: - By hand

    @Test(
        "is told to whoever did it, with the points that are gone and why",
        arguments: [
            (nil, taken), ("it is greasy", "Anna took back 3 points for \"Dishes\": it is greasy"),
        ])
    func isTold(why: String?, told: String) async throws {
        try await family.complete(2, as: .mia)
        try await family.perform(
            UndoChore(2, because: why.map { try Note($0) }), as: .anna)

        #expect(try await news() == [told])
        for other in [Person.max, .anna, .ben] { #expect(try await news(of: other).isEmpty) }
        let notice = try #require(
            try await family.ask(ListNotices(unread: true), as: .mia)
                .first { $0.kind == .chore(.reopened) })
        #expect((notice.chore, notice.title) == (2, "Dishes"))
        #expect(try await family.ask(ShowChore(2), as: .mia).note == why)
        #expect(try await family.balances() == [0, 0])
    }

    @Test("is told where it waited for an OK, and no points came")
    func ofWaiting() async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await family.complete(2, as: .mia)
        try await family.undo(2, as: .anna)
        #expect(try await news() == [Self.open])
    }

    @Test("is told where there was an OK, whether that was read or not", arguments: [true, false])
    func ofApproved(isRead: Bool) async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await family.complete(2, as: .mia)
        try await family.perform(ApproveChore(2), as: .anna)
        if isRead { try await read() }
        try await family.undo(2, as: .anna)
        #expect(try await news() == [Self.taken])
    }

    @Test("is no news to whoever says so of what they did themselves")
    func isOwn() async throws {
        try await family.complete(2, as: .mia)
        try await family.perform(UndoChore(2, because: Note("I forgot the pans")), as: .mia)
        for person in [Person.mia, .max, .anna, .ben] {
            #expect(try await news(of: person).isEmpty)
        }
        #expect(try await family.ask(ShowChore(2), as: .mia).note == nil)
    }

    @Test("says all that is gone to whoever took it over, and nothing to whose points are back")
    func ofHandedOn() async throws {
        try await family.give(5, to: "mia", as: .anna)
        try await family.offer(2, to: "max", for: 2, as: .mia)
        try await family.perform(TakeOverChore(2), as: .max)
        try await family.complete(2, as: .max)
        #expect(try await family.balances() == [3, 5])
        try await family.undo(2, as: .anna)
        #expect(try await news(of: .max) == ["Anna took back 5 points for \"Dishes\"."])
        #expect(try await news().isEmpty)
        #expect(try await family.balances() == [5, 0])
    }

    @Test("says what is gone of a routine with it")
    func ofRoutine() async throws {
        let bed = try await family.addDaily("Make bed", for: .one("mia"))
        try await family.addRoutine("morning", of: [bed], bonus: 4)
        try await family.complete(bed, as: .mia)
        #expect(try await family.balances() == [5, 0])
        try await family.undo(bed, as: .anna)
        #expect(try await news() == ["Anna took back 5 points for \"Make bed\"."])
    }

    @Test("is told to whose turn it is where it was let be")
    func ofSkipped() async throws {
        try await family.perform(SkipChore(2), as: .ben)
        try await family.undo(2, as: .anna)
        #expect(try await news() == [Self.open])
        #expect(try await news(of: .ben).isEmpty)
    }

    // MARK: - By undo

    @Test("is told where undo takes back that somebody else did it, and forgotten with redo")
    func ofDoneFor() async throws {
        try await family.perform(CompleteChoreFor(2, doer: "mia"), as: .anna)
        try await takeBack()
        #expect(try await news() == [Self.taken])
        try await takeBack(again: true)
        #expect(try await news().isEmpty)
        #expect(try await family.balances() == [3, 0])
        try await takeBack()
        #expect(try await news() == [Self.taken])
    }

    @Test(
        "is told where undo takes back an OK, to whoever has read of that",
        arguments: [true, false])
    func ofUndoneOK(isRead: Bool) async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await family.complete(2, as: .mia)
        try await family.perform(ApproveChore(2), as: .anna)
        if isRead { try await read() }
        try await takeBack()
        #expect(try await news() == (isRead ? [Self.taken] : []))
        #expect(try await family.ask(ShowChore(2), as: .mia).state == .waiting)
    }

    @Test("is told each who has read of an OK, and nobody else, where undo takes back several")
    func ofSeveralOKs() async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await family.complete(2, as: .mia)
        try await family.complete(3, as: .max)
        _ = try await family.gate.perform(
            [ApproveChore(2), ApproveChore(3)], as: family.caller(.anna),
            request: family.newRequest())
        try await read()
        try await takeBack()
        #expect(try await news() == [Self.taken])
        #expect(try await news(of: .max).isEmpty)
    }

    @Test("is told once where that is taken back and done again", arguments: [true, false])
    func isDoneAgain(isRead: Bool) async throws {
        try await family.complete(2, as: .mia)
        family.clock.advance(minutes: 1)
        try await family.undo(2, as: .anna)
        if isRead { try await read() }
        try await takeBack()
        #expect(try await news().isEmpty)
        #expect(try await family.balances() == [3, 0])
        for _ in 0..<2 {
            try await takeBack(again: true)
            #expect(try await news() == [Self.taken])
            #expect(try await family.balances() == [0, 0])
            try await takeBack()
            #expect(try await news().isEmpty)
        }
    }
}
