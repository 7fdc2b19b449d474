import HouseholdModel
import HouseholdService
import Testing

/// Rules that look at whether a chore is late or due today.
///
/// It is Monday, 10:00.
@Suite("House rules about what is late or due today")
struct LateRulesTests {
    private static let rule = """
        @id("in-time") @say("What is late does not count.") @ask("a parent")
        forbid (principal in Role::"child", action == Action::"chore.complete", resource)
        when { resource.late };
        """

    private let family: Family

    init() async throws { family = try await Family() }

    private func addChore(on day: Day?) async throws -> Number {
        var chore = try AddChore(
            title: Title("Homework"), for: .one("mia"), value: .one,
            timing: .once(day.map { Due(day: $0, time: nil) }))
        chore.mayBePast = true
        return try await family.perform(chore, as: .anna).number
    }

    @Test("are about what is to be done and was due before, by the clocks at home")
    func areAboutLate() async throws {
        try await family.set(Self.rule, atOnce: "we agreed")
        let late = try await addChore(on: "2026-11-15")
        let today = try await addChore(on: "2026-11-16")
        let someTime = try await addChore(on: nil)

        let refused = await family.refusal(CompleteChore(late), as: .mia)
        #expect(refused?.refusal?.policies == ["in-time"])
        try await family.complete(someTime, as: .mia)

        // Midnight in Berlin.
        let midnight: Instant = "2026-11-16T23:00:00Z"
        family.clock.advance(
            milliseconds: midnight.milliseconds - 1_000 - family.clock.now.milliseconds)
        let before = try await family.ask(
            AskRules(.completeChore, of: "mia", on: "\(today)"), as: .anna)
        #expect(before.allowed)
        family.clock.advance(milliseconds: 1_000)
        let after = try await family.ask(
            AskRules(.completeChore, of: "mia", on: "\(today)"), as: .anna)
        #expect(after.policies == ["in-time"])
    }

    @Test("are about what is due today, by the day at home")
    func areAboutToday() async throws {
        try await family.set(
            """
            @id("in-time") @say("In time, please.") @ask("a parent")
            forbid (principal in Role::"child", action == Action::"chore.complete", resource)
            when { resource.due_today };
            """, atOnce: "we agreed")
        let late = try await addChore(on: "2026-11-15")
        let today = try await addChore(on: "2026-11-16")
        let tomorrow = try await addChore(on: "2026-11-17")
        let someTime = try await addChore(on: nil)
        func may(_ number: Number) async throws -> Bool {
            try await family.ask(
                AskRules(.completeChore, of: "mia", on: "\(number)"), as: .anna
            ).allowed
        }

        let refused = await family.refusal(CompleteChore(today), as: .mia)
        #expect(refused?.refusal?.policies == ["in-time"])
        for number in [late, tomorrow, someTime] { #expect(try await may(number)) }

        // Midnight in Berlin.
        let midnight: Instant = "2026-11-16T23:00:00Z"
        family.clock.advance(
            milliseconds: midnight.milliseconds - 1_000 - family.clock.now.milliseconds)
        #expect(try await may(tomorrow))
        family.clock.advance(milliseconds: 1_000)
        #expect(try await !may(tomorrow))
        try await family.complete(today, as: .mia)
    }

    @Test("are refused where a wall would not stand for what is due today")
    func keepWalls() async throws {
        for condition in ["resource.due_today", "resource.due_today && !resource.late"] {
            let ofDates = "resource has due_today && \(condition)"
            #expect(try await family.brokenWall(byHidingWhere: ofDates) == 6)
        }
    }

    @Test("are tried with what is late")
    func areTried() async throws {
        let trial = try await family.trial(adding: Self.rule)

        #expect(!trial.changes.isEmpty)
        #expect(trial.changes.allSatisfy { $0.situation.contains("it is late") })
    }
}
