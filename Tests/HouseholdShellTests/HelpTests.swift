import HouseholdService
import HouseholdShell
import HouseholdWords
import TestSupport
import Testing

@Suite("Help")
struct HelpTests {
    @Test(
        "is short, and shows what the reader can do",
        arguments: [("mia", 12, "done 3"), ("anna", 22, "approve mia"), ("kim", 12, "login anna")])
    func isShort(person: String, lines: Int, example: String) async throws {
        let stage = try await Family.stage()

        for words in [["help"], ["-c", "help"], ["--plain", "help"]] {
            let outcome = await stage.run(words, as: person)
            #expect(outcome.exit == 0)
            #expect(outcome.results.split(separator: "\n").count <= lines)
            #expect(outcome.results.contains(example))
        }
        let isParent = person == "anna"
        #expect(
            await stage.run(["help"], as: person).results.contains("points give") == isParent)
    }

    @Test("tells of a flag and of the one that says the contrary in one line")
    func tellsOfContraries() async throws {
        let help = await (try Family.stage()).say("help serve").results

        #expect(help.contains("--lan, --no-lan "), "\(help)")
        #expect(help.split(separator: "\n").count { $0.contains("--no-for-all") } == 1)
        #expect(!help.split(separator: "\n").contains { $0.hasPrefix("  --no-log") })
    }

    @Test("names commands that are there", arguments: ["kim", "anna", "mia", "tim"])
    func namesCommands(person: String) async throws {
        let known = Set(
            try await JSONSchema.shipped.commands.compactMap { $0.split(separator: " ").first })
        let lines = await (try Family.stage()).say("help", as: person).results
            .split(separator: "\n").filter { $0.hasPrefix("  ") }
            .map { $0.drop { $0 == " " }.prefix { $0 != " " } }

        #expect(lines.count > 3)
        #expect(lines.filter { !known.contains($0) && !["chorus", "1"].contains($0) } == [])
    }

    @Test("has room on a usual screen", arguments: Language.tags)
    func hasRoom(language: String) async throws {
        let usual = Stage.Setting(isInteractive: true, width: 80, rows: 23)
        let outcome = try await Family.stage(usual).run(["help", "--lang", language])

        #expect(outcome.results.contains("approve mia"))
        #expect(!outcome.results.contains("[pager]"))
        #expect(outcome.results.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("has one command in a row where a screen is narrow, and below it what it does")
    func isNarrow() async throws {
        let stage = try await Family.stage(Stage.Setting(width: 40))

        let help = await stage.say("help").results
        #expect(
            help.contains(
                """
                  approve mia
                      accept all that Mia did
                  no 3 --why "the bowl too"
                  week
                      what comes in the next days
                  chores
                      all that is open

                """), "\(help)")
        #expect(help.contains("  chore edit 3 --points 4\n  chore move 3 --due sat\n"))
        #expect(help.contains("\n  add Feed the cat every day at\n      18:00 for mia 2 points\n"))
        for language in Language.tags {
            let lines = await stage.say("help --lang \(language)").results.split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= 40 }, "\(lines)")
        }
    }

    @Test("names nothing that the household's rules refuse the reader")
    func obeysRules() async throws {
        let stage = try await Family.stage()
        #expect(await stage.say("help", as: "mia").results.contains("chore propose"))
        let set = await stage.say(
            "rules set rules/quiet.cedar --yes --password-stdin",
            input: ["quiet river lamp anna"])
        #expect(set.exit == 0, "\(set)")

        let help = await stage.say("help", as: "mia").results
        #expect(!help.contains("chore propose"), "\(help)")
        #expect(help.contains("  today ") && help.contains("done 3"))
        let table = await stage.say("rules table").results.prefix { $0 != "\n" }
        #expect(table.contains("owner") && table.contains("child"))
        #expect(!table.contains("helper") && !table.contains("housemate"))
    }

    @Test("has topics, and explains short forms and commands")
    func hasTopics() async throws {
        let stage = try await Family.stage()

        #expect(await stage.say("help dates").results.contains("next mon"))
        #expect(await stage.say("help points").results.contains("points why 45"))
        #expect(await stage.say("help done").results.contains("chore done"))
        #expect(await stage.say("help chore add").results.contains("--every"))
        #expect(await stage.say("help --all").results.contains("\n  chore unclaim "))
        let options = await stage.say("help options").results
        #expect(options.contains("\n  -n, --dry-run "))
        #expect(options.contains("The language: \(Language.tags.joined(separator: " or "))."))
        #expect(await stage.say("help json --json").results.hasPrefix(#"{"v":1,"data":["#))
    }

    @Test("is a manual page too, of all commands, in which nothing is taken for a macro")
    func isAManual() async throws {
        let page = try await Family.stage().page(["--generate-man-page"])

        for section in ["NAME", "COMMANDS", "SHORT FORMS", "EXIT STATUS"] {
            #expect(page.contains(".SH \(section)\n"))
        }
        for command in ["chore add", "reward request", "points why", "add", "as"] {
            #expect(page.contains(".SS \(command)\n"))
        }
        let macros = [".TH", ".SH", ".SS", ".TP", ".B", ".I", ".PP", ".br", ".nf", ".fi"]
        for line in page.split(separator: "\n") where line.hasPrefix(".") {
            #expect(macros.contains(String(line.prefix { $0 != " " })), "\(line)")
        }
    }

    @Test("about a command says what it does, how it is typed, and what can stand behind it")
    func isAboutCommand() async throws {
        let page = await (try Family.stage()).say("help chore move")

        #expect(
            page.results == """
                Move one date of a chore to another day.

                  chore move <chore> [options]

                  <chore>        The chore's number, or some of its words.
                  --due <date>   The new day; without one it is asked for.
                  --at <time>    A time on that day; by default the old one.
                  --past         Allow a day in the past.
                  --date <date>  Which day's is meant; by default the open one.
                  --for <name>   Whose it is, where each has their own.

                Examples:
                  chore move 12 sat
                  chore move 12 --due sat --at 10:00

                Options that every command takes: help options

                """)
    }

    @Test("is the same however it is asked for")
    func isAskedForAnyhow() async throws {
        let stage = try await Family.stage()
        let page = await stage.say("help done")

        for line in [
            "done --help", "done -h", "done ?", "done 3 --for mia --help", "chore done --help",
            "help chore done", "chore help done", "as anna done --help",
            "chore done --help-hidden", "done -qh",
        ] {
            #expect(await stage.say(line) == page, "\(line)")
        }
        #expect(await stage.run(["done", "--help"]) == page)
        #expect(page.results.contains("\n  Or shorter: done <chores>\n"))
        #expect(page.results.contains("\n  done feed cat, make bed\n"))
        #expect(!page.results.contains("--no-color"))
    }

    @Test("about a noun lists its verbs")
    func listsVerbs() async throws {
        let stage = try await Family.stage()
        let page = await stage.say("badge")

        #expect(page.results.contains("\n  badge list  List your badges, or somebody's.\n"))
        #expect(await stage.say("help badge") == page)
        #expect(await stage.say("help points --plain").results.contains("points --help"))
        #expect(await stage.say("points --help").results.contains("\n  points give "))
        #expect(await stage.say("help points give").results.contains("points give <name> <points>"))
    }

    @Test("about a noun lists what is of use to whoever asks, as the rules stand")
    func isForWhoeverAsks() async throws {
        let stage = try await Family.stage()
        for (person, isParent) in [("mia", false), ("anna", true)] {
            let page = await stage.say("help chore", as: person).results
            #expect(page.contains("\n  chore done ") && page.contains("\n  chore delete "))
            #expect(page.contains("\n  chore approve ") == isParent)
            let all = await stage.say("help --all", as: person).results
            #expect(all.contains("child key") == isParent && all.contains("goal set"))
        }
        let money = await stage.say("help money", as: "mia").results
        #expect(money.contains("\n  money list ") && !money.contains("money reverse"))
        let children = await stage.say("help child", as: "mia").results
        #expect(children.hasSuffix("\n\nNothing of it is for you.\n"))
        #expect(await stage.say("help child key", as: "mia").results.contains("child key <name>"))
    }

    @Test("knows what each command asks the rules for")
    func knowsActions() async throws {
        let unruled = try await JSONSchema.shipped.commands.filter { command in
            let words = command.split(separator: " ").map(String.init)
            return words[0] != "policy" && UsableCommands.actions(of: words).isEmpty
        }

        #expect(unruled == Self.unruled)
    }

    /// Short forms, and what no rule of a household is asked about.
    private static let unruled: Set = [
        "add", "approve", "as", "badges", "chores", "claim", "data convert", "done", "help",
        "history",
        "history clear", "history show", "join", "lock", "login", "logout", "me", "no",
        "notice settings", "operator reset", "remind",
        "owed", "points",
        "profile avatar", "profile email", "profile password", "profile show", "recover", "redo",
        "register", "rewards", "serve", "settings", "switch", "tick", "today", "top",
        "tour", "undo", "undone", "want", "week", "whoami", "why", "wish", "wishes",
    ]

    @Test("fits the screen", arguments: [30, 40, 49, 50, 60, 80, 120])
    func fits(width: Int) async throws {
        let stage = try await Family.stage(Stage.Setting(width: width))

        for line in ["help chore add", "chore", "help options", "help --all", "settings --help"] {
            let lines = await stage.say(line).results.split(separator: "\n")
            #expect(lines.filter { $0.count > width } == [], "\(line)")
        }
        let page = await stage.say("help goal show").results
        #expect(
            page.contains(width < 50 ? "\n  <name>\n      A child.\n" : "\n  <name>  A child.\n"))
    }

    @Test("of what is no command names what is one")
    func namesCommand() async throws {
        let stage = try await Family.stage()

        let unknown = await stage.say("help dnoe")
        #expect(unknown.messages == "error: There is no command \"dnoe\".\n  try: help done\n")
        let verb = await stage.say("help skip")
        #expect(
            verb.messages == "error: There is no command \"skip\".\n  try: help chore skip\n")
        #expect(await stage.say("skip 3").messages.hasSuffix("  try: chore skip 3\n"))
        #expect(unknown.exit == 64)
        #expect(await stage.say("help chore fly").messages.hasSuffix("  try: help chore\n"))
    }

    @Test(
        "is named where something is missing, with how the command is typed",
        arguments: [
            ("points why", "Something is missing: <entry>.", "points why <entry>"),
            (
                "points give tim -3 --why x",
                "Points must be 1 or more. To take some away, use points take.",
                "points take tim 3 --why \"...\""
            ),
            ("goal set", "Something is missing: <reward>.", "goal set <reward>"),
            ("badge show", "Something is missing: <badge>.", "badge show <badge>"),
        ])
    func isNamed(line: String, message: String, attempt: String) async throws {
        let command = line.split(separator: " ").prefix(2).joined(separator: " ")

        let outcome = await (try Family.stage()).say(line)

        #expect(
            outcome.messages
                == "error: \(message)\n  try: \(attempt)\n  try: help \(command)\n")
    }

    @Test(
        "says from when on points can be taken",
        arguments: [
            ("en", "That holds from tomorrow on for children"),
            ("de", "Das gilt für Kinder ab morgen"),
        ])
    func isFromTomorrow(language: String, words: String) async throws {
        let help = await (try Family.stage()).say("help points take --lang \(language)")

        #expect(help.results.contains(words), "\(help)")
    }

    @Test("completes in other shells", arguments: ["zsh", "fish"])
    func completesElsewhere(shell: String) async throws {
        let script = try await Family.stage().page(["--generate-completion-script", shell])

        #expect(script.contains("reward") && script.contains("after-done"))
        #expect(!script.contains("␉"))
    }
}
