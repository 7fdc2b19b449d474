import HouseholdModel
import HouseholdService
import Testing

@Suite("The numbers of a member")
struct StatsTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("say what is done, when, in time or not, and what it gave")
    func addUp() async throws {
        try await doDaily(late: 2)

        let stats = try await family.ask(ShowStats(), as: .mia)

        #expect(stats.member == "mia" && stats.completed == 5)
        #expect((stats.due, stats.onTime, stats.onTimePercent) == (5, 4, 80))
        #expect(stats.streak.map { [$0.current, $0.best] } == [2, 2])
        #expect(stats.weekdays.map(\.completed).reduce(0, +) == 5)
        #expect(stats.weekdays.first?.weekday == .monday)
        #expect(stats.weeks.count == 12)
        #expect(stats.weeks.map(\.points).reduce(0, +) == 5)
    }

    @Test("leave out what was never due, and what is older than twelve weeks")
    func leaveOut() async throws {
        try await family.complete(4, as: .mia)
        try await family.live(days: 12 * 7)

        let stats = try await family.ask(ShowStats(of: "mia"), as: .anna)

        #expect(stats.completed == 1)
        #expect(stats.onTimePercent == nil)
        #expect(stats.weeks.allSatisfy { $0.points == 0 })
        #expect(stats.weekdays.allSatisfy { $0.completed == 0 })
    }

    @Test(
        "are seen as the privacy of activity allows, the streak as that of achievements does",
        arguments: [
            (PrivacySetting.activity, Audience.me, false, false),
            (.activity, .parents, false, false), (.achievements, .me, true, false),
            (.achievements, .household, true, true), (.profile, .me, true, true),
        ])
    func arePrivate(
        setting: PrivacySetting, audience: Audience, isSeen: Bool, hasStreak: Bool
    ) async throws {
        try await family.perform(SetPrivacy(setting, to: audience), as: .mia)

        let seen = try? await family.ask(ShowStats(of: "mia"), as: .max)
        let parents = try await family.ask(ShowStats(of: "mia"), as: .anna)

        #expect((seen != nil) == isSeen)
        #expect((seen?.streak != nil) == hasStreak)
        #expect(parents.streak != nil)
    }

    /// Lets mia do a chore on each of five days, in time but for one that was due on the day before.
    private func doDaily(late: Int) async throws {
        let zone = try family.zone()
        for day in 0..<5 {
            let number = try await family.addChore("Day \(day)", to: "mia")
            let due = Due(
                day: zone.day(at: family.clock.now).adding(days: late == day ? -1 : 0))
            try await family.perform(MoveChore(number, to: due, mayBePast: true), as: .anna)
            try await family.complete(number, as: .mia)
            family.clock.advance(days: 1)
        }
    }
}
