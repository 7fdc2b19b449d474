import Testing

@Suite("While nobody answers at the server")
struct OfflineTests {
    @Test(
        "the prompt says so, and goes on with whoever is signed in once somebody does",
        arguments: [
            ("anna", "Smith home # ", "Smith home (offline) # ", "error: "),
            ("mia", "mia (0 pts) > ", "mia (offline) > ", ""),
        ])
    func showsOffline(
        person: String, usual: String, offline: String, sign: String
    ) async throws {
        let stage = try await Family.stage(
            Stage.Setting(isInteractive: true, width: 120, isRemote: true))
        let outcome = await stage.run(
            [], as: person,
            input: ["", Stage.goingAway, "today", "whoami", Stage.comingBack, "whoami", "quit"])

        let away =
            "\(sign)Nobody answers at unix:/chorus.sock. Is the server running, and is the address right?"
        let lines = [usual, usual, away, offline, away, offline, usual]
        #expect(outcome.messages == lines.joined(separator: "\n") + "\n" + Stage.staying)
        #expect(outcome.results.contains("(\(person))"), "\(outcome.results)")
    }
}
