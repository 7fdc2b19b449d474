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

    @Test(
        "makes no one reward, wish, child or other thing of several lines, nor runs the command that they begin with",
        arguments: [
            ("anna", "reward add Cinema --cost 60\nIce cream --cost 5", "one reward."),
            ("mia", "wish A trip to the zoo\nA new bike", "one wish."),
            ("anna", "child add Lea\nTim", "one command."), ("mia", "done\n1", "one command."),
            ("anna", "points give mia 2 Nice work\npoints give ben 3", "one command."),
            ("anna", "Feed the hens every day\nSweep the yard", "one command."),
        ])
    func makesNothingElse(person: String, text: String, one: String) async throws {
        let stage = try await Family.stage(Self.setting)
        let seen = { (stage: Stage) in
            let lists = [
                "chore list --all", "reward list", "reward wishes", "member list", "points",
            ]
            var all = ""
            for list in lists {
                let outcome = await stage.say(list)
                #expect(outcome.exit == 0, "\(outcome)")
                all += outcome.results
            }
            return all
        }
        let before = await seen(stage)

        let outcome = await stage.run([], as: person, input: [text, "quit"])

        #expect(await seen(stage) == before)
        let said = outcome.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(said.contains("You pasted 2 lines, and that would be \(one)"), "\(outcome)")
        #expect(said.contains("press Enter."), "\(outcome)")
        let line = text.split(separator: "\n").joined(separator: " ")
        #expect(outcome.messages.contains("\(line)\n"), "\(outcome)")
    }

    @Test("is run as one line where that shows something only")
    func isRunElsewhere() async throws {
        let stage = try await Family.stage(Self.setting)

        let outcome = await stage.run([], input: ["points\nmia", "quit"])

        #expect(!outcome.messages.contains("You pasted"), "\(outcome)")
        #expect(outcome.results.contains("Mia"), "\(outcome)")
    }

    @Test("is no answer to a question before it is sent as one line")
    func isNoAnswer() async throws {
        let stage = try Stage(Self.setting)

        let outcome = await stage.run(
            [], input: ["Smith home\nchore list", "", "", "Anna\nBen\nMia", "Anna", "quit"])

        let asked = outcome.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(asked.contains("You pasted 2 lines, and one is asked for here. If one is meant,"))
        #expect(asked.contains("[Our home] > Smith home chore list 2 of 5"), "\(outcome)")
        #expect(asked.contains("You pasted 3 lines, and one is asked for here. If one is meant,"))
        #expect(asked.contains("(you will be a parent) > Anna Ben Mia A name"), "\(outcome)")
        #expect(asked.contains("A name to sign in with [anna] >"), "\(outcome)")
    }

    @Test("makes no one chore, child or reward of several lines while a home is set up")
    func isNoThingOfSetUp() async throws {
        let stage = try Stage(Self.setting)
        let password = "quiet river lamp seven"
        _ = await stage.run([], input: ["Smith home", "", "Anna", "", password, password])

        let outcome = await stage.run(
            [],
            input: ["Mia\nBen", "Mia", "", "", "", "Feed the hens\nadd Sweep", "Dust", "-", ""]
                + ["Cinema\nIce cream", "Zoo for 20 points", "1", "", "", "quit"])

        let chores = await stage.say("chore list --json").results
        #expect(chores.contains("Dust") && !chores.contains("hens"), "\(outcome)")
        let rewards = await stage.say("reward list --json").results
        #expect(rewards.contains("Zoo") && !rewards.contains("Cinema"), "\(outcome)")
        #expect(outcome.messages.matches(of: /You pasted 2 lines/).count == 3, "\(outcome)")
        #expect(!outcome.results.contains("Ben"), "\(outcome)")
    }

    @Test("is no answer where it is read aloud, and nothing stands ready there")
    func isNoAnswerReadAloud() async throws {
        let stage = try Stage(Self.setting)

        let outcome = await stage.run(["--plain"], input: ["Smith home\nchore list", "", "quit"])

        let asked = outcome.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(asked.contains("You pasted 2 lines, and one is asked for here."), "\(outcome)")
        #expect(!asked.contains("press Enter"), "\(outcome)")
        #expect(!outcome.messages.contains("chore list"), "\(outcome)")
    }

    @Test("makes no chore of several lines in the tour")
    func isAskedAboutInTour() async throws {
        let stage = try Stage(Self.setting)
        let line = "add Feed the cat every day for robin\nSweep the yard"

        let outcome = await stage.run(["tour"], input: [line, "quit"])

        #expect(outcome.messages.contains("You pasted 2 lines"), "\(outcome)")
        #expect(!outcome.results.contains("Added:"), "\(outcome)")
        #expect(!outcome.results.contains("2 of 6"), "\(outcome)")
    }

    @Test("is told of where Enter goes on behind a key that is shown once")
    func isToldOfBehindKey() async throws {
        let stage = try await Family.stage(Self.setting)

        let outcome = await stage.run(
            [],
            input: [
                "child add Kim --sign-in code", "add Feed the hens\nadd Sweep the yard", "quit",
            ])

        #expect(outcome.messages.contains("Written down? Enter goes on > "), "\(outcome)")
        #expect(outcome.messages.contains("You pasted 2 lines"), "\(outcome)")
        #expect(
            outcome.messages.contains("# add Feed the hens add Sweep the yard\n"), "\(outcome)")
    }
}
