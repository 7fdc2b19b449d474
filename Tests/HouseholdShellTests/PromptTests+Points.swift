import TestSupport
import Testing

extension PromptTests {
    @Test("shows a child what it can spend, and the jar beside that where something is in it")
    func showsJar() async throws {
        let stage = try await Family.stage(Stage.Setting(isInteractive: true))
        for line in ["reward add Kite for 9", "points give mia 5 --why help"] {
            #expect(await stage.say(line).exit == 0, "\(line)")
        }

        let child = await stage.run(
            [], as: "mia", input: ["goal set kite", "goal save 3", "quit"])

        #expect(child.messages.contains("mia (5 pts) > "), "\(child)")
        #expect(child.messages.contains("mia (2 pts, 3 in the jar) > "), "\(child)")
    }
}
