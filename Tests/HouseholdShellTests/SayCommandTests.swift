import Dispatches
import HouseholdService
import HouseholdShell
import Synchronization
import Testing

@Suite("A day that is read aloud")
struct SayCommandTests {
    @Test("is what is left to do, by the numbers that are typed, in the language that is set")
    func isRead() async throws {
        let stage = try await Family.stage()
        _ = await stage.say("chore add \"Feed the fish\" --to mia --due today --at 18:00")

        let english = await stage.say("say", as: "mia")
        let german = await stage.say("say --lang de", as: "mia")

        #expect(english.exit == 0 && german.exit == 0, "\(english) \(german)")
        let said = stage.phones.said
        #expect(said.map(\.language) == ["en", "de"])
        let first = try #require(said.first).sentences
        #expect(first.first == "Good afternoon, Mia. 0 of 1 done.", "\(first)")
        #expect(first.last == "4. Feed the fish. by 18:00.", "\(first)")
        #expect(english.results == first.joined(separator: "\n") + "\n")
        #expect(said.last?.sentences.last == "4. Feed the fish. bis 18:00.")
    }

    @Test("says nothing of what others have to do, nor what is done")
    func isOwn() async throws {
        let stage = try await Family.stage()
        _ = await stage.say("chore add \"Sweep the yard\" --to max --due today")
        _ = await stage.say("chore add \"Make the bed\" --to mia --due today --approval none")
        _ = await stage.say("done bed", as: "mia")

        _ = await stage.say("say", as: "mia")

        let said = stage.phones.said.flatMap(\.sentences).joined(separator: " ")
        #expect(!said.contains("Sweep") && !said.contains("bed"), "\(said)")
    }

    @Test("tells a parent whose each is")
    func isTold() async throws {
        let stage = try await Family.stage()
        _ = await stage.say("chore add \"Feed the fish\" --to mia --due today")
        _ = await stage.say("say")
        let said = stage.phones.said.flatMap(\.sentences)
        #expect(said.last == "4. Feed the fish. Mia.", "\(said)")
    }

    @Test("has nothing of what a child has asked to be excused from")
    func isExcused() async throws {
        let stage = try await Family.stage()
        _ = await stage.say("chore add \"Feed the fish\" --to mia --due today")
        let excuse = await stage.say("chore excuse fish --why \"I am ill\"", as: "mia")
        #expect(excuse.exit == 0, "\(excuse)")
        _ = await stage.say("say", as: "mia")
        let said = stage.phones.said.flatMap(\.sentences).joined(separator: " ")
        #expect(!said.isEmpty && !said.contains("fish"), "\(said)")
    }

    @Test(
        "says why it was not",
        arguments: [
            (Receipt.Outcome.failed(.fault(.noProgram)), "speech-dispatcher is not there"),
            (.failed(.fault(.timedOut)), "did not take it"),
            (.refused(.fault(.unreadable)), "did not take it"),
        ])
    func fails(outcome: Receipt.Outcome, why: String) async throws {
        let stage = try await Family.stage()
        stage.phones.hearing.withLock { $0 = outcome }
        let said = await stage.say("say", as: "mia")
        #expect(said.exit == 69 && said.messages.contains(why), "\(said)")
        #expect(said.results.isEmpty)
    }
}
