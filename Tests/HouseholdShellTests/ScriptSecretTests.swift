import Testing

@Suite("A secret in a script")
struct ScriptSecretTests {
    @Test(
        "is never taken for a command, whatever is wrong with its line",
        arguments: [
            "profile --verbose password --password-stdin", "profile password --password-stdin",
            "profile --width 40 password --password-stdin",
            "login anna --password-stdin \"x", "login anna --password-stdin \\",
        ])
    func isNoCommand(line: String) async throws {
        let stage = try await Family.stage()

        let outcome = await stage.run(
            ["--keep-going", "-f", "-"],
            input: [line, "quiet river lamp wrong", "yellow boat near harbour"])

        #expect(outcome.exit != 0)
        #expect(!outcome.messages.contains("quiet"))
        #expect(!outcome.messages.contains("yellow"))
    }
}
