import Foundation
import GRDB
import HouseholdModel
import HouseholdDatabase
import Testing

/// The words that rows hold in place of states and kinds: an enum has them, and a CHECK of the schema.
@Suite("A stored word")
struct StoredWordTests {
    struct Column: CustomTestStringConvertible {
        let table: String
        let name: String
        let words: [String]

        init<Word: CaseIterable & RawRepresentable<String>>(
            _ table: String, _ name: String, _: Word.Type
        ) {
            (self.table, self.name, words) = (table, name, Word.allCases.map(\.rawValue))
        }

        var testDescription: String { "\(table).\(name)" }
    }

    /// All that have a CHECK with every word.
    static let columns = [
        Column("account", "kind", Account.Kind.self),
        Column("account", "kind", Account.Kind.self),
        Column("admission", "state", AdmissionState.self),
        Column("channel", "way", Channel.Kind.self),
        Column("chore", "mode", Chore.Assignment.Mode.self),
        Column("delivery", "state", DeliveryState.self),
        Column("device", "kind", Device.Kind.self),
        Column("occurrence", "state", OccurrenceState.self),
        Column("completion", "state", CompletionState.self),
        Column("household", "absences", Household.Settings.Absences.self),
        Column("household", "leaderboard", Leaderboard.Mode.self),
        Column("household", "messages", Household.Settings.Messages.self),
        Column("household", "template", Household.Template.self),
        Column("ledger", "kind", EntryKind.self),
        Column("linking_key", "ending", KeyEnding.self),
        Column("member", "age_band", AgeBand.self),
        Column("member", "profile", Audience.self),
        Column("member", "achievements", Audience.self),
        Column("member", "activity", Audience.self),
        Column("member", "role", Role.self),
        Column("member", "sign_in", Member.SignIn.self),
        Column("member", "state", MemberState.self),
        Column("reward_request", "state", RewardRequestState.self),
        Column("reward", "audience", RewardAudience.self),
        Column("reward", "counting", Reward.Counting.self),
    ]

    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test("is one that the schema takes, and the schema takes no other", arguments: columns)
    func isTaken(column: Column) throws {
        let schema = try home.store.withDatabase { database in
            try String.fetchOne(
                database, sql: "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?",
                arguments: [column.table])
        }
        // The first list is that of all words; those behind it are what holds for some.
        let check = try Regex(#"\b\#(column.name) IN \(([^)]*)\)"#)
        let list = try #require(schema?.firstMatch(of: check)?.output[1].substring)

        #expect(Set(Self.quoted(in: String(list))) == Set(column.words))
    }

    /// A word in a statement stands where an index is for that word alone.
    @Test("is spelled in the statements as in the rows")
    func isSpelledAlike() throws {
        var known: [String: Set<String>] = [
            "kind": Set(Notice.Kind.allCases.map(\.rawValue))
                .union(CompletionMark.allCases.map(\.rawValue)),
            "payment": Set(CompletionState.allCases.map(\.rawValue)),
        ]
        for column in Self.columns { known[column.name, default: []].formUnion(column.words) }
        let names = known.keys.joined(separator: "|")
        let comparison = try Regex(
            #"\b(\#(names)) (=|<>|IN|NOT IN|IS DISTINCT FROM)\s+(\([^)]*\)|'[^']*')"#)
        var seen = 0
        for statement in try Self.sources() {
            for match in statement.matches(of: comparison) {
                let column = try #require(match.output[1].substring.map(String.init))
                for word in Self.quoted(in: String(match.output[3].substring ?? "")) {
                    seen += 1
                    #expect(known[column]?.contains(word) == true, "\(column) '\(word)'")
                }
            }
        }
        #expect(seen > 50)
    }

    @Test(
        "that nobody knows is damage, and not taken for another one",
        arguments: [
            "UPDATE occurrence SET state = 'resting'", "UPDATE completion SET state = 'resting'",
            "UPDATE chore SET mode = 'nobody'",
        ])
    func isDamage(change: String) throws {
        let occurrence = try home.addChore()
        try home.complete(occurrence, by: home.mia)
        try home.store.withDatabase { database in
            try database.execute(sql: "PRAGMA ignore_check_constraints = ON")
            try database.execute(sql: "DROP TRIGGER completion_is_checked_once")
            try database.execute(sql: change)
        }

        #expect(throws: StoreError.self) {
            try home.store.read {
                _ = try $0.occurrence(occurrence.id, in: home.household.id)
            }
        }
    }

    @Test("of a member that nobody knows does not mean that they have left")
    func isDamagedMember() throws {
        try home.store.withDatabase { database in
            try database.execute(sql: "PRAGMA ignore_check_constraints = ON")
            try database.execute(sql: "UPDATE member SET state = 'resting' WHERE name = 'Max'")
        }

        #expect(throws: StoreError.self) {
            try home.store.read { _ = try $0.members(in: home.household.id) }
        }
    }

    private static func quoted(in text: String) -> [String] {
        text.matches(of: /'([^']*)'/).map { String($0.output.1) }
    }

    private static func sources() throws -> [String] {
        let root = URL(filePath: #filePath).appending(path: "../../../Sources/HouseholdDatabase")
            .standardizedFileURL
        let files = try #require(
            FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }.filter {
            ["swift", "sql"].contains($0.pathExtension)
        }
        .map { try String(contentsOf: $0, encoding: .utf8) }
    }
}
