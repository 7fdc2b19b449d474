import HouseholdModel
import HouseholdService
import Testing

@Suite("News of what is taken back")
struct UndoNewsTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.settle(.approval(.always), as: .anna)
    }

    @Test("is not told any more, and told again when it is done again")
    func goesWithIt() async throws {
        try await family.complete(1, as: .mia)
        try await family.perform(RejectChore(1, because: Note("not before dinner")), as: .anna)
        #expect(try await unread(.mia) == [.chore(.sentBack)])

        try await family.perform(TakeBack(), as: .anna)
        #expect(try await unread(.mia) == [])
        #expect(try await family.ask(ListNotices(), as: .mia).isEmpty)
        try await family.perform(TakeBack(again: true), as: .anna)

        #expect(try await unread(.mia) == [.chore(.sentBack)])
    }

    @Test("stays in the list of whoever has read it")
    func staysWhereRead() async throws {
        try await family.complete(1, as: .mia)
        try await family.perform(ApproveChore(1), as: .anna)
        try await family.perform(ReadNotices(), as: .mia)

        try await family.perform(TakeBack(), as: .anna)

        #expect(
            try await family.ask(ListNotices(), as: .mia).contains { $0.kind == .chore(.approved) })
    }

    @Test("of points is told only to whoever has read that they came", arguments: [true, false])
    func ofPoints(isRead: Bool) async throws {
        try await family.give(5, to: "mia", as: .anna)
        if isRead { try await family.perform(ReadNotices(), as: .mia) }

        try await family.perform(TakeBack(), as: .anna)

        #expect(try await unread(.mia) == (isRead ? [.points(.reversed)] : []))
    }

    @Test("does not come again with another change that was taken back later")
    func isNotMixedUp() async throws {
        try await family.complete(1, as: .mia)
        try await family.complete(3, as: .max)
        try await family.perform(RejectChore(1, because: nil), as: .anna)
        try await family.perform(TakeBack(), as: .anna)

        try await family.perform(RejectChore(3, because: nil), as: .anna)
        try await family.perform(TakeBack(), as: .anna)
        try await family.perform(TakeBack(again: true), as: .anna)

        #expect(try await unread(.mia) == [])
        #expect(try await unread(.max) == [.chore(.sentBack)])
    }

    @Test("that an OK was given goes when the chore is opened again")
    func goesWithTheOK() async throws {
        try await family.complete(1, as: .mia)
        try await family.perform(ApproveChore(1), as: .anna)

        try await family.undo(1, as: .anna)

        #expect(try await !unread(.mia).contains(.chore(.approved)))
    }

    @Test("that somebody asks for a reward goes when they do not ask any more")
    func goesWithTheRequest() async throws {
        try await family.sell("Ice cream", for: 2)
        try await family.give(5, to: "mia", as: .anna)
        let request = try await family.ask(for: "Ice cream", as: .mia)
        #expect(try await unread(.ben) == [.reward(.requested)])

        try await family.perform(WithdrawRequest(request.number), as: .mia)

        #expect(try await unread(.ben) == [])
    }

    private func unread(_ person: Person) async throws -> [Notice.Kind] {
        try await family.ask(ListNotices(unread: true), as: person).map(\.kind)
            .filter { ![.badgeEarned, .badgeRevoked].contains($0) }
    }
}
