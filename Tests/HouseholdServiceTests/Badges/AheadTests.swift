import HouseholdModel
import HouseholdService
import Testing

/// Mia does on Monday what is due on each day of the week.
@Suite("A row of days")
struct AheadTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        for day in 0..<7 { try await complete("Day \(day)", due: day) }
    }

    @Test("is not made by what is done ahead, nor is a whole week, until the days are there")
    func isNotMadeAhead() async throws {
        #expect(try family.badges(of: .mia) == ["first_chore"])
        #expect(try await streak() == [1, 1])

        try await family.live(days: 3)
        #expect(try await streak() == [4, 4])
        try await complete("Bed", due: 0)
        #expect(try family.badges(of: .mia) == ["first_chore"])
    }

    @Test(
        "brings its badges with the next chore then, whether that is of the day, done ahead, or of the week after",
        arguments: [(6, 0), (6, 1), (7, 0)])
    func bringsBadges(days: Int, due: Int) async throws {
        try await family.live(days: days)
        #expect(try await streak() == [7, 7])
        try await complete("Bed", due: due)
        #expect(try family.badges(of: .mia) == ["first_chore", "streak_7", "all_week"])
    }

    private func streak() async throws -> [Int]? {
        try await family.ask(ShowStats(), as: .mia).streak.map { [$0.current, $0.best] }
    }

    private func complete(_ title: String, due days: Int) async throws {
        let number = try await family.addChore(title, to: "mia")
        let day = try family.zone().day(at: family.clock.now).adding(days: days)
        try await family.perform(MoveChore(number, to: Due(day: day)), as: .anna)
        try await family.complete(number, as: .mia)
    }
}
