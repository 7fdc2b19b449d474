import TestSupport
import Testing

@Suite("The prompt")
struct PromptTests {
    private let interactive = Stage.Setting(isInteractive: true)

    @Test("shows a child its points, and asks before something is deleted")
    func asks() async throws {
        let stage = try await Family.stage(interactive)

        let child = await stage.run([], as: "mia", input: ["done 1", "quit"])
        #expect(child.messages == "mia (0 pts) > \nmia (2 pts) > \n" + Stage.staying)
        let no = await stage.run([], input: ["chore delete 3", "", "quit"])
        #expect(
            no.messages.contains(
                "Delete \"Set the table\"? [y/N] \nStopped. Nothing was changed.\n"))
        let yes = await stage.run([], input: ["chore delete 3", "y", "quit"])
        #expect(yes.results.contains("Deleted: 3 Set the table"))
    }

    @Test("joins a child after asking whether it is the one")
    func joins() async throws {
        let stage = try await Family.stage(interactive)
        let made = await stage.say("child add Kim --sign-in code --json --reveal")
        let key = try #require(made.results.firstMatch(of: /"linking_key":"([^"]+)"/)?.1)

        let stranger = await stage.run([], as: "kim", input: ["join", String(key), "n", "quit"])
        #expect(stranger.messages.contains("Hello! Are you Kim? [Y/n]"))
        #expect(stranger.messages.contains("Stopped. Nothing was changed."))
        let kim = await stage.run(
            [], as: "kim",
            input: ["join", key.lowercased(), "", "kim", "493817", "493818"])
        #expect(kim.messages.contains("The two were not the same. Nothing was changed."))
        #expect(kim.messages.contains("Stopped. Nothing was changed."))
        let again = await stage.run(
            [], as: "kim",
            input: ["join", String(key), "", "4711", "kim", "1234", "1234", "kim", "493817"]
                + ["493817", "quit"])
        #expect(again.messages.hasSuffix("Again: \nkim (0 pts) > \n" + Stage.staying))
    }

    @Test("tells what was reached meanwhile, once")
    func tellsNews() async throws {
        let stage = try await Family.stage(interactive)
        _ = await stage.say("chore add Wash the car --to mia --points 5")
        _ = await stage.say("done 4 --for mia")

        let news = "*** You have reached \"Cinema\" (5 points). Well done. Tell your parents. ***"
        #expect(await stage.run([], as: "mia", input: ["quit"]).results.contains(news))
        #expect(!(await stage.run([], as: "mia", input: ["quit"]).results.contains(news)))
    }

    @Test("explains the last refusal")
    func explains() async throws {
        let stage = try await Family.stage(interactive)

        let outcome = await stage.run(
            [], as: "mia", input: ["rules can max chore.list", "why", "quit"])

        #expect(outcome.results.contains("rules.can: no\n"))
    }
}
