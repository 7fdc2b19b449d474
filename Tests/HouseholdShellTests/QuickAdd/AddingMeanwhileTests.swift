import Testing

@Suite("What add was told of the household")
struct AddingMeanwhileTests {
    @Test("is asked anew where the household was changed in another window meanwhile")
    func isAskedAnew() async throws {
        let stage = try await Family.stage(Stage.Setting(isInteractive: true))

        let outcome = await stage.run(
            [],
            input: [
                "add Sweep tomorrow evening",
                Stage.elsewhere + "household settings times evening 19:30", "",
                "add Polish tomorrow evening", "quit",
            ])

        #expect(outcome.exit == 0)
        #expect(outcome.results.contains("  due     tomorrow, 18:00"))
        #expect(outcome.results.contains("  due     tomorrow, 19:30"))
        #expect(outcome.results.ranges(of: "Added: ").count == 2)
    }
}
