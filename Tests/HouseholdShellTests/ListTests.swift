import LineEditor
import TestSupport
import Testing

@Suite("A list")
struct ListTests {
    @Test("says which chores repeat, and how often")
    func tellsRhythm() async throws {
        let stage = try await Family.stage()
        #expect(!(await stage.say("chore list").results.contains("Repeats")))

        _ = await stage.say("chore add Sweep --to mia --every \"2 weeks on mon,thu\" --at 18:00")
        _ = await stage.say("chore add Water --to mia --after-done \"3 days\"")
        let listed = await stage.say("chore list --width 100").results
        #expect(listed.contains("  Repeats\n"), "\(listed)")
        #expect(listed.contains(/Sweep .*  every 2 weeks\n/), "\(listed)")
        #expect(listed.contains(/Water .*  after done\n/), "\(listed)")
        let said = await stage.say("chore list --plain").results
        #expect(said.contains("Repeats: every 2 weeks."), "\(said)")
        #expect(await stage.say("chore list --lang de").results.contains("alle 2 Wochen"))
    }

    @Test(
        "says of dates that come the year where it is another one, and the time where it differs",
        arguments: [
            (
                "chore add Pay --every \"year on 1 dec\"",
                "Tue 1 Dec, Wed 1 Dec 2027, Fri 1 Dec 2028"
            ),
            (
                "chore add Look --every \"3 hours\" --at 18:00",
                "Sat 21 Nov 18:00, Sat 21 Nov 21:00, Sun 22 Nov 00:00"
            ),
            (
                "chore add Walk --every \"day at 8:00 and 18:00\"",
                "Sat 21 Nov 18:00, Sun 22 Nov 08:00, Sun 22 Nov 18:00"
            ),
            ("chore add Feed --every \"day at 18:00\"", "Sat 21 Nov, Sun 22 Nov, Mon 23 Nov"),
        ])
    func tellsComingDates(line: String, next: String) async throws {
        let added = try await Family.stage().say(line).results
        #expect(added.contains("  next    \(next)\n"), "\(added)")
    }

    @Test("follows the width of the terminal when that changes")
    func followsWidth() async throws {
        let stage = try await Family.stage(Stage.Setting(isInteractive: true))
        let title = "Take the old newspapers to the cellar"
        _ = await stage.say("chore add \"\(title)\" --to mia")

        let lines = ["chores", Stage.resizing + "50", "chores", "quit"]
        let lists = await stage.run([], input: lines).results.split(separator: "Chore").dropFirst()
        #expect(lists.map { $0.contains(title) } == [true, false])
        #expect(lists.last?.contains("…  Mia") == true, "\(lists)")
    }

    @Test("keeps who and how many points on a narrow terminal")
    func keepsColumns() async throws {
        let stage = try await Family.stage(Stage.Setting(width: 40))
        _ = await stage.say("chore add Sweep the kitchen --to mia --due \"2026-12-24\" --at 18:00")

        let listed = await stage.say("chore list").results
        #expect(listed.contains("4 Sweep the kitchen\n  Who: Mia"), "\(listed)")
        #expect(listed.contains("  Points: 1\n"))
        #expect(listed.split(separator: "\n").allSatisfy { $0.count <= 40 })
    }

    @Test("in a pipe has every fact that the terminal has, behind its rows")
    func hasFactsInPipes() async throws {
        let stage = try await Family.stage(Stage.Setting(outputIsTerminal: false))

        let home = await stage.say("household show").results
        #expect(home.hasPrefix("Name\tUser name\tRole\n"))
        #expect(home.hasSuffix("\n# Smith home, Europe/Berlin, weeks start on Monday\n"), "\(home)")
        let chores = await stage.say("chore list").results
        #expect(chores.hasPrefix("#\tChore\tWho\tDue\tPoints\tRepeats\tState\n"), "\(chores)")
        #expect(chores.hasSuffix("\n# 3 chores.\n"), "\(chores)")
        _ = await stage.say("privacy set leaderboard off", as: "max")
        for number in 1...3 { _ = await stage.say("done \(number) --for mia") }
        let board = await stage.say("leaderboard", as: "mia").results
        #expect(board.contains("\n# This week, Mon 16 Nov to Sun 22 Nov\n"), "\(board)")
        let done = await stage.say("chore list --all").results
        #expect(done.contains(/Feed the cat\tMia\t[^\t]*\t2\t\tdone\n/), "\(done)")
    }

    @Test(
        "of today shows a parent the most urgent of what waits and where the rest is, also through a server",
        arguments: [false, true])
    func foldsWhatWaits(isRemote: Bool) async throws {
        let stage = try await Family.stage(Stage.Setting(isRemote: isRemote))
        for number in 4...14 {
            _ = await stage.say("chore add Window --to max --due today --approval always")
            try #require(await stage.say("done \(number)", as: "max").exit == 0)
        }
        func rows(_ line: String) async -> Int {
            await stage.say(line).results.ranges(of: "Window").count
        }

        let shown = await stage.say("today").results
        #expect(shown.ranges(of: "Window").count == 8, "\(shown)")
        #expect(shown.contains(", 11 waiting for your OK."), "\(shown)")
        #expect(shown.hasSuffix("3 more wait for an OK (chore list --waiting).\n"), "\(shown)")
        for line in ["today --all", "today --json", "chore list --waiting"] {
            #expect(await rows(line) == 11, "\(line)")
        }

        for number in [4, 5] { _ = await stage.say("approve \(number)") }
        let left = await stage.say("today").results
        #expect(left.contains("1 more waits for an OK (chore list --waiting).\n"), "\(left)")
    }

    @Test(
        "of today has what is to be done before what waits, and lists nothing that is done while some of that is left out",
        arguments: [8, 9])
    func foldsWhatIsDoneFirst(waiting: Int) async throws {
        let stage = try await Family.stage()
        for number in 4..<4 + waiting {
            _ = await stage.say("chore add Window --to max --due today --approval always")
            try #require(await stage.say("done \(number)", as: "max").exit == 0)
        }
        for line in ["chore add Broom --due today", "chore add Mop --due today", "done broom"] {
            try #require(await stage.say(line).exit == 0, "\(line)")
        }
        func titles(_ line: String) async -> [Substring] {
            await stage.say(line).results.matches(of: /Broom|Mop|Window/).map(\.output)
        }
        let windows = [Substring](repeating: "Window", count: waiting)

        #expect(await titles("today --all") == ["Mop"] + windows + ["Broom"])
        let isFolded = waiting > 8
        #expect(await titles("today") == ["Mop"] + windows.prefix(8) + (isFolded ? [] : ["Broom"]))
        let shown = await stage.say("today").results
        #expect(shown.contains("\n1 done today (today --all).\n") == isFolded, "\(shown)")
    }

    @Test("of today tells a child which sibling did what was theirs, unless that is hidden")
    func tellsHelp() async throws {
        let stage = try await Family.stage()
        for line in [
            "chore add Sweep --rotate mia,max --due today", "chore add Water --to mia --due today",
            "done 1 --for max", "done 4 --for max",
        ] {
            try #require(await stage.say(line).exit == 0)
        }

        let told = await stage.say("today", as: "mia").results
        #expect(
            told.contains("\nMax did this for you: Sweep, Feed the cat.\n")
                || told.contains("\nMax did this for you: Feed the cat, Sweep.\n"), "\(told)")
        let german = await stage.say("today --lang de", as: "mia").results
        #expect(german.contains("Max hat das für dich erledigt: "), "\(german)")
        #expect(await !stage.say("today", as: "max").results.contains("for you"))

        _ = await stage.say("privacy set activity me", as: "max")
        let hidden = await stage.say("today", as: "mia").results
        #expect(hidden.contains("Water") && !hidden.contains("for you"), "\(hidden)")
    }

    @Test("says in colour, and with a tick where the terminal has one, what its words say")
    func isColoured() async throws {
        let stage = try await Family.stage()
        _ = await stage.say("done 1", as: "mia")

        let seen = await stage.say("chore list --all --color always").results
        #expect(seen.contains("\u{1B}[32m✓"), "\(seen)")
        #expect(seen.contains("\u{1B}[32mdone"))
        #expect(!(await stage.say("chore list --all").results.contains("\u{1B}")))
        let plain = try Stage(Stage.Setting(variables: ["LANG": "C"]), continuing: stage)
        #expect(await plain.say("chore list --all").results.contains("1  x  Feed the cat"))
    }

    @Test("shows a chore's picture to people, and neither to programs nor where there are no signs")
    func hasPictures() async throws {
        let stage = try await Family.stage()
        #expect(await stage.say("chore edit 1 --icon 🐓").exit == 0)

        #expect(await stage.say("chores").results.contains("1    🐓 Feed the cat"))
        #expect(await stage.say("chore show 1 --json").results.contains(#""icon":"🐓""#))
        for setting in [
            Stage.Setting(variables: ["LANG": "C"]), Stage.Setting(outputIsTerminal: false),
        ] {
            let chores = try await Stage(setting, continuing: stage).say("chores").results
            #expect(chores.contains("Feed the cat") && !chores.contains("🐓"), "\(chores)")
        }
    }
}
