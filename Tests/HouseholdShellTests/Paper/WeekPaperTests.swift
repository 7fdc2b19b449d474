import Foundation
import Testing

/// What is ticked on a wall comes into the same book as what is done at the prompt.
@Suite("A week on paper")
struct WeekPaperTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage()
        for line in [
            "chore add \"Make <b>your</b> bed\" --to mia --points 3 --every day --step Pillow",
            "chore add \"Take out the trash\" --to max --due today",
            "chore add \"Water the plants\" --due today",
        ] {
            let added = await stage.say(line)
            #expect(added.exit == 0, "\(added)")
        }
    }

    /// The codes of a sheet's row, from the first day on.
    private func codes(of chore: String, on sheet: String) async throws -> [String] {
        let page = await stage.say("week --print -").results
        let own = try #require(
            page.components(separatedBy: "<section>").first { $0.contains("<h1>\(sheet)") },
            "\(page)")
        let row = try #require(
            own.components(separatedBy: "<tr>").first { $0.contains(chore) }, "\(own)")
        return row.matches(of: /<span class="code">([^<]+)<\/span>/).map { String($0.1) }
    }

    @Test("has a sheet for each person, whose codes count once each")
    func counts() async throws {
        let days = try await codes(of: "your", on: "The week of <bdi>Mia")
        try #require(days.count == 7, "\(days)")
        let ticked = await stage.say("chore check 4 1", as: "mia")
        #expect(ticked.exit == 0, "\(ticked)")

        let first = await stage.say("done --code \(days[0])")
        let again = await stage.say("done --code \(days[0].lowercased())")
        let points = await stage.say("points", as: "mia")

        #expect(first.results.contains("is done. +3 points. Mia has 3."), "\(first)")
        #expect(again.results.contains("is already done."), "\(again)")
        #expect(points.results.contains("You have 3 points"), "\(points)")
    }

    @Test("counts behind claim as behind done --code, and a wrong one is told")
    func countsBehindClaim() async throws {
        let trash = try await codes(of: "trash", on: "The week of <bdi>Max")

        let claimed = await stage.say("claim \(trash[0])", as: "max")
        let bare = await stage.say("done \(trash[0])", as: "max")
        let again = await stage.say("claim \(trash[0]) --json", as: "max")
        let wrong = await stage.say("claim \(trash[0]), 77-7777", as: "max")

        #expect(claimed.exit == 0 && claimed.results.contains("is done"), "\(claimed)")
        #expect(bare.exit == 0 && bare.results.contains("is already done"), "\(bare)")
        #expect(again.results.contains(#""changed":false"#), "\(again)")
        #expect(wrong.exit == 65 && wrong.messages.contains("77-7777"), "\(wrong)")
    }

    @Test(
        "is taken back by number, and a code is no option of that",
        arguments: [
            ("en", "There is no option --code here.", "help chore undone"),
            ("de", "Die Option --code gibt es hier nicht.", "help chore undone"),
        ])
    func isTakenBackByNumber(language: String, message: String, attempt: String) async throws {
        let outcome = await stage.say("undone --code QW-7XKP --lang \(language)")

        #expect(outcome.exit == 64, "\(outcome)")
        #expect(outcome.messages.contains(message), "\(outcome)")
        #expect(outcome.messages.hasSuffix(" \(attempt)\n"), "\(outcome)")
        #expect(!outcome.messages.contains("--code-stdin"), "\(outcome)")
    }

    @Test("counts for a child who has joined since it was printed")
    func outlastsJoining() async throws {
        let added = await stage.say("child add Kim --sign-in code")
        let key = try #require(
            added.results.firstMatch(of: /[A-Z0-9]{4}-[A-Z0-9]{5}-[A-Z0-9]{5}/), "\(added)")
        _ = await stage.say("chore add Dust --to Kim --due today")
        let dust = try await codes(of: "Dust", on: "The week of <bdi>Kim")
        let joined = await stage.run(
            ["join", "--username", "kimmy", "--key-stdin", "--password-stdin"], as: "kim",
            input: [String(key.output), "918273"])
        #expect(joined.exit == 0, "\(joined)")

        let own = await stage.say("done --code \(dust[0])", as: "kim")
        let again = await stage.say("done --code \(dust[0])")

        #expect(own.exit == 0 && own.results.contains("is done"), "\(own)")
        #expect(again.results.contains("is already done"), "\(again)")
    }

    @Test("is refused by the rules to a helper without a pass")
    func isNoHelpers() async throws {
        try await stage.letIn("oma", by: "member invite Oma --role helper")
        let trash = try await codes(of: "trash", on: "The week of <bdi>Max")

        let outcome = await stage.say("done --code \(trash[0])", as: "oma")

        #expect(outcome.exit == 77, "\(outcome)")
        #expect(outcome.messages.contains("while a pass lasts"), "\(outcome)")
    }

    @Test("is typed at once for several people, and all of it or nothing counts")
    func countsTogether() async throws {
        let trash = try await codes(of: "trash", on: "The week of <bdi>Max")
        let plants = try await codes(of: "plants", on: "For anyone")
        let line = "done --code \(trash[0]), \(plants[0])"

        let wrong = await stage.say("\(line) 77-7777")
        let open = await stage.say("chores")
        let done = await stage.say("\(line) --for max")

        #expect(wrong.exit == 65 && wrong.messages.contains("77-7777"), "\(wrong)")
        #expect(open.results.contains("Take out the trash"), "\(open)")
        #expect(
            done.exit == 0 && done.results.contains("trash") && done.results.contains("plants"),
            "\(done)")
    }

    @Test(
        "is typed for several days at once, in whatever order, and tells what counted before a refusal"
    )
    func countsDays() async throws {
        _ = await stage.say("chore add Dishes --to mia --points 3 --every day")
        let days = try await codes(of: "Dishes", on: "The week of <bdi>Mia")

        let early = await stage.say("done --code \(days[1]) \(days[0])", as: "mia")
        let both = await stage.say("chorus done --code \(days[1]), \(days[0])")
        let points = await stage.say("points", as: "mia")

        #expect(early.exit == 1 && early.results.contains("+3 points"), "\(early)")
        #expect(early.messages.contains("too early"), "\(early)")
        #expect(both.exit == 0 && both.results.contains("is already done"), "\(both)")
        #expect(points.results.contains("You have 6 points"), "\(points)")
    }

    @Test("has no code for what is due more than once on a day, which would count each in turn")
    func countsOnce() async throws {
        let added = await stage.say(
            "chore add Oven --to max --rrule \"FREQ=HOURLY;INTERVAL=6\" --from tomorrow")
        #expect(added.exit == 0, "\(added)")

        #expect(try await codes(of: "Oven", on: "The week of <bdi>Max").isEmpty)
    }

    @Test(
        "says what is typed for boxes that have no code, where there are any",
        arguments: [
            ("Teeth", "--every \"day at 8:00 and 18:00\"", true),
            ("Swim", "--every \"2 times a week\"", true), ("Dishes", "--every day", false),
        ])
    func saysWhatIsTyped(title: String, option: String, isSaid: Bool) async throws {
        let added = await stage.say("chore add \(title) --to mia \(option)")
        #expect(added.exit == 0, "\(added)")
        let number = try #require(added.results.firstMatch(of: /Added: (\d+)/)?.1)

        let page = await stage.say("week --print - --for mia").results

        #expect(page.contains("Where nothing stands below a box, type: ") == isSaid, "\(page)")
        #expect(page.contains("done \(number) (") == isSaid, "\(page)")
        if isSaid {
            let done = await stage.say("done \(number)", as: "mia")
            #expect(done.exit == 0 || done.messages.contains("too early"), "\(done)")
        }
    }

    @Test("keeps what is somebody's theirs")
    func keepsOwners() async throws {
        let trash = try await codes(of: "trash", on: "The week of <bdi>Max")
        let plants = try await codes(of: "plants", on: "For anyone")

        let taken = await stage.say("done --code \(plants[0]) \(trash[0]) --for mia")
        let open = await stage.say("chores")
        let named = await stage.say("done --code \(trash[0]) --for Max")
        let own = await stage.say("done --code \(plants[0]) --for Mia", as: "mia")

        #expect(taken.exit == 64 && taken.messages.contains("--for says"), "\(taken)")
        #expect(open.results.contains("plants") && open.results.contains("trash"), "\(open)")
        #expect(named.exit == 0 && own.exit == 0, "\(named) \(own)")
    }

    @Test("lets nobody say more than at the prompt")
    func isNoRight() async throws {
        let trash = try await codes(of: "trash", on: "The week of <bdi>Max")

        let sister = await stage.say("done --code \(trash[0])", as: "mia")
        let stranger = await stage.say("done --code \(trash[0])", as: "olga")
        let own = await stage.say("done --code \(trash[0])", as: "max")

        #expect(sister.exit == 77, "\(sister)")
        #expect(stranger.exit == 65, "\(stranger)")
        #expect(own.exit == 0, "\(own)")
    }

    @Test("has nothing of what is private, whoever prints it, and no markup of anybody's")
    func isHarmless() async throws {
        _ = await stage.say("chore add Secret --to max --private --due today")
        let pages = [
            await stage.say("week --print -").results,
            await stage.say("week --print -", as: "max").results,
            await stage.say("week --print - --for max").results,
            await stage.say("week --print -", as: "mia").results,
        ]

        #expect(pages.allSatisfy { $0.contains("<section>") && !$0.contains("Secret") })
        #expect(pages[0].contains("Make &lt;b&gt;your&lt;/b&gt; bed"))
        #expect(
            pages.allSatisfy { page in
                !["<b>", "http", "<script"].contains(where: page.contains)
            })
    }

    @Test("has nothing private either where the household lets siblings see it")
    func isSilent() async throws {
        let rules = stage.folder.appending(path: "open.cedar")
        try """
        @id("open") @say("All chores are for all to see.") @ask("a parent")
        permit (principal in Role::"family", action == Action::"chore.glance", resource);
        """.write(to: rules, atomically: true, encoding: .utf8)
        _ = await stage.say("chore add Secret --to max --private --due today")
        let set = await stage.say("rules set \(rules.path) --yes")
        #expect(set.exit == 0, "\(set)")

        #expect(await stage.say("week", as: "mia").results.contains("Secret"))
        #expect(!(await stage.say("week --print -", as: "mia").results.contains("Secret")))
    }

    @Test("counts for the day before that is still open, once, and for nobody else's turn")
    func countsForKept() async throws {
        _ = await stage.say("chore add Dishes --to mia --points 3 --every day")
        _ = await stage.say("chore add Lay --rotate mia,max --points 2 --every day")
        let days = try await codes(of: "Dishes", on: "The week of <bdi>Mia")
        let turn = try await codes(of: "Lay", on: "The week of <bdi>Max")
        stage.pass(days: 1)

        let early = await stage.say("done --code \(days[2])", as: "mia")
        let done = await stage.say("done --code \(days[1])", as: "mia")
        let again = await stage.say("done --code \(days[1])", as: "mia")
        let before = await stage.say("done --code \(days[0])", as: "mia")
        _ = await stage.say("chore add Dust --to mia --due today --points 4")
        let dust = try await codes(of: "Dust", on: "The week of <bdi>Mia")
        let besides = await stage.say(
            "done --code \(days[1]) \(days[2]) \(dust[0])", as: "mia")
        let known = await stage.say(
            "done --code \(days[1]) \(dust[0]) --json", as: "mia")
        let strange = await stage.say("done --code \(turn[0])", as: "max")
        let points = await stage.say("points", as: "mia")

        #expect(early.exit == 1, "\(early)")
        #expect(done.exit == 0 && done.results.contains("+3 points"), "\(done)")
        #expect(again.exit == 1, "\(again)")
        #expect(before.exit == 0 && before.results.contains("is already done"), "\(before)")
        #expect(besides.exit == 1 && besides.results.contains("+4 points"), "\(besides)")
        #expect(
            besides.messages.contains("22 Nov") && besides.messages.contains("too early"),
            "\(besides)")
        #expect(known.results.hasPrefix(#"{"v":1,"data":{"#), "\(known)")
        #expect(known.messages.hasPrefix(#"{"v":1,"error":{"#), "\(known)")
        #expect(strange.exit == 77, "\(strange)")
        #expect(points.results.contains("You have 7 points"), "\(points)")
    }

    @Test(
        "counts for each day that was ticked, once the week is over, and for a sibling's turn in between",
        arguments: ["", "--approval always"])
    func countsWeek(option: String) async throws {
        for line in [
            "chore add Dishes --to mia --points 3 --every day \(option)",
            "chore add Lay --rotate mia,max --points 2 --every day \(option)",
        ] {
            let added = await stage.say(line)
            #expect(added.exit == 0, "\(added)")
        }
        let dishes = try await codes(of: "Dishes", on: "The week of <bdi>Mia")
        let hers = try await codes(of: "Lay", on: "The week of <bdi>Mia")
        let his = try await codes(of: "Lay", on: "The week of <bdi>Max")
        try #require(dishes.count == 7 && hers.count == 4 && his.count == 3, "\(hers) \(his)")
        stage.pass(days: 6)

        // Nothing was done on the third day and on the last but one.
        let typed = dishes.indices.filter { $0 != 2 && $0 != 5 }.map { dishes[$0] } + hers + his
        let booked = await stage.say("done --code \(typed.reversed().joined(separator: " "))")
        let again = await stage.say("done --code \(typed.joined(separator: " "))")
        let points = await stage.say("points show mia --json")
        let others = await stage.say("points show max --json")
        let next = await stage.say("chore show 7 --json")

        #expect(booked.exit == 0, "\(booked)")
        #expect(!again.results.contains("+"), "\(again)")
        #expect(points.results.contains(#""balance":\#(5 * 3 + 4 * 2),"#), "\(points)")
        #expect(others.results.contains(#""balance":\#(3 * 2),"#), "\(others)")
        #expect(next.results.contains("2026-11-28"), "\(next)")
    }

    @Test(
        "counts for somebody's own part that is still open, though another has done theirs",
        arguments: ["each", "together"])
    func countsForOwnPart(mode: String) async throws {
        let people = mode == "each" ? "--each mia,max" : "--together mia,max"
        _ = await stage.say("chore add Teeth \(people) --points 2 --every day")
        let days = try await codes(of: "Teeth", on: "The week of <bdi>Max")
        if mode == "each" { _ = await stage.say("done 7", as: "mia") }
        stage.pass(days: 1)
        let hers = await stage.say("done 7", as: "mia")
        #expect(hers.exit == 0, "\(hers)")

        let done = await stage.say("done --code \(days[1])")
        let again = await stage.say("done --code \(days[1])")
        let points = await stage.say("points show max --json")

        #expect(done.exit == 0 && done.results.contains("+2 points"), "\(done)")
        #expect(again.exit == 1, "\(again)")
        #expect(points.results.contains(#""balance":2"#), "\(points)")
    }

    @Test("has nothing of what nobody is there for, which is the parents' to give")
    func isOfThoseHere() async {
        for child in ["mia", "max"] {
            let away = await stage.say("absence add \(child) today for 8 days")
            #expect(away.exit == 0, "\(away)")
        }
        _ = await stage.say("chore add Lay --rotate mia,max --every day")

        #expect(await stage.say("week").results.contains("a parent (everybody is away)"))
        #expect(!(await stage.say("week --print -").results.contains("Lay")))
    }

    @Test("is written for its owner alone, and over nothing")
    func isWritten() async throws {
        let file = stage.folder.appending(path: "week.html").path
        let line = "week --print \(file) --for mia"

        let rehearsed = await stage.say("\(line) --dry-run --json")
        let isThere = FileManager.default.fileExists(atPath: file)
        let written = await stage.say(line)
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
        let again = await stage.say(line)

        #expect(rehearsed.results.contains(#""entries":7"#) && !isThere, "\(rehearsed)")
        #expect(written.exit == 0 && mode as? Int == 0o600, "\(written)")
        #expect(again.messages.contains("Nothing was written over it."), "\(again)")
    }

    @Test("says that nothing is on it, where nothing is")
    func isEmpty() async throws {
        let added = await stage.say("child add Kim")
        try #require(added.exit == 0, "\(added)")
        let file = stage.folder.appending(path: "kim.html").path

        let written = await stage.say("week --print \(file) --for Kim")

        #expect(written.exit == 0 && written.results.contains("Nothing is due from"), "\(written)")
        #expect(!written.results.contains("done --code"), "\(written)")
    }

    @Test("is refused with what to type", arguments: ["--month --print x", "--print \"\""])
    func isRefused(options: String) async {
        let refused = await stage.say("chore calendar \(options)")

        #expect(refused.exit == 64 && refused.messages.contains("try:"), "\(refused)")
    }

    @Test("has a day of its own for each code, and wants some", arguments: ["--date today", ""])
    func isAsked(rest: String) async {
        let asked = await stage.say("done --code \(rest)")

        #expect(asked.exit == 64, "\(asked)")
    }

    @Test(
        "lets no code into a line that it is no box's of",
        arguments: [
            "member reset tom --code 7XKP", "recover anna --code 7XKP", "add done --code 7XKP",
        ])
    func isNoSecret(line: String) async {
        let refused = await stage.say(line)

        #expect(refused.messages.contains("A secret is never part of a command"), "\(refused)")
    }

    @Test("is in the language of whoever prints it")
    func isGerman() async {
        _ = await stage.say("settings lang de", as: "mia")
        let page = await stage.say("week --print -", as: "mia").results

        #expect(page.contains("<html lang=\"de\">") && page.contains("Die Woche von <bdi>Mia"))
    }
}
