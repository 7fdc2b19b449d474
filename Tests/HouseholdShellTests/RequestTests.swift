import TestSupport
import Testing

@Suite("A request for a reward")
struct RequestTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage(Stage.Setting(isInteractive: true))
        for line in ["reward add Kite --cost 2", "reward add Kite string --cost 1"] {
            _ = await stage.say(line)
        }
        for child in ["mia", "max"] {
            _ = await stage.say("points give \(child) 9 --why helping")
            _ = await stage.say("want kite", as: child)
        }
    }

    @Test("is answered and handed over by words of its title, and of whose it is")
    func isNamed() async throws {
        let both = await stage.say("reward grant kite")
        #expect(both.messages.contains("2 of them match \"kite\". Say which."), "\(both)")
        #expect(both.messages.contains("  try: 2   Kite, Mia\n  try: 4   Kite, Max\n"))

        #expect(await stage.say("reward grant Kite mia").results.hasPrefix("Yes to Mia: \"Kite\""))
        let no = await stage.say("reward decline kite --why \"too windy\"")
        #expect(no.results.hasPrefix("No to Max: \"Kite\""), "\(no)")
        #expect(await stage.say("reward deliver kit").results.hasPrefix("Mia has \"Kite\"."))
        #expect(
            await stage.say("reward deliver boat").messages.contains(
                "No request here matches \"boat\"."))
    }

    @Test("is taken back by words of its title, and by its number as ever")
    func isTakenBack() async throws {
        #expect(
            await stage.say("reward withdraw kite", as: "mia").results.contains(
                "You don't ask for \"Kite\" any more."))
        #expect(
            await stage.say("reward withdraw 4", as: "max").results.contains(
                "You don't ask for \"Kite\" any more."))
    }

    @Test("finds the reward that is meant, and says which there are where it can't be told")
    func findsRewards() async throws {
        #expect(await stage.say("reward show kite").results.contains("Kite, for 2 points"))
        let both = await stage.say("reward show ki")
        #expect(both.messages.contains("2 of them match \"ki\". Say which."), "\(both)")
        #expect(both.messages.contains("Kite string\n"))
    }
}
