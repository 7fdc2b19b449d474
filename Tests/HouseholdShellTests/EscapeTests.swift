import GRDB
import Testing

/// Somebody put characters into the data file that act on terminals.
@Suite("A hostile text in the data file")
struct EscapeTests {
    private static let text = (Danger.controls.dropFirst() + Danger.marks)
        .reduce("x") { $0 + String(Character($1)) }

    private static let columns = [
        "account.name", "household.name", "member.name", "chore.title", "chore.details",
        "reward.title", "reward.details", "occurrence.sent_back",
    ]

    @Test("is noticed, and reaches neither stdout nor stderr as it is", arguments: columns)
    func isHarmless(in column: String) async throws {
        let stage = try await Family.stage()
        _ = await stage.say("done 1", as: "mia")
        try await poison(column, on: stage)

        var exits: Set<Int32> = []
        for (number, line) in Self.lines.enumerated() {
            let outcome = await stage.say(number.isMultiple(of: 2) ? line : line + " --json")
            let said = outcome.results + outcome.messages
            #expect(Danger.found(in: said) == [], "\(line)")
            #expect(!said.isEmpty && outcome.exit != 70, "\(line)")
            exits.insert(outcome.exit)
        }
        #expect(exits.contains(65))
    }

    @Test("does not reach the prompt as it is", arguments: columns)
    func isHarmlessInPrompt(in column: String) async throws {
        let stage = try await Family.stage(Stage.Setting(isInteractive: true))
        try await poison(column, on: stage)

        for person in ["anna", "mia"] {
            let outcome = await stage.run([], as: person, input: ["whoami", "chores", "quit"])
            #expect(
                outcome.results.contains("\n") && outcome.messages.contains(" > \n")
                    || outcome.messages.contains(" # \n"))
            #expect(Danger.found(in: outcome.results + outcome.messages) == [], "\(person)")
        }
    }

    @Test("that got no further than the command line is shown as pictures")
    func isShownAsPictures() async throws {
        let stage = try await Family.stage()

        let outcome = await stage.run(["chore", "show", Self.text])

        #expect(outcome.messages.contains("␛") && outcome.messages.contains("\u{FFFD}"))
        #expect(Danger.found(in: outcome.messages) == [])
    }

    private static let lines = [
        "whoami", "household show", "chore list --all", "chore list --all",
        "chore list --all --width 30", "chore list --all --plain", "chore show 1", "chore show 1",
        "points mia", "points show --all", "points history mia", "leaderboard all", "reward list",
        "reward list", "reward show 1", "child list", "audit list", "audit list",
        "privacy show --for mia", "chore delete 1", "chore show x", "done 2", "child add x",
    ]

    /// Writes the text into every row of a column.
    private func poison(_ column: String, on stage: Stage) async throws {
        let names = column.split(separator: ".")
        try await stage.database { database in
            try database.execute(
                sql: "UPDATE \(names[0]) SET \(names[1]) = ?", arguments: [Self.text])
        }
    }
}
