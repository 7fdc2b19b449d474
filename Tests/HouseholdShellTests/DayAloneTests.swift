import TestSupport
import Testing

@Suite("A day that is said where no time counts")
struct DayAloneTests {
    /// The household with another parent, and money of its own.
    private func stage() async throws -> Stage {
        let stage = try await Family.stage()
        try await stage.letIn("tom", by: "member invite Tom --role parent")
        try #require(await stage.say("money currency EUR").exit == 0)
        return stage
    }

    @Test(
        "is refused with a time, and advised without it",
        arguments: [
            ("money charge tom 12.50 Pizza --due \"today 23:30\"", "2026-11-21"),
            ("money pay tom 20 \"train ticket\" --due \"tomorrow at 8:00\"", "2026-11-22"),
            ("chore history --from \"2026-11-01 8:00\"", "2026-11-01"),
        ])
    func isRefused(line: String, day: String) async throws {
        let stage = try await stage()

        let outcome = await stage.say(line)

        #expect(outcome.exit == 65, "\(outcome)")
        #expect(
            outcome.messages.hasPrefix("error: Only a day can be said here, without a time.\n"),
            "\(outcome)")
        let advice = try #require(outcome.messages.firstMatch(of: /try: (.*)\n/)?.1, "\(outcome)")
        #expect(advice.hasSuffix(" \(day)"))
        let advised = await stage.say(String(advice))
        #expect(advised.exit == 0, "\(advised)")
    }

    @Test("is kept until which money is owed")
    func isKept() async throws {
        let stage = try await stage()

        let outcome = await stage.say("money charge tom 12.50 Pizza --due tomorrow")

        #expect(outcome.exit == 0, "\(outcome)")
        let notices = await stage.say("notice list", as: "tom").results
        #expect(notices.contains("Sun 22 Nov 2026"), "\(notices)")
    }
}
