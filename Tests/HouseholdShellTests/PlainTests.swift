import HouseholdModel
import HouseholdShell
import HouseholdWords
import TestSupport
import Testing

@Suite("Plain mode")
struct PlainTests {
    private let stage: Stage

    /// A household with a child who saves for something, and a few chores.
    init() async throws {
        stage = try Stage()
        await stage.register()
        _ = await stage.say("household create Smith home")
        let added = await stage.say("child add Mia --sign-in code")
        let key = try #require(
            added.results.firstMatch(of: /[0-9A-Z]{4}-[0-9A-Z]{5}-[0-9A-Z]{5}/).map {
                String($0.output)
            })
        _ = await stage.run(
            ["join", "--username", "mia", "--key-stdin", "--password-stdin"], as: "mia",
            input: [key, "482915"])
        for line in [
            "household settings approval always",
            "chore add Feed the cat --to mia --due today --at 20:00 --points 2",
            "chore add Tidy the shed! --points 1", "chore add Wash the dog --to mia --due tomorrow",
            "reward add Cinema --cost 60", "points give mia 42 --why grandma",
            "goal set 1 --for mia",
        ] {
            let outcome = await stage.say(line)
            #expect(outcome.exit == 0, "\(outcome.messages)")
        }
    }

    @Test("tells lists in sentences")
    func tellsLists() async {
        #expect(
            await stage.say("chore list --plain").results == """
                1. Feed the cat. Mia. Today by 20:00. 2 points. Open.
                3. Wash the dog. Mia. Tomorrow. 1 point. Open.
                2. Tidy the shed! anyone. Any time. 1 point. Open.
                3 chores.

                """)
        _ = await stage.say("done 1", as: "mia")
        #expect(
            await stage.say("chore list --waiting --plain").results == """
                1. Feed the cat. Mia. Today by 20:00. 2 points. Done, waits for your OK.
                1 chore, 1 waiting for your OK.

                """)
    }

    @Test("leaves out the drawing of a month, whose list tells the same")
    func leavesOutMonth() async {
        _ = await stage.say("chore add Shake the rugs --due today --at 8:00 --past")
        let drawn = await stage.say("chore calendar --month").results
        #expect(drawn.contains("Nov") && drawn.contains("21 (2L)") && drawn.contains("22 (1)"))
        let said = await stage.say("chore calendar --month --plain").results
        #expect(!said.contains("21 (") && !said.contains("22 (") && said.contains("Shake the rugs"))
    }

    @Test("tells other lists by their columns")
    func tellsColumns() async {
        let members = await stage.say("household show --plain").results
        #expect(members.contains("Mia. User name: mia. Role: child."))
        #expect(!members.contains("  "))
    }

    @Test("says bars, and celebrates in sentences")
    func saysBars() async throws {
        let day = await stage.run(["--plain", "today"], as: "mia").results
        #expect(day.contains("Saving for: Cinema 42 of 60 points, 70 percent"))
        #expect(
            await stage.run(["today"], as: "mia").results.contains(
                "[##############......] 42 of 60"))

        _ = await stage.say("done 3 --for mia")
        let plain = try Stage(continuing: stage)
        let seen = await stage.run(["notice", "read"], as: "mia").results
        #expect(seen.contains("*** New badge: First chore 🌱. Well done. ***"))
        let news = await plain.run(["--plain", "notice", "read"], as: "mia").results
        #expect(news.contains("New badge: First chore. Well done.\n"))
        #expect(!news.contains("*"))
    }

    @Test("says each row of a list whole, and each fact as a sentence")
    func saysFacts() async {
        let show = await stage.say("chore show 1 --plain").results
        #expect(show.hasPrefix("1. Feed the cat.\nwho: Mia.\npoints: 2.\n"), "\(show)")
        _ = await stage.say("chore add Sweep --due today")
        let week = await stage.say("week --plain").results
        #expect(week.contains("1. Sat 21 Nov. Time: 20:00. Feed the cat."), "\(week)")
        #expect(week.contains("4. Sat 21 Nov. Sweep."), "\(week)")
    }

    @Test("says the places of a leaderboard without its headings")
    func saysPlaces() async {
        _ = await stage.say("done 3 --for mia")
        let top = await stage.say("leaderboard --plain").results
        #expect(
            top.hasPrefix("This week, Mon 16 Nov to Sun 22 Nov\n1. Mia. "), "\(top)")
    }

    @Test(
        "leaves lists to programs where they go elsewhere",
        arguments: [[:], ["ACCESSIBLE": "1"], ["CHORUS_PLAIN": "1"]])
    func leavesPipes(variables: [String: String]) async throws {
        let piped = try Stage(
            Stage.Setting(outputIsTerminal: false, variables: variables), continuing: stage)

        #expect(
            await piped.run(["--plain", "chore", "list"]).results.hasPrefix(
                "#\tChore\tWho\tDue\tPoints\tRepeats\tState\n1\tFeed the cat\tMia\t"))
        let terminal = try Stage(Stage.Setting(variables: variables), continuing: stage)
        let isSpoken = await terminal.say("chore list").results.hasPrefix("1. Feed the cat. Mia.")
        #expect(isSpoken == !variables.isEmpty)
    }

    @Test("asks by name, and says what Enter means")
    func asks() async throws {
        let asking = try Stage(Stage.Setting(isInteractive: true), continuing: stage)

        let parent = await asking.run(["--plain"], input: ["chore delete 2", "", "quit"])
        #expect(parent.messages.contains("anna, owner: "))
        #expect(parent.messages.contains("yes or no, Enter means no: "))
        #expect(
            await asking.run(["--plain"], as: "mia", input: ["quit"]).messages.contains("mia: \n"))
    }
}

@Suite("A picture made of characters")
struct DrawnTextTests {
    @Test("is said in words")
    func isSaid() {
        let bar = "Cinema  " + TerminalText.drawn("[##..] ", said: "") + "1 of 2"
        let party = Language.english.catalogue.text(.celebrating("Well done."))

        #expect(bar.plain == "Cinema  [##..] 1 of 2")
        #expect(bar.said.plain == "Cinema  1 of 2")
        #expect(party.plain == "*** Well done. ***")
        #expect(party.said.plain == "Well done.")
        #expect(TerminalText.drawn("\u{7}", said: "\u{1B}").said.plain == "␛")
    }
}
