import HouseholdModel
import HouseholdService
import Testing

/// The families' day is Monday, 16 November 2026, 10 o'clock in Berlin.
@Suite("What a household is called, and how it counts days,")
struct HomeTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("is changed by a parent, recorded, and taken back")
    func isChanged() async throws {
        let changes: [ChangeSettings.Setting] = [
            .name(try Title("Casa Smith")), .zone("Europe/London"), .weekStart(.sunday),
        ]
        for change in changes { try await family.perform(ChangeSettings(change), as: .ben) }

        let view = try await family.ask(ShowHousehold(), as: .mia)
        #expect(
            (view.name, view.zone.name, view.weekStart) == ("Casa Smith", "Europe/London", .sunday))
        #expect(try family.lastRecord()["operation"] == "household.settings")
        for _ in changes { try await family.perform(TakeBack(), as: .ben) }
        let back = try await family.ask(ShowHousehold(), as: .mia)
        #expect((back.zone.name, back.weekStart) == ("Europe/Berlin", .monday))
        #expect(back.name == "The Smiths")
    }

    @Test("is not changed by a child, nor to a zone that there is not")
    func isRefused() async throws {
        let name = ChangeSettings(.name(try Title("Mia's home")))
        #expect(await family.refusal(name, as: .mia)?.isRefusal == true)
        #expect(
            await family.refusal(ChangeSettings(.zone("Mars/Base")), as: .anna)
                == .value(field: "time zone", expected: "one such as Europe/Berlin"))
    }

    @Test("moves the moment at which open chores are late, and keeps their days")
    func movesDates() async throws {
        let today = try family.zone().day(at: family.clock.now)
        try await family.perform(MoveChore(1, to: Due(day: today)), as: .anna)
        try await family.perform(ChangeSettings(.zone("America/New_York")), as: .anna)
        family.clock.advance(seconds: 15 * 3_600)

        // One o'clock at night in Berlin is seven o'clock in the evening there.
        #expect(try await late().isEmpty)
        #expect(try await family.ask(ShowChore(1), as: .mia).due?.day == today)
        try await family.perform(TakeBack(), as: .anna)
        #expect(try await late() == [1])
    }

    @Test("keeps the moment of what comes so many hours apart")
    func keepsMoments() async throws {
        let zone = try family.zone()
        let now = Due(day: zone.day(at: family.clock.now), time: zone.time(at: family.clock.now))
        let reader = RecurrenceReader(today: now.day, zone: zone)
        let chore = try await family.perform(
            AddChore(
                title: Title("Feed the cat"), for: .one("mia"), value: .one,
                timing: .repeating(try reader.draft("6 hours at 10:00").recurrence(now: now))),
            as: .anna)

        try await family.perform(ChangeSettings(.zone("America/New_York")), as: .anna)

        let due = try await family.ask(ShowChore(chore.number), as: .mia).due
        #expect((due?.day, due?.time?.description) == (now.day, "04:00"))
    }

    @Test("changes nothing that was booked, and no reward comes twice in a week")
    func keepsTheBook() async throws {
        try await family.addReward("Cake", at: 3, counting: .weekly, for: ["mia"])
        let first = try await family.complete(2, as: .mia)
        let owed = try await family.ask(ListRequests(owed: true), as: .anna)

        try await family.perform(ChangeSettings(.weekStart(.sunday)), as: .anna)
        try await family.perform(ChangeSettings(.zone("America/New_York")), as: .anna)
        let second = try await family.complete(1, as: .mia)

        #expect(first.rewards.map(\.title) == ["Cake"])
        #expect(second.rewards.isEmpty)
        #expect(owed.count == 1)
        #expect(try await family.ask(ListRequests(owed: true), as: .anna).count == 1)
        #expect(try await family.earned(.mia) == 4)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    private func late() async throws -> [Number] {
        try await family.ask(ListChores(.overdue), as: .anna).map(\.number)
    }
}
