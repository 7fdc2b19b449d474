import GRDB
import HouseholdModel
import HouseholdDatabase
import SeededRandom
import Testing

@Suite("Checking the books")
struct ChainTests {
    private let home: Home

    init() throws {
        home = try Home()
        for round in 0..<8 {
            let occurrence = try home.addChore(worth: 1 + round)
            let completion = try home.complete(occurrence, by: round % 3 == 0 ? home.max : home.mia)
            if round % 4 == 1 { try home.takeBack(completion, of: occurrence) }
            try home.record(by: home.petra, about: round % 2 == 0 ? home.mia : nil)
            try home.record("member.sign-in", isAllowed: round % 3 > 0, in: .program)
        }
    }

    @Test("accuses nobody when all is as it was written")
    func findsNothing() throws {
        let verification = try home.verify()

        #expect(verification.firstBad == nil)
        #expect((verification.ledger, verification.audit) == (10, 8))
    }

    @Test("says which row is the first that does not fit")
    func namesRow() throws {
        try forge {
            try $0.execute(sql: "UPDATE audit SET input = 'x' WHERE sequence = 5 AND allowed")
        }

        let verification = try home.verify()

        #expect(verification.firstBad == Verification.Fault(table: "audit", sequence: 5))
    }

    @Test(
        "finds what keeps its meaning, too",
        arguments: [
            "UPDATE audit SET policies = policies || ' ' WHERE sequence = 2",
            "UPDATE audit SET allowed = 7 WHERE allowed = 1 AND sequence = 2",
            "UPDATE ledger SET rule = 'Family.done' WHERE sequence = 1",
            "UPDATE chain_end SET sequence = sequence - 1 WHERE book = 'audit'",
            "DELETE FROM chain_end WHERE book = 'ledger'",
        ]
    )
    func findsSubtleties(sql: String) throws {
        try forge { try $0.execute(sql: sql) }

        #expect(try home.verify().firstBad != nil)
    }

    @Test(
        "finds sums that are not those of the book",
        arguments: [
            "UPDATE standing SET earned = earned + 1", "UPDATE standing SET balance = balance - 1",
            "UPDATE standing SET completed = completed + 1", "DELETE FROM standing",
            "UPDATE completion SET points = points + 1",
            "UPDATE completion SET doer_id = (SELECT id FROM member WHERE role = 'owner')",
            "UPDATE completion SET undone_at = NULL, undone_by = NULL",
        ]
    )
    func findsWrongSums(sql: String) throws {
        try forge { try $0.execute(sql: sql) }

        #expect(try home.verify().firstBad == Verification.Fault(table: "standing", sequence: 0))
    }

    @Test("finds each of 1,000 edits, deletions, insertions and swaps")
    func findsEveryForgery() throws {
        var random = SeededGenerator(seed: 2_026)
        var count = 0
        try forge { database in
            try database.execute(
                sql: """
                    CREATE TEMP TABLE kept_ledger AS SELECT * FROM ledger;
                    CREATE TEMP TABLE kept_audit AS SELECT * FROM audit;
                    """)
            while count < 1_000 {
                guard let forgery = try Forgery(in: database, using: &random) else { continue }
                count += 1
                try #require(try home.verify().firstBad != nil, "\(forgery.description)")
                try database.execute(
                    sql: """
                        BEGIN;
                        DELETE FROM \(forgery.table);
                        INSERT INTO \(forgery.table) SELECT * FROM kept_\(forgery.table);
                        COMMIT;
                        """)
                if count.isMultiple(of: 100) { try #require(try home.verify().firstBad == nil) }
            }
        }
    }

    /// Lends a connection from which nothing in the file protects itself.
    private func forge(_ body: (Database) throws -> Void) throws {
        try withStranger(at: home.folder.file) { database in
            try database.execute(sql: "PRAGMA ignore_check_constraints = 1")
            for name in try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_schema WHERE type = 'trigger'")
            {
                try database.execute(sql: "DROP TRIGGER \(name)")
            }
            try body(database)
        }
    }
}
