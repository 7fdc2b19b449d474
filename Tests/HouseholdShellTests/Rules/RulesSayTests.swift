import HouseholdModel
import HouseholdService
import HouseholdShell
import TestSupport
import Testing

@Suite("Rules in sentences")
struct RulesSayTests {
    @Test("are only shown with --dry-run, and where nobody says yes")
    func areOnlyShown() async throws {
        let stage = try await Family.stage()

        for (option, exit) in [(" --dry-run", Int32(0)), ("", 64)] {
            let outcome = await stage.say("rules say \"Mia can't hand back chores\"\(option)")
            #expect(outcome.exit == exit, "\(outcome.messages)")
            #expect(outcome.results.contains(/@id\("said\.hand-back\.member-[0-9a-f]{12}\.no"\)/))
            #expect(outcome.results.contains("chore.unclaim"))
            #expect(outcome.results.contains(/Member::"[0-9a-f-]{36}".*  \/\/ Mia\n/))
        }
        #expect(await stage.say("rules read").results.hasPrefix("There are no rules here but"))
    }

    @Test("are told as they are, of whoever they are about, whatever these are called by now")
    func areTold() async throws {
        let stage = try await Family.stage()
        let set = await stage.say("rules say \"Mia can't hand back chores\" --yes")
        #expect(set.exit == 0, "\(set.messages)")

        #expect(
            await stage.say("rules read --lang de", as: "mia").results.hasPrefix(
                "Mia darf keine Aufgaben abgeben.\n"))
        _ = await stage.say("child rename mia Mimi")
        let renamed = await stage.say("rules read --lang de --json")
        #expect(renamed.results.contains("\"sentence\":\"Mimi darf keine Aufgaben abgeben.\""))
        #expect(renamed.results.contains("\"whole\":true"))
    }

    @Test("that nobody said are told from their text, above what they tell whoever is refused")
    func areToldFromText() async throws {
        let stage = try await Family.stage()
        let set = await stage.say("rules set school-nights --yes")
        #expect(set.exit == 0, "\(set.messages)")

        let read = await stage.say("rules read").results
        let start = "Children may never ask for rewards if it is after 18:00"
        #expect(read.hasPrefix(start), "\(read)")
        #expect(read.contains("\n  Whoever is refused reads: Tomorrow is a"), "\(read)")
        #expect(
            read.hasSuffix("\n  rules show school-nights\n  rules remove school-nights\n"),
            "\(read)")
        let json = await stage.say("rules read --lang de --json").results
        let sentence =
            "Kinder dürfen nie Belohnungen einlösen, wenn es nach 18 Uhr ist und weder Freitag noch Samstag ist."
        #expect(json.contains("\"sentence\":\"\(sentence)\""), "\(json)")
        #expect(json.contains("\"whole\":true"), "\(json)")
        #expect(json.contains("\"say\":\"Tomorrow is a school day: "), "\(json)")
    }

    /// What whoever is refused reads is for the writer of a rule to choose, and may be anything.
    @Test("keep nothing to themselves, whatever they tell whoever is refused")
    func keepNothing() async throws {
        let stage = try await Family.stage()
        let set = await stage.say("rules set rules/small.cedar --yes")
        #expect(set.exit == 0, "\(set.messages)")

        #expect(
            await stage.say("rules read").results == """
                Children may never ask for rewards.
                  Whoever is refused reads: No rewards during the week, says Anna.
                  rules show no-rewards-in-the-week
                  rules remove no-rewards-in-the-week

                """)
    }

    @Test("that came with the program and were removed are told of, and put back by their names")
    func areMissed() async throws {
        let stage = try await Family.stage()
        let removed = await stage.say("rules remove reward.ask --now --why \"we agreed\" --yes")
        #expect(removed.exit == 0, "\(removed.messages)")

        let sentence = "Children may ask for rewards if it is for them."
        #expect(
            await stage.say("rules read").results == """
                These come with the program and don't decide here:
                \(sentence)
                  rules set reward.ask

                """)
        #expect(await stage.say("rules read", as: "mia").results.hasSuffix("\n  reward.ask\n"))
        let json = await stage.say("rules read --json").results
        #expect(json.contains("\"decides\":false,\"name\":\"reward.ask\","), "\(json)")

        let back = await stage.say("rules set reward.ask --yes")
        #expect(back.results.hasSuffix("The rules that come with the program decide again.\n"))
        #expect(await stage.say("rules read").results.hasPrefix("There are no rules here but"))
    }

    @Test("are counted where nearly all that came with the program were replaced")
    func areCounted() async throws {
        let stage = try await Family.stage()
        let set = await stage.say("rules set rules/helping.cedar --replace --yes")
        #expect(set.exit == 0, "\(set.messages)")

        let lines = await stage.say("rules read").results.split(separator: "\n")
        #expect(lines.count(where: { $0.hasPrefix("  rules set ") }) == 20)
        #expect(try #require(lines.last).contains(/^[0-9]+ more are in rules read --json\.$/))
    }

    @Test(
        "say that they are on trial and what ends that, and offer nothing that is refused until then"
    )
    func sayWhatIsOnTrial() async throws {
        let stage = try await Family.stage()
        // What is set in a home that is younger than an hour holds at once.
        try stage.setClock("2026-11-21T19:00")
        let standing = "Mia can't hand back chores."
        let way = "  rules remove said.hand-back"
        let say = await stage.sayProving("rules say \"\(standing)\" --yes --now --why said")
        #expect(say.exit == 0, "\(say.messages)")
        #expect(await stage.say("rules read").results.contains(way))

        for (until, now, option) in [
            ("sunday", " --now --why exams", ""), ("tue", "", " --coming"),
        ] {
            let trial = "rules trial \"Children can't propose chores\" --until \(until) --yes\(now)"
            let begun = await stage.say(trial)
            #expect(begun.exit == 0, "\(begun.messages)")
            let read = await stage.say("rules read\(option)").results
            let told = read.split(separator: "\n").map(String.init)
            #expect(told.contains(standing), "\(read)")
            #expect(told.count { $0.hasPrefix("  On trial until the end of ") } == 1, "\(read)")
            #expect(told.count { $0 == "  rules trial end" } == 1, "\(read)")
            #expect(!read.contains("rules remove"), "\(read)")
            #expect(await !stage.say("rules read").results.contains("rules remove"))
            let child = await stage.say("rules read\(option)", as: "mia").results
            #expect(child.contains("On trial") && !child.contains("rules trial end"), "\(child)")
            #expect(await stage.say("rules trial end --yes").exit == 0)
        }
        #expect(await stage.say("rules read").results.contains(way))
    }

    @Test("of somebody stand beside those of another one who is called so later")
    func standBeside() async throws {
        let stage = try await Family.stage()
        for line in [
            "child add Noa --sign-in code", "rules say \"Noa can't hand back chores\" --yes",
            "child rename noa Leo", "child add Noa --sign-in code",
            "rules say \"Noa can't hand back chores\" --yes",
        ] {
            let outcome = await stage.say(line)
            #expect(outcome.exit == 0, "\(line): \(outcome.messages)")
        }

        let told = await stage.say("rules read").results.split(separator: "\n")
        #expect(told.contains("Leo can't hand back chores."), "\(told)")
        #expect(told.contains("Noa can't hand back chores."), "\(told)")
    }

    @Test("are offered where one to remove is called nearly so, and else it is told where they are")
    func areOffered() async throws {
        let stage = try await Family.stage()
        for line in ["rules set no-rewards", "rules say \"Children can't hand back chores\""] {
            try #require(await stage.say("\(line) --now --why fair --yes").exit == 0, "\(line)")
        }

        for (typed, name) in [
            ("no-reward", "no-rewards"), ("hand back chores", "said.hand-back.children.no"),
            ("reward.aks", "reward.ask"), ("blah", nil),
        ] {
            let told = await stage.say("rules remove \(typed)")
            #expect(told.exit == 65)
            let offered = told.messages.firstMatch(of: /try: rules remove (\S+)/)?.1
            #expect(offered.map(String.init) == name, "\(told.messages)")
            let isListed = told.messages.contains("try: rules read ")
            #expect(isListed == (name == nil), "\(told.messages)")
        }
    }

    @Test("call people by identities that stand in nothing for scripts")
    func keepIdentities() async throws {
        let stage = try await Family.stage()

        for line in ["household show --json", "child list --json", "me --json"] {
            let outcome = await stage.say(line)
            #expect(outcome.exit == 0)
            #expect(!outcome.results.contains("\"id\":"), "\(line)")
        }
    }
}
