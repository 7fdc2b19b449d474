import Testing

@Suite("What is said of a new chore")
struct ToldOnceTests {
    @Test("says with the first one of a child, and not again, that it has not joined yet")
    func saysOnce() async throws {
        let stage = try await Family.stage()
        for name in ["Ida", "Ole"] { _ = await stage.say("child add \(name) --sign-in code") }

        let first = await stage.say("add Read for ida")
        let second = await stage.say("add Draw for ida")
        let both = await stage.say("add Sing for ida and ole")

        #expect(first.results.contains("Ida has not joined yet."))
        #expect(!second.results.contains("has not joined yet"))
        #expect(!both.results.contains("Ida has not joined yet."))
        #expect(both.results.contains("Ole has not joined yet."))
    }
}
