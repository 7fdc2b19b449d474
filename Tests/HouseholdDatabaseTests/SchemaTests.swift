import GRDB
import HouseholdModel
import HouseholdDatabase
import Testing

@Suite("The schema")
struct SchemaTests {
    private let home: Home

    init() throws {
        home = try Self.home.get()
    }

    /// One for all tests: what each of them changes is rolled back.
    private static let home = Result {
        let home = try Home()
        let dishes = try home.addChore("Dishes")
        let bins = try home.addChore("Bins")
        let done = try home.complete(dishes, by: home.mia)
        try home.takeBack(done, of: dishes)
        try home.complete(bins, by: home.max)
        try home.complete(dishes, by: home.mia)
        try home.record(by: home.petra)
        try home.store.withDatabase { try $0.execute(sql: Sample.sql) }
        try home.store.write { transaction throws in
            let badge = EarnedBadge(key: "streak_7", at: .someday, completion: nil)
            for _ in 1...2 {
                _ = try transaction.earn(badge, by: home.mia.id, in: home.household.id)
                _ = try transaction.revoke(
                    badge.key, of: home.mia.id, by: home.petra.id, at: .someday,
                    in: home.household.id)
            }
            _ = try transaction.earn(badge, by: home.mia.id, in: home.household.id)
        }
        return home
    }

    @Test("takes a row that makes sense", arguments: Sample.all)
    func accepts(sample: Sample) throws {
        try trying { try $0.execute(sql: sample.insertion()) }
    }

    @Test("refuses a row that contradicts itself or another one", arguments: Contradiction.all)
    func refuses(contradiction: Contradiction) throws {
        let error = #expect(throws: DatabaseError.self) {
            try trying {
                try $0.execute(sql: contradiction.sample.insertion(with: contradiction.fields))
            }
        }

        #expect(error?.resultCode == .SQLITE_CONSTRAINT, "\(String(describing: error))")
    }

    @Test(
        "refuses to change what is done, booked or written down",
        arguments: [
            "UPDATE ledger SET money = 1, currency = 'EUR'", "UPDATE ledger SET due_on = NULL",
            "UPDATE ledger SET other_id = NULL",
            "UPDATE ledger SET points = 9", "UPDATE ledger SET rule = rule", "DELETE FROM ledger",
            "UPDATE audit SET input = ''", "UPDATE audit SET input = NULL, salt = NULL",
            "UPDATE audit SET input_digest = NULL", "UPDATE audit SET erasure = zeroblob(32)",
            "UPDATE ledger SET why = 'else' WHERE why IS NULL",
            "UPDATE ledger SET erased_by = 1 WHERE why IS NULL", "DELETE FROM audit",
            "DELETE FROM completion",
            "INSERT OR REPLACE INTO ledger SELECT * FROM ledger",
            "INSERT OR REPLACE INTO audit SELECT * FROM audit",
            "INSERT OR REPLACE INTO completion SELECT * FROM completion",
            "UPDATE completion SET points = 9", "UPDATE completion SET doer_id = recorded_by",
            "UPDATE completion SET day = '2026-01-01'", "UPDATE completion SET at = 1",
            "UPDATE completion SET unseen_at = 1, unseen_hours = 1",
            "UPDATE completion SET trusted_oks = 10",
            "UPDATE completion SET full_points = 2 * points, halved_by = 'half'",
            """
            UPDATE completion SET undone_at = NULL, undone_by = NULL WHERE undone_at IS NOT NULL
            """,
            "UPDATE completion SET undone_at = 5 WHERE undone_at IS NOT NULL",
            "UPDATE completion SET undone_at = 5 WHERE undone_at IS NULL",
            "DELETE FROM member", "DELETE FROM household", "DELETE FROM account",
            "DELETE FROM chore", "DELETE FROM badge", "UPDATE badge SET key = 'streak_30'",
            "UPDATE badge SET earned_at = 5", "UPDATE badge SET completion_id = NULL",
            "UPDATE badge SET revoked_at = 5, revoked_by = NULL",
            "UPDATE badge SET revoked_at = NULL, revoked_by = NULL WHERE revoked_at IS NOT NULL",
            "INSERT OR REPLACE INTO badge SELECT * FROM badge",
            "DELETE FROM occurrence", "UPDATE member SET role = 'parent' WHERE role = 'owner'",
            "UPDATE member SET state = 'left' WHERE role = 'owner'",
            "UPDATE member SET household_id = zeroblob(16)",
            "UPDATE OR REPLACE ledger SET sequence = 2 WHERE sequence = 1",
        ]
    )
    func refusesChange(sql: String) throws {
        let error = #expect(throws: DatabaseError.self) { try trying { try $0.execute(sql: sql) } }

        #expect(error?.resultCode == .SQLITE_CONSTRAINT, "\(String(describing: error))")
    }

    @Test("lets an owner go when there is another one, and keeps the last")
    func keepsOwner() throws {
        try trying { database in
            try database.execute(sql: Sample.member.insertion(with: ["role": "'owner'"]))
            try database.execute(sql: "UPDATE member SET role = 'parent' WHERE name = 'Petra'")

            #expect(throws: DatabaseError.self) {
                try database.execute(sql: "UPDATE member SET state = 'left' WHERE role = 'owner'")
            }
        }
    }

    @Test("keeps the last owner also from being deleted, with nothing that refers to them")
    func keepsOwnerThere() throws {
        try trying { database in
            let owner = Sample.member.row.merging([
                "role": "'owner'", "id": Sample.uuid(90), "household_id": Sample.uuid(2),
            ]) { $1 }
            try database.execute(sql: Sample.household.insertion(with: [:]))
            try database.execute(sql: Sample(table: "member", row: owner).insertion(with: [:]))

            let error = #expect(throws: DatabaseError.self) {
                try database.execute(
                    sql: "DELETE FROM standing WHERE member_id = \(Sample.uuid(90))")
                try database.execute(sql: "DELETE FROM member WHERE id = \(Sample.uuid(90))")
            }
            #expect(error?.message == "a household keeps an owner")
        }
    }

    @Test(
        "keeps which dates of an allowance are in the book",
        arguments: ["NULL", "'2026-11-21'", "'2026-11-28'"])
    func keepsBookedDay(day: String) throws {
        try trying { database in
            try database.execute(sql: Sample.allowance.insertion())

            let error = #expect(throws: DatabaseError.self) {
                try database.execute(sql: "UPDATE allowance SET booked_day = \(day)")
            }
            #expect(error?.message == "an allowance goes on after what is booked")
            try database.execute(sql: "UPDATE allowance SET booked_day = '2026-11-29'")
        }
    }

    @Test("frees the name of a member who left")
    func freesName() throws {
        try trying { database in
            try database.execute(sql: "UPDATE member SET state = 'left' WHERE name = 'Mia'")

            try database.execute(sql: Sample.member.insertion(with: ["skeleton": "'mia'"]))
        }
    }

    private func trying(_ body: (Database) throws -> Void) throws {
        try home.store.withDatabase { database in
            try database.inTransaction(.immediate) {
                try body(database)
                return .rollback
            }
        }
    }
}
