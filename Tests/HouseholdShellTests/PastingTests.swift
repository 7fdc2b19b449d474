import TestSupport
import Testing

@Suite("What is pasted at the prompt")
struct PastingTests {
    private static let setting = Stage.Setting(isInteractive: true)

    /// What each chore is called.
    private func titles(on stage: Stage) async -> [String] {
        await stage.say("chore list --json").results
            .matches(of: /"title":"([^"]+)"/).map { String($0.1) }
    }

    @Test(
        "makes no one chore of several lines",
        arguments: [
            "add Feed the hens\nSweep the yard\nWater the herbs",
            "add Feed the hens\nadd Sweep the yard\nadd Water the herbs",
            "ADD Feed the hens every day\nSweep the yard\nWater the herbs",
            "chore add Feed the hens\nSweep the yard\nWater the herbs",
        ])
    func makesNoOneChore(text: String) async throws {
        let stage = try await Family.stage(Self.setting)
        let before = await titles(on: stage)

        let outcome = await stage.run([], input: [text, "", "quit"])

        #expect(await titles(on: stage) == before)
        let line = text.split(separator: "\n").joined(separator: " ")
        #expect(
            outcome.messages.contains(
                "error: You pasted 3 lines, and that would be one chore."), "\(outcome)")
        #expect(outcome.messages.contains("  try: data import"), "\(outcome)")
        #expect(outcome.messages.contains("Smith home # \(line)\n"), "\(outcome)")
    }

    @Test("makes one of them where that is meant, and of one line at once")
    func makesOneThatIsMeant() async throws {
        let stage = try await Family.stage(Self.setting)
        let before = await titles(on: stage)

        let line = "add \"Feed the hens\nand the cat\""
        _ = await stage.run(
            [], input: [line, "add \"Feed the hens and the cat\"", "add Sweep the yard", "quit"])

        #expect(
            Set(await titles(on: stage)).subtracting(before)
                == ["Feed the hens and the cat", "Sweep the yard"])
    }

    @Test("tells a child of no list, and whoever has it read aloud of no Enter")
    func isToldOfWhatTheyCan() async throws {
        let stage = try await Family.stage(Self.setting)

        let child = await stage.run([], as: "mia", input: ["add Sweep\nMop", "quit"]).messages
        #expect(child.contains("You pasted 2 lines, and that would be one chore."), "\(child)")
        #expect(child.replacing("\n", with: " ").contains("press Enter."), "\(child)")
        #expect(!child.contains("data import"), "\(child)")
        let plain = await stage.run(["--plain"], input: ["add Sweep\nMop", "quit"]).messages
        #expect(plain.contains("You pasted 2 lines"), "\(plain)")
        #expect(!plain.contains("press Enter"), "\(plain)")
    }

    @Test("is run as one line where no chore comes of it")
    func isRunElsewhere() async throws {
        let stage = try await Family.stage(Self.setting)

        let outcome = await stage.run([], as: "mia", input: ["done\n1", "quit"])

        #expect(!outcome.messages.contains("You pasted"), "\(outcome)")
        #expect(outcome.messages.contains("mia (2 pts) > "), "\(outcome)")
    }
}
