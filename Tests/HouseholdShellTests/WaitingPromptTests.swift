import TestSupport
import Testing

@Suite("Whoever waits to be let in")
struct WaitingPromptTests {
    private let interactive = Stage.Setting(isInteractive: true)

    @Test("is told so at the prompt, and once what was answered")
    func isTold() async throws {
        let stage = try await Family.stage(interactive)
        let made = await stage.say("household invite --json --reveal")
        let code = try #require(made.results.firstMatch(of: /"linking_key":"([^"]+)"/)?.1)
        let registered = await stage.say(
            "register --username tom --name Tom --password-stdin", as: "tom",
            input: ["quiet river lamp tom"])
        #expect(registered.exit == 0, "\(registered)")

        let waiting = await stage.run(
            [], as: "tom", input: ["join", String(code), "", "today", "quit"])
        #expect(
            waiting.messages.contains("Ask to come into \"Smith home\" as Tom (tom)? [Y/n]"),
            "\(waiting)")
        #expect(waiting.messages.contains("Tom (waiting) > "), "\(waiting)")
        let later = await stage.run([], as: "tom", input: ["quit"])
        #expect(later.results.contains("You wait to be let into \"Smith home\""), "\(later)")
        let anna = await stage.run([], input: ["member refuse tom", "quit"])
        #expect(anna.results.contains("Tom (tom) would like to join."), "\(anna)")
        let refused = "You were not let into \"Smith home\"."
        let told = await stage.run([], as: "tom", input: ["quit"])
        #expect(told.results.contains(refused), "\(told)")
        #expect(!told.messages.contains("waiting"), "\(told)")
        let again = await stage.run([], as: "tom", input: ["quit"])
        #expect(!again.results.contains(refused), "\(again)")
    }
}
