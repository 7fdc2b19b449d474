import Testing

@Suite("A chore that is offered")
struct OfferTests {
    @Test("is told of once where whoever it is offered to comes in")
    func isToldOnce() async throws {
        let stage = try await Family.stage(Stage.Setting(isInteractive: true))
        try #require(await stage.say("chore offer 1 --to max", as: "mia").exit == 0)

        let outcome = await stage.run([], as: "max", input: ["quit"])

        let told = outcome.results + outcome.messages
        #expect(told.ranges(of: "Mia offers you").count == 1, "\(outcome)")
    }
}
