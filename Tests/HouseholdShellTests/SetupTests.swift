import LineEditor
import TestSupport
import Testing

@Suite("The first run")
struct SetupTests {
    private let stage: Stage

    init() throws {
        stage = try Stage(Stage.Setting(isInteractive: true))
    }

    /// What somebody types until the account is made; the first password is too weak.
    private static let untilSaved = [
        "Smith home", "", "Anna", "", "password1234", "short", "quiet river lamp seven",
        "quiet river lamp seven",
    ]

    @Test(
        "makes a household with a child and a chore in five steps, and takes no secret for an answer"
    )
    func setsUp() async throws {
        let code = await recoveryCode()
        let outcome = await stage.run(
            [],
            input: Self.untilSaved + ["nope", "", String(code.suffix(4)).lowercased()]
                + ["", "Mia", "7", "3", "1", "no", "today", "help"]
                + ["Feed the cat every day for mia", "no", "", "", "chores", "quit", "never"])

        #expect(outcome.exit == 0)
        for question in ["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"] {
            #expect((outcome.results + outcome.messages).contains(question))
        }
        #expect(outcome.messages.contains("A name to sign in with [anna]"))
        #expect(outcome.messages.contains("Choose at least 12 characters"))
        #expect(outcome.messages.split(separator: "\n").count { $0 == "        Again: " } == 1)
        #expect(outcome.messages.contains("Type 1 or 2."))
        #expect(outcome.results.contains("Mia's linking key: "))
        #expect(outcome.results.contains("Added: 1 Feed the cat"))
        #expect(outcome.results.contains("Ready."))
        #expect(outcome.messages.hasSuffix("Smith home # \nSmith home # \n" + Stage.staying))
        #expect(!(outcome.results + outcome.messages).contains("quiet river"))
    }

    @Test(
        "asks in lines for which the screen has room, broken between words", arguments: [80, 40])
    func asksInLines(width: Int) async throws {
        let stage = try Stage(Stage.Setting(isInteractive: true, width: width))
        let code = await recoveryCode()

        let outcome = await stage.run(
            [], input: Self.untilSaved + [String(code.suffix(4)), "Mia 7", "1", "", "quit"])

        let lines = outcome.messages.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("        How should Mia sign in?") }, "\(outcome)")
        #expect(stage.prompts.allSatisfy { $0.prompt.count <= width })
        #expect(stage.prompts.contains { $0.prompt.hasSuffix("too. [Y/n] ") })
        let zone = "Your time zone looks like Europe/Berlin, weeks start on Monday."
        #expect(
            outcome.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
                zone))
    }

    /// The recovery code of a run like this one in another place: chance is the same in both.
    private func recoveryCode() async -> String {
        guard let other = try? Stage(Stage.Setting(isInteractive: true)) else { return "" }
        let outcome = await other.run([], input: Self.untilSaved)
        return outcome.results.firstMatch(of: /([0-9A-Z]{5}-){4}[0-9A-Z]{6}/).map {
            String($0.output.0)
        } ?? ""
    }

    @Test("that is stopped before the account is made leaves nothing", arguments: 0..<7)
    func leavesNothing(answers: Int) async throws {
        let outcome = await stage.run([], input: Array(Self.untilSaved.prefix(answers)))

        #expect(
            outcome.messages.contains(
                "Stopped. Nothing was changed.\nType setup to begin again, or quit.\n"))
        let again = await stage.run([], input: ["quit"])
        #expect(again.results.hasPrefix("Welcome. Let's set up your household."))
    }

    @Test("that is stopped after it goes on with children next time, and not once it is finished")
    func goesOn() async throws {
        _ = await stage.run([], input: Self.untilSaved)

        let next = await stage.run([], input: ["n", "", "", "quit"])
        #expect(next.results.hasPrefix("Hi Anna. Nothing is late, and nothing waits for you."))
        #expect(next.messages.hasPrefix("4 of 5  Add a child now?"))
        #expect(next.results.contains("Ready."))
        let last = await stage.run([], input: ["quit"])
        #expect(last.messages == "Smith home # \n")
    }

    @Test("waits for whoever writes the code down, however long that takes")
    func neverLocks() async throws {
        let code = await recoveryCode()
        let answers =
            Self.untilSaved + [String(code.suffix(4)), "Mia 7", "", "", "", "", "", "quit"]

        let outcome = await stage.run(
            [], input: answers.dropLast(2).flatMap { [Stage.absence, $0] } + answers.suffix(2))

        #expect(outcome.results.contains("Ready."))
        #expect(!(outcome.results + outcome.messages).contains("ocked"))
        #expect(outcome.messages.hasSuffix("Smith home # \n" + Stage.staying))
    }

    @Test("takes Enter alone for an answer, or asks once more, and never calls it a mistake")
    func takesEnter() async throws {
        let code = await recoveryCode()
        let password = "quiet river lamp seven"
        let outcome = await stage.run(
            [],
            input: ["", "", "", "Anna", "", "", password, "", password, "", String(code.suffix(4))]
                + ["", "", "Mia", "", "", "", "Dust the shelves", "", "", "Ice cream", "", ""]
                + ["", "", "quit"])

        #expect(!outcome.messages.contains("error:"))
        #expect(outcome.messages.contains("What do you call your home? [Our home]"))
        #expect(outcome.results.contains("Type what you are called at home, such as Anna."))
        #expect(outcome.results.contains("Type what the child is called at home, such as Mia."))
        #expect(
            outcome.messages.contains(
                "        How should Mia sign in?  1) six digits (younger)  2) password  [1] > "))
        #expect(outcome.results.contains("Added: 1 Dust the shelves"))
        #expect(outcome.results.contains("Set: 1 Ice cream"))
        #expect(outcome.messages.hasSuffix("Our home # \n" + Stage.staying))
    }

    @Test(
        "takes a city where it asks whether the time zone is right, and a name where a child's",
        arguments: [("lisbon", "Europe/Lisbon"), ("Wien", "Europe/Vienna")])
    func takesWhatComesNext(city: String, zone: String) async throws {
        let code = await recoveryCode()
        let outcome = await stage.run(
            [],
            input: ["Smith home", city] + Self.untilSaved.dropFirst(2)
                + [String(code.suffix(4)), "Mia 7", "", "Ben", "12", "", "", "", "", ""])

        #expect(outcome.results.contains("That is \(zone)."))
        #expect(outcome.results.contains("Mia's linking key: "))
        #expect(outcome.results.contains("Ben's linking key: "))
        #expect(!outcome.messages.contains("How old is Mia?"))
        #expect(outcome.messages.contains("How should Mia sign in?  1) six digits (younger)"))
        #expect(outcome.messages.matches(of: /2\) password  \[1\]/).count == 1)
        #expect(outcome.messages.matches(of: /2\) password  \[2\]/).count == 1)
        #expect(await stage.say("household show").results.contains(zone))
    }

    @Test("takes several chores and rewards, and says what comes next, with the keys")
    func saysWhatComesNext() async throws {
        _ = await stage.run([], input: Self.untilSaved)

        let next = await stage.run(
            [],
            input: ["Mia 9", "", "Ben 13", "", "", "Feed the cat every day for mia"]
                + [
                    "Dust", "soon", "", "Sweep", "-", "", "Ice cream for 12 points", "1", "Cinema",
                    "40", "2", "", "",
                ])

        let rewards = await stage.say("rewards").results
        #expect(rewards.contains("Ice cream") && rewards.contains("12"))
        #expect(rewards.contains("Cinema") && rewards.contains("40"))
        #expect(next.messages.matches(of: /Due on which day\?.*\[tomorrow\]/).count == 3)
        let chores = await stage.say("chores").results
        #expect(chores.contains(/Dust +anyone +tomorrow/), "\(chores)")
        #expect(chores.contains(/Sweep +anyone +1/), "\(chores)")
        let keys = next.results.matches(of: /[0-9A-Z]{4}-[0-9A-Z]{5}-[0-9A-Z]{5}/)
            .map { String($0.output) }
        #expect(keys.count == 4 && Set(keys).count == 2)
        let ready = try #require(next.results.ranges(of: "Ready.").first)
        let last = next.results[ready.upperBound...].split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        let ways = "Mia: join, with \(keys[0]); Ben: join, with \(keys[1])."
        #expect(last.hasPrefix("Type logout, then \(ways)"))
        #expect(next.messages.contains("Written down? Enter goes on > "))
    }

    @Test("shows ready chores for the first child, which their numbers add and Enter leaves alone")
    func offersReadyChores() async throws {
        _ = await stage.run([], input: Self.untilSaved)

        let next = await stage.run(
            [], input: ["Mia 9", "", "Ben 13", "", "", "1,3-4", "all", "", "", "quit"])

        #expect(next.results.contains("  1. Make the bed every day 1 point\n"), "\(next)")
        #expect(!next.results.contains("  6. "))
        #expect(next.results.matches(of: /Added: \d/).count == 5)
        #expect(next.results.matches(of: /There already:/).count == 3)
        let chores = await stage.say("chores").results
        #expect(chores.contains(/Make the bed +Mia/), "\(chores)")
    }

    @Test("shows no ready chores where nobody said how old a child is")
    func offersNothing() async throws {
        _ = await stage.run([], input: Self.untilSaved)

        let next = await stage.run([], input: ["Mia", "", "", "", "", "", "quit"])

        #expect(next.results.contains("A first chore?") && !next.results.contains("ready ones"))
    }

    @Test("takes back what was added where that is offered, and a comma for what leads to a price")
    func takesBack() async throws {
        _ = await stage.run([], input: Self.untilSaved)

        let next = await stage.run(
            [],
            input: ["Mia 9", "", "", "1 and 4", "Sweep the floor every day", "undo", ""]
                + ["Cinema for 40 points", "", "undo", "Movie night, 25 points", "", "", "quit"])

        #expect(next.results.matches(of: /Added: \d/).count == 3, "\(next)")
        #expect(next.results.ranges(of: "Taken back: ").count == 2, "\(next)")
        let chores = await stage.say("chores").results
        #expect(!chores.contains("Sweep") && !chores.contains("undo"), "\(chores)")
        let rewards = await stage.say("rewards").results
        #expect(rewards.contains("Movie night, for 25 points"), "\(rewards)")
        #expect(!rewards.contains("Cinema"))
    }

    @Test("keeps a key on the screen until Enter where it is stopped after that was shown")
    func keepsKey() async throws {
        _ = await stage.run([], input: Self.untilSaved)

        let next = await stage.run([], input: ["Mia 9", "", Stage.interruption, "", "quit"])

        #expect(next.messages.contains("Type setup to go on with it.\nWritten down? Enter goes on"))
    }

    @Test("asks for another name where a child's is taken")
    func asksForAnotherName() async throws {
        _ = await stage.run([], input: Self.untilSaved)

        let next = await stage.run(
            [], input: ["", "Mia", "", "1", "Mia", "", "1", "Max", "", "", "n", "", "", "", "quit"])

        #expect(next.messages.contains("Somebody here is called \"Mia\" already"))
        #expect(next.results.contains("Max's linking key: "))
    }

    @Test("begins again where it was stopped, by either word", arguments: ["setup", "chorus"])
    func beginsAgain(word: String) async throws {
        let outcome = await stage.run(
            [],
            input: ["Smith home", Stage.interruption, word] + Self.untilSaved
                + [Stage.interruption])

        #expect(outcome.results.matches(of: /Welcome\. Let's set up your household\./).count == 2)
        #expect(outcome.messages.contains("Type setup to begin again, or quit.\nchorus > "))
        #expect(outcome.messages.contains("Type setup to go on with it."))
        let later = await stage.run([], input: ["quiet", "quit"])
        #expect(!later.results.contains("Welcome."))
        let elsewhere = try await Family.stage(Stage.Setting(isInteractive: true))
        let none = await elsewhere.run([], input: [word, "logout", word, "quit"])
        #expect(none.messages.matches(of: /There is no command/).count == 2)
    }

    @Test("makes a household for who has only an account, once that is asked for")
    func setsUpForAnAccount() async throws {
        await stage.register()

        let outcome = await stage.run([], input: ["setup", "Smith home", "", "n", "", "", "quit"])

        #expect(outcome.results.contains("Hi Anna. You are in no household yet."))
        #expect(!(outcome.results + outcome.messages).contains("3 of 5"))
        #expect(outcome.results.contains("Ready."))
        #expect(outcome.messages.hasSuffix("Smith home # \n" + Stage.staying))
    }

    @Test("knows a city for its time zone, and asks again for what was not the same")
    func asksAgain() async throws {
        let password = "quiet river lamp seven"
        let outcome = await stage.run(
            [],
            input: ["Smith home", "n", "Nowhere", "berlin", "someday", "", "Anna", ""]
                + [password, "another", password, password, "nope"])

        #expect(outcome.results.contains("        That is Europe/Berlin.\n"))
        #expect(outcome.messages.matches(of: /Weeks start on \[monday\]/).count == 2)
        #expect(outcome.messages.contains("The two were not the same. Once more."))
        #expect(outcome.messages.contains("Those are not its last four characters."))
        #expect(outcome.results.matches(of: /([0-9A-Z]{5}-){4}[0-9A-Z]{6}/).count == 2)
        #expect(!outcome.results.contains("account of their own"))
        #expect(await stage.say("household show").results.contains("weeks start on Monday"))
    }

    @Test("takes the time zone it proposes at Enter, and asks for the week all the same")
    func takesProposal() async throws {
        let outcome = await stage.run(
            [], input: ["Smith home", "n", "", "Sunday."] + Self.untilSaved.dropFirst(2))

        #expect(outcome.messages.matches(of: /Your time zone \[/).count == 1)
        let proposed = try #require(outcome.messages.firstMatch(of: /looks like ([^,]+),/)).output.1
        let household = await stage.say("household show").results
        #expect(household.contains("\(proposed), weeks start on Sunday"))
    }

    @Test("offers nothing that was corrected in it afterwards")
    func forgetsCorrections() async throws {
        _ = await stage.run([], input: Self.untilSaved)

        let next = await stage.run([], input: ["n", "chore lst", "", "", "quit"])

        #expect(next.messages.contains("There is no command \"chore lst\"."))
        #expect(stage.prompts.last?.prefill == "")
    }

    @Test("is for people only: a script is told what to do instead")
    func isNotForScripts() async throws {
        let outcome = await stage.say("chores")

        #expect(outcome.exit == 78)
        #expect(outcome.messages.contains("register"))
    }
}
