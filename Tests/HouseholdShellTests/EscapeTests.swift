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
            #expect(!said.isEmpty && outcome.exit != 70, "\(line): \(outcome)")
            exits.insert(outcome.exit)
        }
        #expect(exits.contains(65))
    }

    @Test("is harmless in every column that holds text, whatever else it breaks")
    func isHarmlessEverywhere() async throws {
        let origin = try await Family.stage()
        for line in Self.life { _ = await origin.say(line) }
        for line in ["done 1", "chore excuse 1 --why x", "want 1", "goal set 1", "logout"] {
            _ = await origin.say(line, as: "mia")
        }
        let columns = try await origin.textColumns
        #expect(columns.count > 80)
        let script = Self.lines.enumerated().map { number, line in
            number.isMultiple(of: 2) ? line : line + " --json"
        }
        for column in columns {
            let stage = try Stage(Stage.Setting(), continuing: origin)
            try await poison(column, on: stage)
            for person in ["anna", "mia"] {
                let outcome = await stage.run(
                    ["--keep-going", "-f", "-"], as: person, input: script)
                let said = outcome.results + outcome.messages
                #expect(Danger.found(in: said) == [], "\(column)")
                #expect(!said.isEmpty && outcome.exit != 70, "\(column)")
            }
        }
    }

    /// What puts something into tables that would be empty.
    private static let life = [
        "settings dates iso", "household settings approval always", "absence add mia tomorrow",
        "chore add Dust --rotate mia,max --every day --step Wipe --tag home --note soft",
        "chore note 1 hello", "reward add Film --cost 1", "points give mia 9 --why helped",
        "chore done 2 --for max", "profile avatar 🦊", "profile edit --for mia --age 6-7",
        "child add Kim --sign-in code", "chore add Gone", "chore delete 5 --yes",
    ]

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
        "settings", "session list", "absence list", "notice list", "badge list mia", "stats mia",
        "undo --list", "undo", "points why 1", "reward requests", "goal show mia", "week",
        "chore history", "profile show mia", "rules show", "rules can mia chore.add",
        "audit verify",
    ]

    /// Writes the text into every row of a column.
    private func poison(_ column: String, on stage: Stage) async throws {
        let names = column.split(separator: ".")
        try await stage.database { database in
            try database.execute(sql: "PRAGMA foreign_keys = OFF")
            try database.execute(sql: "PRAGMA ignore_check_constraints = ON")
            let triggers = try Row.fetchAll(
                database, sql: "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
            for trigger in triggers {
                try database.execute(sql: "DROP TRIGGER \(trigger["name"] as String)")
            }
            // A column that has to be unique takes the text in one row.
            try database.execute(
                sql: "UPDATE OR IGNORE \(names[0]) SET \(names[1]) = ?", arguments: [Self.text])
            for trigger in triggers { try database.execute(sql: trigger["sql"] as String) }
        }
    }
}

extension Stage {
    /// The columns of the data file that hold text.
    fileprivate var textColumns: [String] {
        get async throws {
            var columns: [String] = []
            try await database { database in
                let tables = try String.fetchAll(
                    database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'")
                for table in tables where !table.hasPrefix("sqlite_") {
                    columns += try database.columns(in: table).filter { $0.type == "TEXT" }
                        .map { "\(table).\($0.name)" }
                }
            }
            return columns
        }
    }
}
