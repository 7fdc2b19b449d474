import Foundation
import LineEditor
import TestSupport
import Testing

@Suite("The prompt")
struct PromptTests {
    private let interactive = Stage.Setting(isInteractive: true)

    @Test("asks a parent what a proposal is worth, and tells a child of no points before")
    func asksWhatItIsWorth() async throws {
        let stage = try await Family.stage(Stage.Setting(isInteractive: true))
        let proposed = await stage.say("chore propose Wash the car", as: "mia")
        _ = await stage.say("chore propose Sweep", as: "max")

        #expect(!proposed.results.contains("points"), "\(proposed)")
        let three = await stage.say("chore accept car", input: ["3"])
        #expect(three.results.contains("points  3"), "\(three)")
        #expect(await stage.say("chore accept 5", input: [""]).results.contains("points  1"))
    }

    @Test("tells with the coming days of the chores whose days are over")
    func tellsOfLateOnes() async throws {
        let stage = try await Family.stage()
        #expect(!(await stage.say("week").results.contains("late")))
        _ = await stage.say("chore add Sweep --to mia --due 2026-11-19 --past")

        let late = "1 chore is late (chore list --overdue).\n"
        #expect(await stage.say("week").results.hasPrefix(late))
        #expect(await stage.say("week --for mia").results.hasPrefix(late))
        #expect(!(await stage.say("week --for max").results.contains("late")))
    }

    @Test("offers to do the one chore that is named by words of its title")
    func offersToDoIt() async throws {
        let stage = try await Family.stage(Stage.Setting(isInteractive: true))

        let named = await stage.say("FEED CAT", as: "mia")
        #expect(named.messages.contains("  try: done feed the cat\n"), "\(named)")
        #expect(
            await stage.say("remove mia").messages.contains("  try: child remove mia\n"))
    }

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

    @Test("takes a yes and a no in every language", arguments: ["ja", "J", "yes", "nein", "n"])
    func takesYes(_ typed: String) async throws {
        let stage = try await Family.stage(interactive)
        let outcome = await stage.run(["--lang", "de"], input: ["chore delete 3", typed, "quit"])
        #expect(outcome.messages.contains("[j/N] "), "\(outcome)")
        #expect(
            outcome.results.contains("Set the table")
                == !["nein", "n"].contains(typed), "\(outcome)")
    }

    @Test("is back at the list after something was added, with it among the rows")
    func isBackAtList() async throws {
        let stage = try await Family.stage(interactive)
        for number in 1...9 { _ = await stage.say("chore add Chore \(number) --due tomorrow") }

        let added = await stage.run([], input: ["add Dust for mia", "quit"]).results
        let list = try #require(added.components(separatedBy: "Not right? undo\n\n").last)
        #expect(list.contains(/13 +Dust +Mia/), "\(added)")
        #expect(list.hasSuffix("5 more: chores\n"), "\(added)")
        #expect(!(await stage.say("add Mop for mia").results.contains("more: chores")))

        let set = await stage.run([], input: ["reward add Zoo --cost 9", "quit"]).results
        #expect(set.hasSuffix("\n\n1  Cinema, at 5 points\n2  Zoo, for 9 points\n"), "\(set)")
    }

    @Test("begins with the list that somebody works on")
    func beginsWithList() async throws {
        let stage = try await Family.stage(interactive)
        _ = await stage.say("chore add Sweep --to max --due today")

        let parent = await stage.run([], input: ["quit"]).results
        #expect(parent.contains(/4 +Sweep +Max +today/), "\(parent)")
        let child = await stage.run([], as: "max", input: ["quit"]).results
        #expect(child.contains(/4 +Sweep +Max +today/), "\(child)")
    }

    @Test("asks for a day that is missing, and offers tomorrow")
    func asksForDay() async throws {
        let stage = try await Family.stage(interactive)

        let moved = await stage.run([], input: ["chore move 2", "", "quit"])
        #expect(moved.messages.contains("Due on which day? [tomorrow] > "))
        #expect(moved.results.contains("  due     tomorrow, 18:00\n"), "\(moved)")
        let added = await stage.run([], input: ["chore add Sweep --at 19:00", "", "quit"])
        #expect(added.results.contains("  due     tomorrow, 19:00\n"), "\(added)")
        let script = await stage.say("chore move 2 --no-input")
        #expect(script.messages.contains("A day is missing."))
    }

    @Test("shows that something goes on that takes a while, and nobody else is shown it")
    func showsWork() async throws {
        let slow = Stage.Setting(isInteractive: true, isSlow: true)
        let stage = try await Family.stage(slow)

        for line in ["rules check", "audit verify --password-stdin"] {
            let seen = await stage.say(line, input: ["quiet river lamp anna"]).messages
            #expect(seen.contains("[Still working]\n"), "\(seen)")
        }
        #expect(await stage.say("rules check --plain").messages.contains("Still working.\n"))
        #expect(await stage.say("rules check --lang de").messages.contains("Ich arbeite noch"))
        #expect(await stage.say("rules check --quiet").messages == "")
        let script = try await Family.stage(Stage.Setting(isSlow: true))
        #expect(await script.say("rules check").messages == "")
    }

    @Test("counts objections among what waits, and says what answers them")
    func countsObjections() async throws {
        let stage = try await Family.stage(interactive)
        let password = "quiet river lamp anna"
        _ = await stage.say(
            "household settings deductions 20 --password-stdin", input: [password])
        _ = await stage.say("points give mia 9 --why help")
        let taken = await stage.say("points take mia 2 --why late")
        #expect(taken.exit == 0, "\(taken)")
        _ = await stage.say("points appeal 2 --why \"It was Max\"", as: "mia")

        let hello = await stage.run([], input: ["quit"]).results
        #expect(
            hello.hasPrefix("Hi Anna. 1 objection waits for your answer (points why 2).\n"),
            "\(hello)")
        let waiting = await stage.say("approve").results
        #expect(
            waiting.contains(
                "  points reverse 2   2 points taken from Mia, who objects: It was Max"),
            "\(waiting)")
        _ = await stage.say("points uphold 2")
        let after = await stage.run([], input: ["quit"]).results
        #expect(!after.contains("objection"), "\(after)")
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
        #expect(kim.messages.contains("The two were not the same. Once more."))
        #expect(kim.messages.contains("Stopped. Nothing was changed."))
        let again = await stage.run(
            [], as: "kim",
            input: ["join", String(key), "", "4711", "", "1234", "123456", "493817", "493817"]
                + ["quit"])
        #expect(again.messages.contains("Choose a name to sign in with [kim]: "))
        #expect(
            again.messages.contains(
                "Choose six digits (not 123456, not 111111). They are not shown: "))
        #expect(again.messages.matches(of: /Choose exactly six digits\./).count == 1)
        #expect(again.messages.matches(of: /Again:/).count == 1)
        #expect(again.messages.hasSuffix("Again: \nkim (0 pts) > \n" + Stage.staying))
    }

    @Test("shows a key while it is typed, and no digit of a code, and says so")
    func showsKeys() async throws {
        let stage = try await Family.stage(interactive)
        let made = await stage.say("child add Kim --sign-in code --json --reveal")
        let key = try #require(made.results.firstMatch(of: /"linking_key":"([^"]+)"/)?.1)

        let kim = await stage.run(
            [], as: "kim", input: ["join", String(key), "", "kim", "493817", "493817", "quit"])

        #expect(stage.lines.contains { $0.prompt == "Your key: " })
        #expect(kim.messages.contains("(not 123456, not 111111). They are not shown: "))
        #expect(kim.messages.contains("kim (0 pts) >"))
    }

    @Test("tells an adult who is signed in what a child's key is for, and does nothing")
    func refusesAdults() async throws {
        let stage = try await Family.stage(interactive)
        let made = await stage.say("child add Kim --sign-in code --json --reveal")
        let key = try #require(made.results.firstMatch(of: /"linking_key":"([^"]+)"/)?.1)

        let anna = await stage.run([], input: ["join", String(key), "whoami", "quit"])
        let told = "This key is for Kim, who comes in with it. You are signed in as Anna, and"
        #expect(anna.messages.replacing("\n", with: " ").contains(told))
        #expect(anna.messages.contains("  try: logout   then Kim types join\n"))
        #expect(anna.results.contains("Anna (anna), owner of Smith home"))
        let script = await stage.run(["join", "--key-stdin"], input: [String(key)])
        #expect(script.exit == 1)
        let kim = await stage.run(
            [], as: "kim", input: ["join", String(key), "", "kim", "493817", "493817", "quit"])
        #expect(kim.messages.contains("kim (0 pts) >"))
    }

    @Test("asks a child who joins only for another name where somebody has that one")
    func asksForAnotherName() async throws {
        let stage = try await Family.stage(interactive)
        let made = await stage.say("child add Kim --sign-in code --json --reveal")
        let key = try #require(made.results.firstMatch(of: /"linking_key":"([^"]+)"/)?.1)

        let kim = await stage.run(
            [], as: "kim",
            input: ["join", String(key), "", "Mia", "493817", "493817", "Kimmy", "whoami", "quit"])

        #expect(kim.messages.contains("Somebody has the user name \"mia\" already."))
        #expect(kim.messages.matches(of: /Again:/).count == 1)
        #expect(kim.results.contains("Kim (kimmy), child of Smith home"))
    }

    @Test(
        "says where a key goes that is typed as a command, and keeps it to itself",
        arguments: [
            ("join MH5T-KPMKT-W4W3A", "Type join and Enter; then the key."),
            ("MH5T-KPMKT-W4W3A", "Type join and Enter; then the key."),
            ("JOIN mh5tkpmktw4w3a", "Type join and Enter; then the key."),
            ("SFYKE-QDC30-9W0C4-Y031J-4Z0JME", "Type recover NAME and Enter; then the code."),
        ])
    func saysWhereKeysGo(line: String, answer: String) async throws {
        let stage = try await Family.stage(interactive)

        let outcome = await stage.run([], input: [line, "quit"])

        #expect(outcome.messages.contains("error: \(answer)\n"))
        #expect(!(outcome.messages + outcome.results).lowercased().contains("kpmkt"))
        #expect(!(await stage.say("history").results.lowercased().contains("kpmkt")))
    }

    @Test("knows commands and their verbs in capital letters, too")
    func ignoresCase() async throws {
        let stage = try await Family.stage(interactive)

        let outcome = await stage.run(
            [],
            input: ["DONE 3", "Chore --json Add Feed the Fish", "CHORES", "POINTS History"]
                + ["QUIT"])

        #expect(outcome.results.contains("\"Set the table\" is done."))
        #expect(outcome.results.contains("\"title\":\"Feed the Fish\""))
        #expect(!outcome.messages.contains("There is no command"))
        #expect(await stage.run(["-c", "Dnoe 1"]).messages.contains("\"Dnoe\""))
        #expect(await stage.run(["WHOAMI"]).exit == 0)
    }

    @Test("breaks what it says between words, but nothing that is there to be copied")
    func breaksLines() async throws {
        let narrow = try await Family.stage(Stage.Setting(isInteractive: true, width: 40))

        let outcome = await narrow.run([], input: ["done 3 --for mia -v", "lock", "quit"])

        #expect(outcome.messages.contains("Same as: chore done 3 --for mia -v\n"))
        let locked = "Locked. Type the password of Anna, or:\nswitch, switch NAME, quit\n"
        #expect(outcome.results.contains(locked))
        let goodbye = await narrow.run([], as: "mia", input: ["quit"])
        #expect(goodbye.messages.contains("You stay signed in on this device.\n`logout` signs"))
    }

    @Test(
        "asks a child anew for what can't be used, also where it was given as an option",
        arguments: [
            (["--username", "1kim"], ["kim", "493817", "493817"]),
            (["--username", "mia"], ["493817", "493817", "kim"]),
            (["--username", "KIM", "--password-stdin"], ["493817", "493817"]),
        ] as [([String], [String])])
    func asksAnew(options: [String], answers: [String]) async throws {
        let stage = try await Family.stage(interactive)
        let made = await stage.say("child add Kim --sign-in code --json --reveal")
        let key = try #require(made.results.firstMatch(of: /"linking_key":"([^"]+)"/)?.1)
        let secret = options.contains("--password-stdin") ? ["1234"] : []

        let outcome = await stage.run(
            ["join"] + options, as: "kim",
            input: secret + [String(key), ""] + answers)

        #expect(outcome.exit == 0)
        #expect(await stage.say("whoami", as: "kim").results.contains("Kim (kim), child"))
    }

    @Test("asks again until the answer is yes or no, and not where --yes was said")
    func asksUntilClear() async throws {
        let stage = try await Family.stage(interactive)

        let outcome = await stage.run([], input: ["chore delete 3", "maybe", "yes", "quit"])
        #expect(outcome.messages.contains("Type y for yes or n for no."))
        #expect(outcome.results.contains("Deleted: 3 Set the table"))
    }

    @Test("says once to everybody that leaving is not signing out")
    func saysGoodbyeOnce() async throws {
        let stage = try await Family.stage(interactive)

        #expect(await stage.run([], input: ["quit"]).messages.hasSuffix(Stage.staying))
        #expect(await stage.run([], input: ["quit"]).messages == "Smith home # \n")
        #expect(await stage.run([], as: "mia", input: ["quit"]).messages.hasSuffix(Stage.staying))
    }

    @Test("is there again after Ctrl-C in a command, which ends one that is run by itself")
    func outlastsCommands() async throws {
        let stage = try await Family.stage(interactive)

        _ = await stage.run(["chores"])
        #expect(!stage.outlastsInterrupts)
        _ = await stage.run([], input: ["quit"])
        #expect(stage.outlastsInterrupts)
    }

    @Test("stops the command that runs when somebody presses Ctrl-C, and changes nothing")
    func stopsCommands() async throws {
        let stage = try await Family.stage(interactive)
        let lines = ["chores", "chore add Dust", "done 1"].map { $0 + Stage.interruption }

        let outcome = await stage.run([], input: lines + ["chore list --all", "quit"])
        let stopped = "Stopped. Nothing was changed.\n"
        #expect(outcome.messages.ranges(of: stopped).count == 3)
        #expect(!outcome.results.contains("Dust") && !outcome.results.contains("Nice"))
        #expect(outcome.results.hasSuffix("\n3 chores.\n"))
    }

    @Test("says truly whether a command that is stopped has changed anything, wherever that is")
    func saysWhatWasChanged() async throws {
        let stage = try await Family.stage(interactive)
        var ends: Set<String> = []
        for steps in stride(from: 1, to: 2_000, by: 9) where !ends.contains("done") {
            let line = "done 1" + String(repeating: Stage.interruption, count: steps)
            let outcome = await stage.run([], as: "mia", input: [line, "quit"])
            #expect(!outcome.messages.contains("chorus > "))
            let isDone = await !stage.say("chore show 1").results.contains("state   open")
            if outcome.messages.contains("Stopped. Nothing was changed.") {
                #expect(!isDone, "\(steps)")
                ends.insert("nothing")
            } else {
                #expect(isDone && outcome.results.contains("+2 points. You have 2."))
                ends.insert("done")
            }
        }
        #expect(ends == ["nothing", "done"])
    }

    @Test("knows other words for help, in scripts too")
    func knowsHelp() async throws {
        let stage = try await Family.stage(interactive)

        let help = await stage.run(["help"])
        #expect(await stage.run(["?"]) == help)
        #expect(await stage.say("h") == help)
        #expect(await stage.run(["-f", "-"], input: ["/help"]) == help)
        #expect(await stage.say("? done") == stage.say("help done"))
    }

    @Test("keeps the news for whoever comes back, where nobody is there to read them")
    func keepsNews() async throws {
        let stage = try await Family.stage(interactive)
        for number in 4...12 {
            _ = await stage.say("chore add Job \(number) --to mia --points 5 --due 2026-12-20")
        }
        let left = try Stage(
            Stage.Setting(isInteractive: true, rows: 12, ending: .idle), continuing: stage)

        let outcome = await left.run(
            [], as: "mia",
            input: ["as anna done 4 5 6 7 8 9 10 11 12 --for mia", "quiet river lamp anna"])
        #expect(outcome.results.contains("[pager]"))
        #expect(outcome.results.contains("Who is here?"))
        #expect(!outcome.results.contains("***"))
        let back = await left.run([], as: "mia", input: ["1", "493817", "quit"])
        #expect(back.results.contains("*** You have reached \"Cinema\""))
    }

    @Test("tells what was reached meanwhile, once")
    func tellsNews() async throws {
        let stage = try await Family.stage(interactive)
        _ = await stage.say("chore add Wash the car --to mia --points 5")
        _ = await stage.say("done 4 --for mia")

        let news = "*** You have reached \"Cinema\" (5 points). Well done. Your parents know. ***"
        #expect(await stage.run([], as: "mia", input: ["quit"]).results.contains(news))
        #expect(!(await stage.run([], as: "mia", input: ["quit"]).results.contains(news)))
    }

    @Test("explains the last refusal")
    func explains() async throws {
        let stage = try await Family.stage(interactive)

        let outcome = await stage.run(
            [], as: "mia", input: ["rules can max chore.list", "why -v", "quit"])

        #expect(outcome.results.contains("rules.can: no\n"))
    }
}
