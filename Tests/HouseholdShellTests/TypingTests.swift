import HouseholdService
import HouseholdShell
import LineEditor
import TestSupport
import Testing

@Suite("Typing at the prompt")
struct TypingTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage(Stage.Setting(isInteractive: true))
    }

    @Test("keeps each person's lines apart, without keys, and forgets them when asked")
    func keepsHistory() async throws {
        let lines = ["chores", "chores", " today", "join MH5T-KPMKT-W4W3A", "whoami", "quit"]
        _ = await stage.run([], input: lines)
        _ = await stage.run([], as: "mia", input: ["points", "quit"])

        let own = await stage.say("history")
        #expect(own.results == "chores\njoin [key]\nwhoami\nquit\n")
        #expect(await stage.say("history", as: "mia").results == "points\nquit\n")
        #expect(await stage.say("history clear").exit == 0)
        #expect(await stage.say("history --json").results == #"{"v":1,"data":[]}"# + "\n")
    }

    @Test(
        "keeps no line with a secret in it",
        arguments: [
            ("join MH5T-KPMKT-W4W3A", "join [key]"), ("x mh5t-kpmkt-w4w3a y", "x [key] y"),
            ("join \"MH5T-KPMKT-W4W3A\".", "join \"[key]\"."),
            ("join key=MH5T-KPMKT-W4W3A,", "join key=[key],"),
            ("recover SFYKE-QDC30-9W0C4-Y031J-4Z0JME", "recover [key]"),
            ("add Feed-the-cats", "add Feed-the-cats"), ("done 12", "done 12"),
        ])
    func hidesKeys(line: String, kept: String) {
        #expect(LineHistory.withoutKeys(line) == kept)
    }

    @Test(
        "keeps no line with the number of an account in it, however it is typed",
        arguments: [
            "chorus money account DE89370400440532013000",
            "mony acount DE89 3704 0044 0532 0130 00", "note de89-3704-0044-0532-0130-00",
            "money --json account DE89 3704 0044 0532 0130 01",
            "money account off",
        ])
    func keepsNoAccount(line: String) async throws {
        _ = await stage.run([], input: [line, "quit"])

        #expect(await stage.say("history").results == "quit\n")
    }

    @Test(
        "keeps lines in which nothing is such a number",
        arguments: ["done 12", "chore add No 15 potatoes now", "money charge ben 12.50 Pizza"])
    func keepsOthers(line: String) {
        #expect(!LineHistory.hasAccount(line))
    }

    @Test("keeps no line that is refused since a password stands in it")
    func keepsNoPassword() async throws {
        let lines = ["switch mia --password hunter2", "login mia --password \"hunter2", "quit"]
        _ = await stage.run([], input: lines)

        #expect(await stage.say("history").results == "quit\n")
    }

    @Test(
        "repeats no key that stands in the wrong place",
        arguments: [
            "join MH5T-KPMKT-W4W3A", "done MH5T-KPMKT-W4W3A", "done \"MH5T-KPMKT-W4W3A.\"",
            "MH5T-KPMKT-W4W3A", "chore add --every MH5T-KPMKT-W4W3A x", "add x (MH5T-KPMKT-W4W3A",
            "chore MH5T-KPMKT-W4W3A", "points MH5T-KPMKT-W4W3A --verbose",
        ])
    func repeatsNoKey(line: String) async throws {
        for line in [line, line + " --json"] {
            let outcome = await stage.run([], input: [line, "quit"])
            #expect(!outcome.messages.contains("KPMKT"), "\(line)")
        }
    }

    @Test("speaks the language of whoever types in lists of what fits, too")
    func speaks() async throws {
        _ = await stage.run(["--lang", "de"], input: ["quit"])

        let words = try #require(stage.prompts.last?.words)
        #expect(words.more(3) == "und 3 weitere")
        #expect(words.pasted(2) == "2 Zeilen als eine eingefügt")
    }

    @Test("puts the line that was probably meant into the next prompt, where one reads with eyes")
    func corrects() async throws {
        let outcome = await stage.run([], input: ["chroe list", "", "chore lst", "", "quit"])
        #expect(outcome.messages.contains("Smith home # chore list\n"))
        #expect(outcome.messages.contains("There is no command \"chore lst\"."))

        let plain = await stage.run(["--plain"], input: ["chroe list", "quit"])
        #expect(!plain.messages.contains("anna, owner: chore list\n"))
    }

    @Test(
        "completes commands, verbs and options",
        arguments: [
            ("cho", ["chore", "chores"]), ("chore app", ["approve"]), ("hist", ["history"]),
            ("done 1 --da", ["--date", "--dates", "--data"]), ("nothing x", []),
            ("points h", ["history"]),
            ("settings h", ["history"]), ("settings dates ", ["short", "iso", "default"]),
        ])
    func completes(line: String, expected: [String]) async throws {
        let completer = LineCompleter(door: nil, caller: .nobody)
        let found = await completer.completions(in: line, at: line.utf8.count)
        #expect(Set(found.candidates.map(\.text)) == Set(expected))
        #expect(found.range.upperBound == line.utf8.count)
    }

    @Test("completes chores by number until a letter of a title is typed")
    func completesChores() async throws {
        let outcome = await stage.run([], as: "mia", input: ["quit"])
        #expect(outcome.exit == 0)
        let complete = try #require(stage.prompts.last?.complete)
        #expect(await complete("done ", 5).candidates.map(\.text) == ["1", "3"])
        let verbs = await complete("chore ", 6).candidates.map(\.text)
        #expect(verbs.contains("done") && !verbs.contains("approve"))
        let nouns = await complete("", 0).candidates.map(\.text)
        #expect(nouns.contains("want") && !nouns.contains("child") && !nouns.contains("approve"))
        #expect(await complete("done 3", 6).candidates.map(\.text) == ["3"])
        #expect(await complete("done fe", 7).candidates.map(\.text) == ["\"Feed the cat\""])
    }

    @Test("offers the chores that were perhaps meant, of those that somebody sees")
    func guessesChores() async throws {
        let one = await stage.run([], as: "mia", input: ["done fed teh cat", "", "quit"])
        #expect(one.messages.contains("  try: 1   Feed the cat\n"))
        let seen = await stage.run([], as: "mia", input: ["chore show fed teh cat", "", "quit"])
        #expect(seen.messages.contains("mia (0 pts) > chore show 1\n"))
        _ = await stage.say("chore add Feed the fish --private")
        let hidden = await stage.say("done fead the fisch", as: "mia")
        #expect(
            hidden.messages == "No chore here matches \"fead the fisch\".\n  try: chore list\n")
        #expect(await stage.say("done #1", as: "mia").exit == 0)
    }

    @Test(
        "puts nothing into the next prompt that would pay or change something on a likeness of letters",
        arguments: [
            ("mia", "done fed teh cat"), ("mia", "dnoe 1"), ("mia", "want Cniema"),
            ("anna", "remove Bne"), ("anna", "chore dlete 1"), ("anna", "clear"),
        ])
    func guessesNothing(person: String, line: String) async throws {
        _ = await stage.run([], as: person, input: [line, "quit"])

        #expect(stage.prompts.last?.prefill == "")
    }

    @Test("says whose a chore is and when, where it is somebody else's")
    func saysWhose() async throws {
        _ = await stage.say("chore add Trash --rotate mia,max --every tue")
        _ = await stage.say("chore add Wash the car --points 15")
        let turn = await stage.run([], as: "max", input: ["done trash", "quit"])
        #expect(turn.messages.contains("\"Trash\" is Mia's this time (Tue 24 Nov).\n"))
        #expect(stage.prompts.last?.prefill == "")
        let other = await stage.say("done walk the dog", as: "mia")
        #expect(other.messages == "\"Walk the dog\" is Max's (tomorrow).\n")
        _ = await stage.say("chore add Juggle the oranges --to max --private")
        let hidden = await stage.say("done juggle", as: "mia")
        #expect(hidden.messages == "No chore here matches \"juggle\".\n  try: chore list\n")
    }

    @Test("takes the chore whose title is typed whole, though others begin with it")
    func takesWholeTitle() async throws {
        for title in ["Homework before screens", "Homework"] {
            _ = await stage.say("chore add \(title) --to mia")
        }
        let done = await stage.say("done HOMEWORK", as: "mia")
        #expect(done.results.contains("\"Homework\" is done."))
        #expect(await stage.say("done home", as: "mia").exit == 0)
    }

    @Test("shows nothing of a parent's in a child's shell beyond what the parent did there")
    func showsNoList() async throws {
        _ = await stage.say("chore add Surprise cake --private")
        let lines = ["as anna add Vacuum for mia", "quiet river lamp anna", "quit"]
        let outcome = await stage.run([], as: "mia", input: lines)
        #expect(outcome.results.contains("Added: 5 Vacuum"))
        #expect(!outcome.results.contains("Surprise"))
    }

    @Test("asks before undo passes over what can't be taken back")
    func asksBeforePassing() async throws {
        let lines = [
            "chore add Dust", "chore note 1 Hello", "undo", "no", "undo", "yes",
        ]
        let outcome = await stage.run([], input: lines + ["quit"])
        #expect(outcome.messages.contains("not taken back by undo: a note was written.\n"))
        #expect(outcome.messages.contains("is taken back: \"Dust\" is deleted.\n"))
        #expect(outcome.messages.contains("Take back what was before it? "))
        #expect(outcome.messages.contains("Stopped. Nothing was changed."))
        #expect(outcome.results.hasSuffix("Taken back: \"Dust\" is deleted.\n"))
    }

    @Test("asks before undo passes over what others have changed since, and says once why")
    func asksBeforePassingOthers() async throws {
        for (person, line) in [
            ("max", "done 3"), ("max", "chore offer 2 --to mia"), ("mia", "chore take-over 2"),
        ] {
            let outcome = await stage.say(line, as: person)
            try #require(outcome.exit == 0, "\(line): \(outcome)")
        }
        // Where nobody can be asked, the way there is told.
        let told = await stage.say("undo --json", as: "max")
        #expect(told.exit == 77)
        #expect(told.messages.contains("undo --yes   takes back what was before it"), "\(told)")

        let outcome = await stage.run([], as: "max", input: ["undo", "no", "undo", "yes", "quit"])
        #expect(outcome.messages.ranges(of: "until it is answered").count == 2, "\(outcome)")
        #expect(outcome.messages.ranges(of: "Take back what was before it? ").count == 2)
        #expect(outcome.messages.contains("Stopped. Nothing was changed."))
        #expect(outcome.results.contains("Taken back: \"Set the table\""), "\(outcome)")
    }

    @Test("asks before it asks for the same once more")
    func asksBeforeAskingTwice() async throws {
        for line in ["reward add Film --cost 2", "points give mia 9 --why help"] {
            _ = await stage.say(line)
        }
        let lines = ["want film", "want film", "", "want film", "y", "quit"]
        let outcome = await stage.run([], as: "mia", input: lines)
        let question = "You asked for \"Film\" already, and it waits. Ask for another one? [y/N] "
        #expect(outcome.messages.ranges(of: question).count == 2)
        #expect(outcome.messages.contains("Stopped. Nothing was changed."))
        #expect(outcome.results.ranges(of: "Asked for \"Film\".").count == 2)
    }

    @Test(
        "explains only refusals of the rules, and the same for what is hidden and what is missing")
    func explainsRefusals() async throws {
        _ = await stage.say("chore add Surprise cake --private")
        let none = "There is no refusal by the rules to explain.\n"
        var last: Set<String> = []
        for number in [4, 99] {
            let lines = ["chore skip 1", "done \(number)", "why", "quit"]
            let told = await stage.run([], as: "mia", input: lines)
            #expect(told.results.hasSuffix(none), "\(number)")
            last.insert(await stage.say("why", as: "mia").results)
        }
        #expect(last.count == 1)
    }

    @Test(
        "reads along with whom the environment says so",
        arguments: [
            ("ACCESSIBLE", "1", true), ("CHORUS_PLAIN", "yes", true), ("ACCESSIBLE", "0", false),
        ])
    func readsAlong(variable: String, value: String, isPlain: Bool) async throws {
        let reader = try await Family.stage(
            Stage.Setting(isInteractive: true, variables: [variable: value]))

        #expect(
            await reader.say("chores") == stage.say(isPlain ? "chores --plain" : "chores"))
        let outcome = await reader.run([], input: ["chroe list", "quit"])
        #expect(outcome.messages.contains("Smith home # chore list\n") != isPlain)
    }
}
