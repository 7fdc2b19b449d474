import HouseholdModel
import HouseholdService
import Testing

/// Dishes are chore 2, and Mia's; anybody may dust, which is chore 1.
@Suite("A reminder")
struct RemindTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    private func news(_ person: Person) async throws -> [String] {
        try await family.ask(ListNotices(), as: person).filter { !$0.read }.map(\.text.source)
    }

    private func isRefused(_ number: Number) async -> Bool {
        guard case .refused = await family.refusal(RemindOfChore(number), as: .anna) else {
            return false
        }
        return true
    }

    @Test("is told to whoever is to do the chore, once a day by each who reminds")
    func isToldOnce() async throws {
        try await family.perform(RemindOfChore(2), as: .max)
        #expect(
            try await news(.mia) == ["Max reminds you of \"Dishes\". Done with it? done 2"])
        #expect(
            await family.refusal(RemindOfChore(2), as: .max)
                == .chore(.reminded(2, try Name("Mia"))))
        try await family.perform(RemindOfChore(2), as: .anna)
        #expect(try await news(.mia).count == 2)

        try await family.live(days: 1)
        try await family.perform(RemindOfChore(2), as: .max)
        #expect(try await news(.mia).count == 3)
    }

    @Test("goes with the chore: when it is done or another member's; and comes back with it")
    func goesWithTheChore() async throws {
        try await family.perform(RemindOfChore(2), as: .max)
        try await family.complete(2, as: .mia)
        #expect(try await news(.mia).isEmpty)
        #expect(try await family.perform(ReadNotices(), as: .mia).isEmpty)
        try await family.perform(UndoChore(2), as: .mia)
        #expect(try await news(.mia).count == 1)

        var edit = EditChore(2)
        edit.people = .to(.one("max"))
        try await family.perform(edit, as: .anna)
        #expect(try await news(.mia).isEmpty)
        #expect(try await !news(.max).contains { $0.contains("reminds") })
    }

    @Test("stays in the list of what was told once it is read")
    func staysOnceRead() async throws {
        try await family.perform(RemindOfChore(2), as: .max)
        #expect(try await family.perform(ReadNotices(), as: .mia).count == 1)
        try await family.complete(2, as: .mia)
        #expect(try await family.ask(ListNotices(), as: .mia).map(\.kind) == [.chore(.reminded)])
    }

    @Test("is refused of what is done, of one's own, and of what anybody may do")
    func isRefused() async throws {
        try await family.complete(2, as: .mia)
        #expect(await family.refusal(RemindOfChore(2), as: .anna) == .chore(.isNotToDo(2)))
        #expect(await isRefused(1))
        let own = try await family.addChore("Rake", to: "anna")
        #expect(await isRefused(own))
    }

    @Test("is for the one who is meant where each has a date of their own")
    func isForOne() async throws {
        let number = try await family.addChore("Teeth")
        var edit = EditChore(number)
        edit.people = .to(.each(["mia", "max"]))
        try await family.perform(edit, as: .anna)
        let before = try await (news(.mia).count, news(.max).count)

        #expect(await family.refusal(RemindOfChore(number), as: .anna) != nil)
        try await family.perform(RemindOfChore(number, of: "max"), as: .anna)

        #expect(try await news(.mia).count == before.0)
        #expect(try await news(.max).count == before.1 + 1)
    }
}
