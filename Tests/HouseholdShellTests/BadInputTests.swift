import Foundation
import Testing

/// Every answer is a sentence, with the right exit code, and nothing is changed.
@Suite("Input that can't be used")
struct BadInputTests {
    /// A command with a place for a text.
    struct Command: CustomStringConvertible, Sendable {
        let words: [String]
        var description: String { words.joined(separator: " ") }

        init(_ line: String) {
            words = line.split(separator: " ").map(String.init)
        }

        func with(_ text: String) -> [String] {
            words.map { $0.replacing("%", with: text) }
        }

        /// Every `count`th text, another one first for each command: together they meet all.
        func share(of texts: [String], _ count: Int) -> [String] {
            let first = description.utf8.reduce(0) { $0 + Int($1) } % count
            return stride(from: first, to: texts.count, by: count).map { texts[$0] }
        }
    }

    private static let unusable = [
        "", " ", "\t", String(repeating: "x", count: 121), String(repeating: "y", count: 100_000),
        String(repeating: "👩‍👩‍👧‍👦", count: 30), "a\u{0}b", "a\nb", "a\u{1B}[31mb",
        "a\u{7}", "a\u{7F}b", "a\u{9B}2Jb", "a\u{202E}b", "\u{2066}a", "a\u{200F}", "\u{200B}",
        "\u{FEFF}", "a\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", "a\u{2028}b",
    ]

    private static let foreign = [
        "tim", "olga", "Jones", "Vacuum", "99", "0", "-0", "9223372036854775808", "1e3", "١",
        "Mio", "x' OR '1'='1", "\"; DROP TABLE chore; --", "permit (principal, action, resource);",
        "%s%n", "../../etc/passwd", "$(id)",
    ]

    @Test(
        "is refused as a text",
        arguments: [
            "child add %", "member invite % --role parent", "chore add %", "chore edit 1 --title %",
            "reward add % --at 3",
        ].map(Command.init))
    func refusesText(_ command: Command) async throws {
        let stage = try await Family.stage()
        let before = await dump(stage)

        for text in command.share(of: Self.unusable, 3) {
            await check(stage, command.with(text), [65])
        }
        #expect(await dump(stage) == before)
    }

    @Test(
        "is refused as the name of a thing or a person",
        arguments: [
            "chore show %", "chore edit % --points 2", "chore delete % --yes", "chore done %",
            "chore undone %", "chore done 1 --for %", "chore add X --to %", "chore list --for %",
            "chore approve %", "chore reject %", "chore skip %", "chore claim %",
            "chore unclaim %", "chore pause %", "chore resume %", "chore move % --due tomorrow",
            "chore pack 6-7 --for %", "chore calendar --for %", "chore history --for %",
            "chore check % 1",
            "chore check 1 %", "chore note % hello", "chore remind %", "chore accept %",
            "chore decline %",
            "routine add morning %", "routine show %", "routine edit % --bonus 1",
            "routine delete %", "routine start %",
            "chore edit 1 --to %", "child key %", "child reset %", "child unlock %",
            "child rename % X", "child remove %", "member show %", "member remove %",
            "member role % parent", "member cancel %", "member admit % --role parent",
            "member refuse %", "data erase %", "member reset %", "household switch %",
            "household transfer % --yes", "operator reset %",
            "pass give % --until tomorrow", "pass give mia --for % --until tomorrow",
            "pass show %", "pass end %", "device remove %", "device edit % --name Tablet",
            "absence add % --every fri",
            "absence import holidays.ics --for %",
            "money list %", "money history %", "money payout % 1", "money pay % 1",
            "money charge % 1 x", "money settle %", "money reverse %",
            "money allowance %", "money allowance % 1 every saturday", "money qr % 1",
            "points show %", "points history %", "points receipt %",
            "points check a b c d e f --for %", "reward show %", "reward add X --at 3 --for %",
            "privacy show --for %", "privacy set activity me --for %", "rules can % chore.add",
            "rules can chore.complete %", "rules can points.show %", "rules why chore.show %",
        ].map(Command.init))
    func refusesNames(_ command: Command) async throws {
        let stage = try await Family.stage()
        let before = await dump(stage)

        for text in command.share(of: Self.unusable + Self.foreign, 5) {
            await check(stage, command.with(text), [64, 65])
        }
        #expect(await dump(stage) == before)
    }

    @Test(
        "is refused as a value",
        arguments: [
            "chore add X --points %", "chore add X --due %", "chore add X --due tomorrow --at %",
            "chore edit 1 --points %", "chore edit 1 --due %", "chore edit 1 --at %",
            "chore list --due %", "reward add X --at %", "reward add X --at 3 --count %",
            "child add X --sign-in %", "child key X --valid %", "leaderboard %",
            "money allowance mia 1 %", "money account %",
            "money rate %", "money rate 10 = %", "money currency %", "money history --limit %",
            "privacy set % me", "privacy set activity %", "rules can %", "rules why %",
            "rules say %", "rules remove %", "rules say nothing counts after %",
            "rules trial quiet-hours --until %",
            "audit list --limit %", "chore done 1 --request-id %", "chore list --width %",
            "chore list --color %", "household create X --zone %",
            "household create X --week-start %", "household create X --template %",
            "household settings %", "member role mia %", "member admit zoe --role %",
            "household settings approval %", "household settings siblings %",
            "chore add X --approval %", "chore add X --every %", "chore add X --after-done %",
            "chore add X --rrule %", "chore add X --every day --from %",
            "chore add X --every day --until %", "chore add X --every day --times %",
            "chore add X --every day --season %", "chore add X --every day --except %",
            "chore add X --every day --at %", "chore move 1 --due %", "approve 1 --points %",
            "chore pack %", "chore pack 6-7 --for mia --only %",
            "chore history --from %", "chore history --limit %", "device add % --for mia",
            "pass give mia --can % --until tomorrow",
            "pass give mia --can approve --up-to % --until tomorrow",
            "pass give mia --from % --until tomorrow", "pass give mia --until %",
            "absence add mia --every %", "absence add mia --every fri --days %",
            "absence add mia --every fri --from %", "absence add mia --every fri --until %",
        ].map(Command.init))
    func refusesValues(_ command: Command) async throws {
        let stage = try await Family.stage()
        let before = await dump(stage)

        let texts = (Self.unusable + Self.foreign).filter { Int($0) == nil }
        for text in command.share(of: texts, 5) {
            await check(stage, command.with(text), [64, 65])
        }
        #expect(await dump(stage) == before)
    }

    @Test("is refused as the name of a list")
    func refusesFiles() async throws {
        let stage = try await Family.stage()
        let before = await dump(stage)

        for text in Self.unusable + Self.foreign {
            await check(stage, Command("data import %").with(text), [64, 65, 66])
            await check(stage, Command("absence import %").with(text), [64, 65, 66])
            let converting = Command("data convert % --into /nowhere/lists")
            await check(stage, converting.with(text), [64, 65, 66])
        }
        #expect(await dump(stage) == before)
    }

    @Test(
        "is refused as the name of a new account",
        arguments: ["--name % --username zoe", "--name Zoe --username %"].map(Command.init))
    func refusesAccounts(_ command: Command) async throws {
        let stage = try await Family.stage()

        for text in command.share(of: Self.unusable, 3) {
            let words = ["register", "--password-stdin"] + command.with(text)
            await check(stage, words, [65], as: "zoe", input: ["quiet river lamp zoe"])
        }
        #expect(await stage.say("whoami", as: "zoe").exit == 77)
    }

    @Test("is no secret and no name to sign in with")
    func refusesSignIn() async throws {
        let stage = try await Family.stage()
        let refusal = await stage.run(
            ["login", "nobody", "--password-stdin"], as: "zoe", input: ["wrong password"])

        #expect(refusal.exit == 77)
        for text in Self.unusable where text.utf8.count < 1_000 {
            let name = await stage.run(
                ["login", text, "--password-stdin"], as: "zoe", input: ["wrong password"])
            #expect(name == refusal, "\(text.debugDescription)")
            let secret = await stage.run(
                ["login", "anna", "--password-stdin"], as: "zoe", input: [text])
            #expect(secret == refusal, "\(text.debugDescription)")
        }
        for text in ["", "nonsense", String(repeating: "K", count: 1_000), "a\u{1B}[31mb"] {
            let join = ["join", "--username", "zoe", "--key-stdin", "--password-stdin"]
            await check(stage, join, [77], as: "zoe", input: [text, "493817"])
            let recover = ["recover", "anna", "--code-stdin", "--password-stdin"]
            await check(stage, recover, [77], as: "zoe", input: [text, "quiet river lamp zoe"])
        }
    }

    @Test(
        "is refused as rules, or as a file of them",
        arguments: [
            ("nowhere.cedar", 66), ("", 66), (".", 66), ("empty.cedar", 78), ("notes.cedar", 78),
            ("half.cedar", 78), ("unnamed.cedar", 78), ("unknown.cedar", 78),
        ])
    func refusesRules(name: String, exit: Int32) async throws {
        let stage = try await Family.stage()
        let before = await dump(stage)

        for command in ["set", "try"] {
            await check(stage, ["rules", command, "rules/\(name)"], [exit])
        }
        #expect(await dump(stage) == before)
    }

    @Test("is refused as rules when it is long, or breaks a wall")
    func refusesLongRules() async throws {
        let stage = try await Family.stage()
        let long = stage.folder.appending(path: "long.cedar")
        try Data(repeating: UInt8(ascii: "/"), count: 10_000_000).write(to: long)
        let before = await dump(stage)

        await check(stage, ["rules", "set", long.path], [78])
        await check(stage, ["rules", "try", long.path], [78])
        await check(stage, ["rules", "set", "rules/secrets.cedar"], [78])
        #expect(await dump(stage) == before)
    }

    @Test(
        "is refused as a description",
        arguments: ["chore add X --description %", "reward add X --at 3 --description %"]
            .map(Command.init))
    func refusesDescriptions(_ command: Command) async throws {
        let stage = try await Family.stage()

        for text in ["", " ", String(repeating: "y", count: 100_000), "a\u{1B}[31mb", "a\u{202E}b"]
        {
            await check(stage, command.with(text), [65])
        }
    }

    @Test(
        "in a command that is run by itself is answered with one that can be run like it",
        arguments: [
            (["register"], "chorus --data DIR register --name Anna"),
            (["register", "-q"], "chorus --data DIR register -q --name Anna"),
            (["done"], "chorus --data DIR chore list"),
            (["chore", "list", "--nope"], "chorus help chore list"),
            (["-c", "done"], "chore list"),
        ])
    func isAnsweredAsTyped(words: [String], attempt: String) async throws {
        let stage = try await Family.stage()

        let outcome = await stage.run(words)

        #expect(outcome.exit == 64)
        #expect(
            outcome.messages.contains(
                "  try: \(attempt.replacing("DIR", with: stage.data))\n"), "\(outcome)")
    }

    @Test("is a name that looks like another one")
    func refusesLookAlikes() async throws {
        let stage = try await Family.stage()

        for name in ["Мia", "MIA", "Mía", "ｍｉａ", "Mia ", "Annа"] {
            await check(stage, ["child", "add", name], [1])
        }
    }

    @Test("is a title like any other where it only looks like a command or a query")
    func keepsQuotes() async throws {
        let stage = try await Family.stage()
        let titles = [
            "x' OR '1'='1", "\"; DROP TABLE chore; --", "permit (principal, action, resource);",
            "%s%n", "$(id)", "Größe 👩‍👧", "\\ / | > <",
        ]

        for (number, title) in zip(4..., titles) {
            #expect(await stage.run(["chore", "add", title]).exit == 0)
            let shown = await stage.say("chore show \(number)")
            #expect(shown.results.hasPrefix("\(number)  \(title)\n"))
        }
    }

    @Test("is a missing verb, an unknown command or option")
    func refusesWords() async throws {
        let stage = try await Family.stage()

        for line in [
            "chore fly", "whoami now", "done", "undone", "chore add", "child add",
            "child key", "household create", "reward add", "rules can", "privacy set", "chroe",
            "chore list --sideways", "chore add X --points", "--nonsense", "logout --no",
        ] {
            await check(stage, line.split(separator: " ").map(String.init), [64])
        }
    }

    /// Runs a command and checks that it is refused with a sentence that is safe to show.
    private func check(
        _ stage: Stage, _ words: [String], _ exits: Set<Int32>, as person: String = "anna",
        input: [String] = []
    ) async {
        let text = await stage.run(words, as: person, input: input)
        let json = await stage.run(words + ["--json"], as: person, input: input)
        let line = Comment(rawValue: "\(words.map { String($0.prefix(40)) })")

        #expect(exits.contains(text.exit), line)
        #expect(text.exit == json.exit, line)
        #expect(text.results == "" && json.results == "", line)
        #expect(text.messages.hasPrefix("error: "), line)
        #expect(text.messages.contains("."), line)
        #expect(json.messages.hasPrefix(#"{"v":1,"error":{"code":""#), line)
        #expect(Danger.found(in: text.messages + json.messages) == [], line)
    }

    /// Everything that could have been changed.
    private func dump(_ stage: Stage) async -> [Stage.Outcome] {
        var all: [Stage.Outcome] = []
        for line in [
            "household show", "chore list --all", "reward list", "points show --all",
            "privacy show", "privacy show --for mia", "leaderboard all", "rules show",
        ] {
            all.append(await stage.say(line + " --json"))
        }
        return all
    }
}
