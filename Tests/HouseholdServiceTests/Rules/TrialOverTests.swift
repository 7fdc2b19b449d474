import HouseholdModel
import HouseholdService
import Testing

/// What whoever set rules on trial is told once that is over; it is Monday, 11:00 in Berlin, and the trial is until midnight.
@Suite("The end of a trial of house rules")
struct TrialOverTests {
    private let family: Family

    init() async throws {
        family = try await .anHourOld()
    }

    private func begin(until day: Day) async throws {
        try await family.perform(
            BeginTrial(
                Family.noChores, from: "own.cedar", until: day, atOnce: Note("we agreed")),
            as: .anna)
    }

    private func wait(until moment: Instant) throws {
        family.clock.advance(milliseconds: moment.milliseconds - family.clock.now.milliseconds)
        try family.everybodyProves()
    }

    private func news() async throws -> [String] {
        try await family.ask(ListNotices(unread: true), as: .anna)
            .filter { $0.kind == .trialOver }.map(\.text.source)
    }

    @Test("is told also where another one runs by then")
    func isToldLater() async throws {
        try await begin(until: "2026-11-16")
        #expect(try await news().isEmpty)
        try wait(until: "2026-11-16T23:00:00Z")
        #expect(
            try await news() == [
                """
                The trial of house rules is over. Decided: 0, of these refused: 0. \
                For whom: rules trial
                """
            ])
        try await begin(until: "2026-11-17")
        #expect(try await news() == ["The trial of house rules is over."])
    }

    @Test("is told as far as its reader sees what happened")
    func isToldAsSeen() async throws {
        try await family.set(
            """
            @id("discreet") @say("What others do is theirs.") @ask("nobody")
            forbid (principal in Role::"parent", action == Action::"audit.show", resource);
            """, atOnce: "we agreed")
        try await begin(until: "2026-11-16")
        #expect(await family.refusal(CompleteChore(2), as: .mia)?.refusal != nil)
        try wait(until: "2026-11-16T23:00:00Z")
        #expect(
            try await news() == [
                """
                The trial of house rules is over. Decided: 0, of these refused: 0. \
                For whom: rules trial
                """
            ])
    }
}
