import LineEditor
import TestSupport
import Testing

@Suite("What is shown at a terminal")
struct ReadingTests {
    /// A household with a parent at a screen of six rows.
    private func stage(_ setting: Stage.Setting) async throws -> Stage {
        let stage = try Stage(setting)
        await stage.register()
        _ = await stage.say("household create Smith home")
        for number in 1...6 { _ = await stage.say("chore add Chore number \(number)") }
        return stage
    }

    @Test("is read in the pager where it is taller than the screen")
    func isPaged() async throws {
        let stage = try await stage(Stage.Setting(isInteractive: true, rows: 6))

        #expect(await stage.say("chore list").results.hasPrefix("[pager]\n#"))
        #expect(await stage.say("whoami").results.hasPrefix("Anna"))
    }

    @Test("locks a parent's shell where nobody was there any more to read it")
    func locks() async throws {
        let stage = try await stage(
            Stage.Setting(isInteractive: true, rows: 6, ending: .idle))

        let outcome = await stage.run([], input: ["chore list", "quit"])
        #expect(outcome.results.contains("Chore number 6"))
        #expect(outcome.results.hasSuffix("or: switch, switch NAME, quit\n"))
        #expect(outcome.messages.hasSuffix("(locked) anna : \n"))
    }

    @Test(
        "is never read in the pager by programs, scripts and screen readers",
        arguments: [["--plain"], ["--json"], ["--no-input"], ["-f", "-"]])
    func isNotPaged(options: [String]) async throws {
        let stage = try await stage(Stage.Setting(isInteractive: true, rows: 6))

        let outcome = await stage.run(
            options + (options.first == "-f" ? [] : ["chore", "list"]), input: ["chore list"])

        #expect(outcome.exit == 0)
        #expect(outcome.results.contains("Chore number 6"))
        #expect(!outcome.results.contains("[pager]"))
    }

    @Test("is not read in the pager where it goes elsewhere")
    func isNotPagedElsewhere() async throws {
        let piped = try await stage(
            Stage.Setting(outputIsTerminal: false, isInteractive: true, rows: 6))
        #expect(!(await piped.say("chore list").results.contains("[pager]")))

        let script = try await stage(Stage.Setting(rows: 6))
        #expect(!(await script.say("chore list").results.contains("[pager]")))
    }

    @Test("breaks its lines between words, and only there")
    func isWrapped() async throws {
        let words = Array(repeating: "wonderful", count: 6).joined(separator: " ")
        let narrow = try await stage(Stage.Setting(width: 40))
        let piped = try await stage(Stage.Setting(outputIsTerminal: false, width: 40))

        let lines = await narrow.say("chore add \(words)").results.split(separator: "\n")
        #expect(lines[0] == "Added: 7 wonderful wonderful wonderful")
        #expect(lines[1] == "wonderful wonderful wonderful")
        #expect(await piped.say("chore add \(words)").results.hasPrefix("Added: 7 \(words)\n"))
    }
}

@Suite("Somebody at a terminal")
struct AskingTests {
    private func stage() async throws -> Stage {
        let stage = try Stage(Stage.Setting(isInteractive: true))
        await stage.register()
        _ = await stage.say("household create Smith home")
        _ = await stage.say("household settings approval always")
        return stage
    }

    @Test("is asked how a child signs in, where that was not said")
    func isAskedForSignIn() async throws {
        let stage = try await stage()

        let outcome = await stage.say("child add Mia", input: ["x", "1"])

        #expect(
            outcome.messages.contains(
                "How should Mia sign in?  1) six digits (younger)  2) password  [1] > "))
        #expect(outcome.messages.contains("Type 1 or 2."))
        #expect(outcome.results.hasPrefix("Mia is added."))
        #expect(await stage.say("child add Max --sign-in code").messages == "")
        #expect(await stage.say("child add Leo --no-input").messages == "")
    }

    @Test("sees what waits for an OK, and what to type, where nothing else is said")
    func seesWhatWaits() async throws {
        let stage = try await stage()
        #expect(await stage.say("approve").results == "Nothing waits for your OK.\n")

        let added = await stage.say("child add Mia --sign-in code")
        let key = try #require(
            added.results.firstMatch(of: /[0-9A-Z]{4}-[0-9A-Z]{5}-[0-9A-Z]{5}/).map {
                String($0.output)
            })
        _ = await stage.run(
            ["join", "--username", "mia", "--key-stdin", "--password-stdin"], as: "mia",
            input: [key, "482915", ""])
        _ = await stage.say("chore add Feed the cat --to mia")
        _ = await stage.say("done 1", as: "mia")

        #expect(
            await stage.say("approve").results == """
                1 thing waits for your OK. Type one of these:
                  approve 1   "Feed the cat", done by Mia, 1 point
                To say no: no 1 --why "the bowl too"

                """)
        #expect(await stage.say("approve --no-input").exit == 64)
        #expect(await stage.run([], input: ["quit"]).results.contains("(chore list --waiting)"))
    }
}
