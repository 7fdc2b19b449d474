import Foundation
import TestSupport
import Testing

@Suite("The tour")
struct TourTests {
    private let stage: Stage

    init() throws {
        stage = try Stage(Stage.Setting(isInteractive: true))
    }

    /// What somebody types who does as they are told.
    private static let steps = [
        "add Feed the cat every day for robin 2 points", "today", "done feed cat", "approve robin",
        "undo", "reward add Cinema --cost 60",
    ]

    /// Whether anything of a practice household is left.
    private func leavesNothing() throws -> Bool {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: stage.folder.path)
        return !paths.contains { $0.contains("tour-") }
    }

    @Test("goes through six steps, and leaves nothing behind")
    func isWalked() async throws {
        let outcome = await stage.run(["tour"], input: Self.steps)

        #expect(outcome.exit == 0)
        for number in 1...6 { #expect(outcome.results.contains("\n\(number) of 6  ")) }
        #expect(outcome.results.hasSuffix("Type help to see what else there is.\n"))
        #expect(outcome.results.contains("Nice! \"Feed the cat\" is marked done."))
        #expect(outcome.messages.contains("Practice home # "))
        #expect(outcome.messages.contains("robin (0 pts) > "))
        #expect(try leavesNothing())
        #expect(!FileManager.default.fileExists(atPath: stage.data))
    }

    @Test("says what to type where something else was typed, and goes on with the same step")
    func repeatsSteps() async throws {
        let outcome = await stage.run(
            ["tour"],
            input: ["adn x", "add Wash up for me", "", "help", "chores"] + Self.steps.prefix(2)
                + ["logout", "chore list --data /", "done 99"] + Self.steps.dropFirst(2))

        #expect(outcome.exit == 0)
        #expect(outcome.messages.contains("There is no command \"adn\"."))
        #expect(outcome.results.contains("A chore for Robin ends with: for robin"))
        #expect(
            outcome.results.components(separatedBy: "That is for later, at home.").count == 3)
        #expect(outcome.results.contains("try: done 2\n"))
        #expect(outcome.results.contains("That was the tour"))
    }

    @Test("goes back a step where what it is about was taken back")
    func goesBack() async throws {
        let outcome = await stage.run(
            ["tour"],
            input: Self.steps.prefix(3) + ["no 1"] + Self.steps[2...3] + ["q"])

        #expect(outcome.results.components(separatedBy: "3 of 6  ").count == 3)
        #expect(outcome.results.components(separatedBy: "5 of 6  ").count == 2)
    }

    @Test(
        "is left at any time, and leaves nothing behind",
        arguments: [[], ["quit"], ["add x", "q"], ["add Feed the cat for robin", "exit"]])
    func isLeft(input: [String]) async throws {
        let outcome = await stage.run(["tour"], input: input)

        #expect(outcome.exit == 0)
        #expect(
            outcome.results.hasSuffix("You left the tour; the household for practice is gone.\n"))
        #expect(try leavesNothing())
    }

    @Test("changes nothing at home: not who is signed in, and not what is there")
    func leavesHomeAlone() async throws {
        let family = try Stage(Stage.Setting(isInteractive: true), continuing: stage)
        await family.register()
        _ = await family.say("household create Smith home")
        _ = await family.say("chore add Dishes")
        let before = await family.say("chore list --all")

        let outcome = await family.run([], input: ["tour"] + Self.steps + ["whoami", "quit"])

        #expect(outcome.results.contains("Anna (anna), owner of Smith home"))
        #expect(await family.say("chore list --all") == before)
    }

    @Test("is told in the language and with the options that were chosen")
    func takesOptions() async throws {
        let german = await stage.run(["tour", "--lang", "de"], input: ["qiut", "quit"])
        let english = await stage.run(["tour", "--width", "40"], input: ["quit"])

        #expect(!german.results.contains("1 of 6"))
        #expect(!german.messages.contains("There is no command"))
        #expect(english.results.contains("\n1 of 6  Add a chore in your own words:\n"))
    }

    @Test("is for people called Robin, too")
    func isForRobin() async throws {
        let home = try Stage(Stage.Setting(isInteractive: true), continuing: stage)
        _ = await home.run(
            ["register", "--username", "robin", "--name", "ROBIN", "--password-stdin"],
            input: ["quiet river lamp seven"])

        let outcome = await home.run(["tour"], input: Self.steps)

        #expect(outcome.exit == 0)
        #expect(outcome.results.contains("That was the tour"))
    }

    @Test("is for somebody at a terminal")
    func isNotForScripts() async throws {
        let script = try Stage()
        for words in [["tour"], ["-c", "tour"], ["--json", "tour"]] {
            let outcome = await script.run(words)
            #expect(outcome.exit == 64)
            #expect(outcome.messages.contains("terminal"))
        }
        #expect(await stage.run(["--no-input", "tour"]).exit == 64)
    }
}
