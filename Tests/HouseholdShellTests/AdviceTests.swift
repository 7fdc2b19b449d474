import Testing

@Suite("What is advised")
struct AdviceTests {
    @Test(
        "fits what was typed",
        arguments: [
            (
                "household settings deductions lots",
                "write off, or points a week from 1 to 10,000."
            ),
            (
                "household settings deductions 10001",
                "write off, or points a week from 1 to 10,000."
            ),
            (
                "household settings deductions 10 --now",
                "  try: household settings deductions 10 --now --why \"TEXT\"\n"
            ),
            ("points give mia 5", "  try: points give mia 5 --why \"helped grandma\"\n"),
            ("points take mia 5", "  try: points take mia 5 --why \"left the bike out\"\n"),
            ("points give mia 5 --lang de", " --why \"Oma geholfen\"\n"),
            ("points take mia 5 --lang de", " --why \"Fahrrad draußen gelassen\"\n"),
            ("chore move piano --due tomorrow", "  try: chore skip 4   leaves out one time\n"),
            ("chore edit piano --due tomorrow", "  try: chore skip 4   leaves out one time\n"),
        ])
    func fits(line: String, advice: String) async throws {
        let stage = try await Family.stage()
        let piano = await stage.say("chore add Piano --to mia --every \"3 times a week\"")
        try #require(piano.exit == 0, "\(piano)")

        let outcome = await stage.say(line)

        #expect(outcome.exit != 0 && outcome.messages.contains(advice), "\(outcome)")
    }

    @Test("to a child does not name what only parents do: what is reached was not asked for")
    func isForChildren() async throws {
        let stage = try await Family.stage()
        for line in ["reward add Cinema --at 1 --for mia", "points give mia 2 --why helped"] {
            let outcome = await stage.say(line)
            try #require(outcome.exit == 0, "\(outcome)")
        }

        let outcome = await stage.say("reward withdraw 1", as: "mia")

        #expect(outcome.exit == 1, "\(outcome)")
        #expect(outcome.messages.contains("nothing to take back"), "\(outcome)")
        #expect(!outcome.messages.contains("deliver"), "\(outcome)")
    }

    @Test(
        "about a wish that is to go is how to take it back, and what stands in quotes is wished for",
        arguments: ["withdraw 1", "retract 1", "Delete 1"])
    func takesWishesBack(words: String) async throws {
        let stage = try await Family.stage()
        let asked = await stage.say("wish \(words)", as: "mia")
        let none = await stage.say("wishes", as: "mia")
        let wished = await stage.say("wish \"\(words)\"", as: "mia")

        #expect(asked.exit == 64, "\(asked)")
        #expect(asked.messages.contains("  try: reward retract 1\n"), "\(asked)")
        #expect(none.results.contains("No wish of yours waits."), "\(none)")
        #expect(wished.exit == 0 && wished.results.contains("Wished for:"), "\(wished)")
    }

    @Test("about a table of rewards names all of its columns")
    func namesColumns() async throws {
        let stage = try await Family.stage()

        let help = await stage.say("help data import")

        #expect(help.results.contains("from,until,price,tags,description"), "\(help)")
    }
}
