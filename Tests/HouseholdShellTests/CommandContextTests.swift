import HouseholdService
import HouseholdShell
import HouseholdWords
import TestSupport
import Testing

@Suite("A command with a session alone")
struct CommandContextTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage()
    }

    /// What a command of that person gets: no console, no prompt, and no line that was typed.
    private func context(of person: String) -> CommandContext {
        let dependencies = stage.dependencies
        let environment = stage.environment(of: person)
        return CommandContext(
            Session(
                environment: environment, dependencies: dependencies,
                makeRequestID: { "00000000-0000-4000-8000-0000000000ff" },
                files: { _ in [] }, dataFolder: stage.data))
    }

    @Test("gives its answer back, and has done what it says")
    func answers() async throws {
        let add = try #require(try Call(reading: ["chore", "add", "Water the plants"]))
        let reply = try await add.run(context(of: "anna"))
        let chore = try #require(reply.json as? ChoreView)

        #expect(chore.title == "Water the plants")
        #expect(await stage.say("chore show \(chore.number)").results.contains("Water the plants"))
    }

    @Test("says what is missing where somebody else would be asked, and changes nothing")
    func asksNobody() async throws {
        let delete = try #require(try Call(reading: ["chore", "delete", "1"]))
        let before = await stage.say("chore show 1")
        let failure = await #expect(throws: Failure.self) {
            try await delete.run(context(of: "anna"))
        }

        #expect(
            failure?.explanation.attempts.first?.hasSuffix("--yes") == true, "\(failure as Any)")
        #expect(await stage.say("chore show 1") == before)
    }

    @Test("is refused what whoever is signed in may not")
    func refuses() async throws {
        let give = try #require(try Call(reading: ["points", "give", "mia", "5", "--why", "luck"]))
        let failure = await #expect(throws: Failure.self) {
            try await give.run(context(of: "mia"))
        }

        #expect(failure?.explanation.exit == .noPermission)
    }
}
