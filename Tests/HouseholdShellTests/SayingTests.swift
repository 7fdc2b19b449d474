import HouseholdShell
import HouseholdWords
import LineEditor
import TestSupport
import Testing

@Suite("What people say first")
struct SayingTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage(Stage.Setting(isInteractive: true))
    }

    @Test(
        "comes back as the command for it, ready for Enter",
        arguments: [
            ("Feed the fish every day for mia", "add Feed the fish every day for mia"),
            ("child Ben", "child add Ben"), ("reward Cinema at 20", "reward add Cinema at 20"),
            ("reward ice cream 12 points", "reward add ice cream 12 points"),
            ("chore Feed the fish every day", "add Feed the fish every day"),
            ("add child Ben", "child add Ben"),
            ("add reward ice cream 12 points", "reward add ice cream 12 points"),
            ("add Feed cat mia every day", "add Feed cat for mia every day"),
            ("add Bins out monday 7pm max 3", "add Bins out monday 7pm for max 3 points"),
            ("reject 1", "no 1"), ("accept mia", "approve mia"),
            ("delete chore 1", "chore delete 1"), ("month", "chore calendar"),
        ])
    func comesBack(typed: String, line: String) async throws {
        _ = await stage.run([], input: [typed, "quit"])

        #expect(stage.prompts.last?.prefill == line)
    }

    @Test(
        "is refused in a script with both readings",
        arguments: [
            ("add child Ben", ["child add Ben", "add \"child Ben\""]),
            ("add Feed cat mia", ["add Feed cat for mia", "add \"Feed cat mia\""]),
            ("add n", ["add Take out trash", "add \"n\""]),
        ])
    func isRefused(line: String, attempts: [String]) async throws {
        let outcome = await stage.say(line)

        #expect(outcome.exit == 64)
        for attempt in attempts { #expect(outcome.messages.contains("  try: \(attempt)\n")) }
        #expect(outcome.results.isEmpty)
    }

    @Test(
        "leads to what does it, or says plainly that nothing does yet",
        arguments: [
            ("invite Tom", "try: member invite NAME --role parent"),
            ("parent add Tom", "try: member invite NAME --role parent"),
            ("rename Mia", "try: child rename Mia"), ("remove 1", "try: chore delete 1"),
            ("delete child Bne", "try: child remove Bne"),
            ("child delete Bne", "try: child remove Bne"),
            ("remove Bne", "try: reward retire Bne"),
            ("remove absence 3", "try: absence remove 3"),
        ])
    func leadsOn(line: String, words: String) async throws {
        _ = await stage.say("chore add Feed the fish --to mia")
        let outcome = await stage.run([], input: [line, "quit"])

        #expect(outcome.messages.contains(words), "\(outcome.messages)")
        let ready = stage.prompts.last?.prefill ?? ""
        #expect(!ready.hasPrefix("done"))
    }

    @Test(
        "asks of a reward with points whether it is reached or bought, and goes on with the number")
    func asksForReward() async throws {
        let lines = ["reward add Ice cream 12 points", "2", "reward add Zoo", "1", "30", "quit"]
        let outcome = await stage.run([], input: lines)
        #expect(outcome.results.contains("Ice cream, for 12 points"), "\(outcome.results)")
        #expect(outcome.results.contains("Zoo"))
        #expect(await stage.say("reward add Park at 20").exit == 0)
        #expect(await stage.say("reward add Film for 15 points").exit == 0)
        let script = await stage.say("reward add Cake 9 points")
        #expect(script.messages == "Which one? \nStopped. Nothing was changed.\n")
    }

    @Test(
        "finds for whom a reward is, wherever that is said",
        arguments: [
            ("Ice cream for Mia for 12 points", "for Mia"),
            ("Ice cream for 12 points for mia", "for Mia"), ("Ice cream for Max at 12", "for Max"),
            ("Ice cream for the kids for 12", "for Mia, Max"),
            ("Ice cream for mia --cost 12", "for Mia"), ("Ice cream for mia --at 12", "for Mia"),
            ("Ice cream for mia --for max --cost 12", nil),
            ("Ice cream for 12 points", "for Mia, Max"),
        ])
    func findsForWhom(typed: String, people: String?) async throws {
        let set = await stage.say("reward add \(typed)")
        guard let people else {
            // Whom an option names it is for, and the words are the title.
            #expect(set.results.contains(" Ice cream for mia, "), "\(set)")
            #expect(set.results.contains("     for Max\n"), "\(set)")
            return
        }
        #expect(set.results.contains("Set: ") && set.results.contains(" Ice cream, "), "\(set)")
        #expect(set.results.contains("     \(people)\n"), "\(set)")
    }

    @Test(
        "leaves a reward its title where more is listed than children",
        arguments: [
            "Walk for mia and the dog", "Pizza for mia and friends",
            "Cake for mia or the dog",
            "Movie for mia, popcorn and ice",
        ])
    func leavesTitle(title: String) async throws {
        let set = await stage.say("reward add \(title) for 12 points")
        #expect(set.results.contains(" \(title), "), "\(set)")
        #expect(set.results.contains("     for Mia, Max\n"), "\(set)")
    }

    @Test(
        "asks who is meant where a reward's title would end with somebody unknown",
        arguments: [
            ("Movie for zork for 12 points", "en", ["\"Movie for zork\" for 12 points"]),
            ("Movie for zork --at 12", "en", ["\"Movie for zork\" --at 12"]),
            ("Movie for zork", "de", ["\"Movie for zork\""]),
            (
                "Film für mja --cost 12", "de",
                ["\"Film\" --cost 12 --for mia", "\"Film für mja\" --cost 12"]
            ),
        ])
    func asksWhoIsMeant(typed: String, language: String, lines: [String]) async throws {
        let asked = await stage.say("reward add \(typed) --lang \(language)")

        let words = language == "de" ? "Hier heißt niemand " : "There is nobody called "
        #expect(asked.exit == 64, "\(asked)")
        #expect(asked.messages.contains(words), "\(asked)")
        for line in lines {
            #expect(asked.messages.contains(" reward add \(line)\n"), "\(asked)")
        }
    }

    @Test(
        "asks about nobody where a title is quoted, or ends with a number, a time or an adult",
        arguments: [
            ("\"Walk for charity\"", "Walk for charity"), ("Dinner for two", "Dinner for two"),
            ("Pizza for tonight", "Pizza for tonight"), ("Pizza for friday", "Pizza for friday"),
            ("Breakfast for anna", "Breakfast for anna"),
            ("Walk for \"charity\"", "Walk for charity"),
        ])
    func asksAboutNobody(typed: String, title: String) async throws {
        let set = await stage.say("reward add \(typed) --cost 12")

        #expect(set.results.contains(" \(title), "), "\(set)")
    }

    @Test("keeps for whom a reward is in what it says to type where nobody can be asked")
    func keepsForWhom() async throws {
        let script = try await Family.stage()
        let said = await script.say("reward add Ice cream for Mia 12 points")
        #expect(said.messages.contains("reward add \"Ice cream\" --cost 12 --for mia"), "\(said)")
    }

    @Test("takes words behind points as the reason")
    func takesReason() async throws {
        let given = await stage.say("points give mia 5 \"helped grandma\"")
        #expect(given.exit == 0)
        #expect(await stage.say("points history mia").results.contains("helped grandma"))
    }

    @Test("answers everybody at once, several people, or one chore of one person")
    func answersAll() async throws {
        _ = await stage.say("household settings approval always")
        for (line, person) in [("done 1", "mia"), ("done 2", "max"), ("done 3", "mia")] {
            _ = await stage.say(line, as: person)
        }
        let no = await stage.say("no mia 3 --why \"the forks\"")
        #expect(no.results.contains("Sent back: \"Set the table\""), "\(no)")
        let both = await stage.say("approve mia max")
        #expect(both.results.contains("\"Feed the cat\" by Mia"), "\(both)")
        #expect(both.results.contains("\"Walk the dog\" by Max"))
        _ = await stage.say("done 3", as: "max")
        #expect(await stage.say("approve all").results.contains("\"Set the table\" by Max"))
        #expect(
            await stage.say("approve all").messages.contains(
                "Nothing that was done waits for an OK."))
    }

    @Test("answers each date of a chore that waits, also of one day")
    func answersEachDate() async throws {
        let transcript = try Transcript(
            """
            @2026-11-21T16:00 anna> household settings approval always
            anna> chore add Brush --to mia --every "day at 6:00 and 18:00" --points 2
            @2026-11-22T04:00 mia> done brush
            @2026-11-22T04:10 mia> done brush
            @2026-11-22T16:30 mia> done brush
            anna> approve all
            """, name: "dates")
        var answers: [String] = []
        for step in transcript.steps {
            answers.append(try await stage.outcome(of: step).results)
        }
        let all = try #require(answers.last)
        #expect(all.matches(of: /OK: "Brush" by Mia/).count == 3, "\(answers)")
        #expect(all.contains("6 in all"))
    }

    @Test("takes a day behind the chore, several chores to delete, and a person behind chores")
    func takesMore() async throws {
        #expect(await stage.say("chore move 2 sat").results.contains("Moved: 2 Walk the dog"))
        #expect(await stage.say("chores mia") == stage.say("chores --for mia"))
        #expect(await stage.say("chorus points mia") == stage.say("points mia"))
        let twin = await stage.say("add Feed the cat for mia")
        #expect(twin.results.contains("There is another \"Feed the cat\" already: chore 1."))
        let gone = await stage.say("chore delete 1 2 3 --yes")
        #expect(gone.results.contains("Deleted: 3 Set the table"), "\(gone)")
    }

    @Test("names the languages that there are, where another one is asked for")
    func namesLanguages() async throws {
        let outcome = await stage.run(["chore", "list", "--lang", "fr"])
        #expect(outcome.exit == 64)
        #expect(outcome.messages.contains("That language is not spoken here. There is en, de."))
        #expect(
            outcome.messages.contains("  try: chorus --data \(stage.data) chore list --lang de\n"),
            "\(outcome)")
    }

    @Test(
        "is answered with a line that works where it was typed: with the program, its folder and its options",
        arguments: [
            (["points", "appeal", "7"], "points appeal 7 --why \"helped grandma\""),
            (["-n", "points", "appeal", "7"], "-n points appeal 7 --why \"helped grandma\""),
            (["chores", "--lang", "fr"], "chore list --lang de"),
            (["points", "why", "x"], "points history"),
            (["give", "mia", "5", "helped grandma"], "points give mia 5 \"helped grandma\""),
            (["reject", "mia", "--why", "no socks"], "no mia --why \"no socks\""),
            (["rules", "add", "quiet.cedar"], "rules set quiet.cedar"),
            (["register", "--no-input"], "register --no-input --name Anna"),
            (
                ["chore", "add", "Sweep", "--due", "2026-11-20"],
                "chore add Sweep --due 2026-11-20 --past   for a chore that is late from the start"
            ),
            (
                ["login", "mia", "--no-input"],
                "login mia --no-input --password-stdin   takes it from the next line of the input"
            ),
        ])
    func isAnsweredAsTyped(typed: [String], line: String) async throws {
        let outcome = await stage.run(typed)

        #expect(
            outcome.messages.contains("  try: chorus --data \(stage.data) \(line)\n"), "\(outcome)")
        #expect(!outcome.messages.contains("chorus points appeal --data"))
    }

    @Test(
        "is not taken for a chore where all but another command's word is who and how many points")
    func isNoChore() async throws {
        let outcome = await stage.run(["give", "mia", "5"])

        #expect(
            outcome.messages.hasSuffix(
                "There is no command \"give\".\n  try: chorus --data \(stage.data) points give mia 5\n"
            ),
            "\(outcome)")
    }

    @Test("is answered with how it would be at once, as that can be typed there")
    func isAnsweredHowAtOnce() async throws {
        let line = "chore edit 1 --points 1"
        let story = try Transcript("@2026-11-21T18:30 anna> chorus \(line)", name: line)
        let outcome = try await stage.outcome(of: #require(story.steps.first))

        let words = outcome.results.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let again = "chorus --data \(stage.data) \(line) --now --why \"TEXT\""
        #expect(words.contains("At once: \(again)"), "\(outcome)")
    }

    @Test("is answered without the program and its folder where it is typed at the prompt")
    func isAnsweredAtThePrompt() async throws {
        let outcome = await stage.run([], input: ["points appeal 7", "points why x", "quit"])

        #expect(outcome.messages.contains("  try: points appeal 7 --why \"helped grandma\"\n"))
        #expect(outcome.messages.contains("  try: points history\n"), "\(outcome)")
        #expect(!outcome.messages.contains("--data"))
    }

    @Test("goes on without a seal, where none was made and nobody asked for it")
    func goesOnWithoutSeal() async throws {
        let stage = try Stage(Stage.Setting(isInteractive: true))
        let password = "quiet river lamp seven"
        _ = await stage.run(
            ["register", "--username", "anna", "--name", "Anna", "--password-stdin"],
            input: [password])
        _ = await stage.say("household create Smith home")

        let verified = await stage.say("audit verify", input: [password])
        #expect(verified.results.hasPrefix("The books add up: "), "\(verified)")
        #expect(verified.messages.contains("You have sealed nothing yet"))
        #expect(await stage.say("audit verify --password-stdin", input: [password]).exit == 1)
    }

    @Test("finds a reward whose title begins with a number")
    func findsReward() async throws {
        _ = await stage.say("reward add \"30 min screen time\" --cost 2")
        _ = await stage.say("points give mia 9 --why help")
        let wish = await stage.say("want 30", as: "mia")
        #expect(wish.results.contains("Asked for \"30 min screen time\"."), "\(wish)")
    }

    @Test("tells a child what it may not before what is missing, and how a chore is proposed")
    func refusesFirst() async throws {
        let points = await stage.say("points give max 100", as: "mia")
        #expect(points.exit == 77, "\(points)")
        let chore = await stage.say("add Eat chocolate", as: "mia")
        #expect(chore.exit == 77)
        #expect(chore.messages.contains("  try: chore propose Eat chocolate\n"), "\(chore)")
    }

    @Test(
        "keeps all that a child said of a chore in the line with which it is proposed",
        arguments: [
            ("Eat chocolate every fri evening", #""Eat chocolate" --every "fri evening""#),
            ("Eat chocolate tomorrow for me", #""Eat chocolate" --due tomorrow"#),
            ("Eat chocolate 5 points", #""Eat chocolate" --description "5 points""#),
            (
                "🍫 Eat chocolate every sat for max 5 points #sweet",
                #""Eat chocolate" --every sat --icon 🍫 --tag sweet --description "for Max, 5 points""#
            ),
            (
                "Eat chocolate taking turns mia, max no points",
                #""Eat chocolate" --description "Mia, Max taking turns, 0 points""#
            ),
        ])
    func keepsProposal(typed: String, line: String) async throws {
        // Nothing is broken at the width of a terminal where there is none.
        let script = try await Family.stage()
        let chore = await script.say("add \(typed)", as: "mia")
        #expect(chore.exit == 77)
        #expect(chore.messages.contains("  try: chore propose \(line)\n"), "\(chore)")

        let proposed = await script.say("chore propose \(line)", as: "mia")
        #expect(proposed.exit == 0, "\(proposed)")
    }

    @Test("clears the screen")
    func clears() async throws {
        let outcome = await stage.run([], input: ["clear", "quit"])
        #expect(!outcome.messages.contains("There is no command"))
    }
}
