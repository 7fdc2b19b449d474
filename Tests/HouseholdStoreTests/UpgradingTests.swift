import Dispatch
import Foundation
import GRDB
import Glibc
import Household
import HouseholdStore
import Testing

@Suite("A data file of an older program")
struct UpgradingTests {
    private let home: Home
    private let file: String
    private let newest = Schema.shipped.migrations.count
    /// The copy that is made before the next upgrade.
    private var copied: String { "\(file).v\(newest)" }

    init() throws {
        home = try Home()
        file = home.folder.file
        try home.complete(try home.addChore(), by: home.mia)
        try home.record()
    }

    @Test("is brought to the newest form, with everything in it and a checked copy beside it")
    func upgrades() throws {
        let before = try contents(of: home.store)

        let store = try HouseholdStore.open(at: file, schema: .withPets)

        #expect(try version(of: store) == newest + 1)
        #expect(try contents(of: store) == before)
        #expect(try store.read { try $0.verify(home.household.id) }.firstBad == nil)
        #expect(try store.withDatabase { try Int.fetchOne($0, sql: "PRAGMA foreign_keys") } == 1)
        #expect(
            try home.folder.names() == ["chorus.db", "chorus.db-journal", "chorus.db.v\(newest)"])
        #expect(mode(of: copied) == 0o600)
        let copy = try HouseholdStore.open(at: copied)
        #expect(try version(of: copy) == newest)
        #expect(try contents(of: copy) == before)
    }

    @Test(
        "of every version is brought to the newest form",
        arguments: 1..<Schema.shipped.migrations.count)
    func upgradesFromEveryVersion(old: Int) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/old.db"
        try Schema(migrations: Array(Schema.shipped.migrations.prefix(old))).make(at: path)

        let store = try HouseholdStore.open(at: path)

        #expect(try version(of: store) == newest)
        #expect(try store.read { try $0.storeID() } == Self.oldStore)
        let id = Household.ID.numbered(1)
        #expect(try store.read { try $0.household(id) }?.name.text == "Old home")
        #expect(try store.read { try $0.installedRules(of: id) } == nil)
        #expect(mode(of: "\(path).v\(old)") == 0o600)
    }

    fileprivate static let oldStore = Identifier<Home>.numbered(9).rawValue

    @Test("keeps what can be taken back, row by row")
    func keepsUndo() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/old.db"
        let steps = Schema.shipped.migrations
        let old = try #require(steps.firstIndex { $0.contains("CREATE TABLE new_undo (") })
        try Schema(migrations: Array(steps.prefix(old))).make(at: path, with: Self.changes)

        let store = try HouseholdStore.open(at: path)

        let (household, anna) = (Household.ID.numbered(1), Member.ID.numbered(2))
        let date = StoredRow.Key(.occurrence, Identifier<Home>.numbered(5).rawValue)
        try store.read { facts throws in
            let entries = try facts.undoEntries(
                of: anna, in: household, since: .someday, limit: 9)
            #expect(entries.map(\.sequence) == [2, 1])
            #expect(entries.map(\.isTakenBack) == [false, true])
            #expect(
                entries.last?.steps == """
                    [["chore.complete","chore.undo",["occurrence","\(date.id)",7],\
                    ["occurrence","\(date.id)",7]]]
                    """)
            let renamed = try facts.rowChanges(of: try #require(entries.first), in: household)
            #expect(renamed.map(\.before.columns) == [["name": .text("Ana"), "goal": .nothing]])
            #expect(renamed.map(\.after.columns) == [["name": .text("Anna"), "goal": .nothing]])
            #expect(renamed.map(\.after.completion) == [nil])
            let done = try facts.rowChanges(of: try #require(entries.last), in: household)
            #expect(done.map(\.key) == [date])
            #expect(done.first?.before.columns["state"] == .text("open"))
            #expect(done.first?.before.completion == nil)
            #expect(done.first?.after.columns == ["state": .text("done"), "ordinal": .number(1)])
            #expect(
                done.first?.after.completion == [
                    "doer_id": .text(anna.rawValue), "paid": .nothing, "points": .number(3),
                ])
            let later = try facts.newestChange(
                of: StoredRow.Key(.member, anna.rawValue), after: try #require(entries.last),
                in: household)
            #expect(later?.sequence == 2)
        }
    }

    /// A date that was done, and a name that was changed and changed back, as older programs kept that.
    private static let changes = """
        INSERT INTO member (household_id, id, name, skeleton, role, state, sign_in, created_at)
        VALUES (\(Sample.uuid(1)), \(Sample.uuid(2)), 'Anna', 'anna', 'child', 'invited', 'code', 1);
        INSERT INTO undo (household_id, sequence, member_id, at, steps, taken_back_at)
        VALUES (\(Sample.uuid(1)), 1, \(Sample.uuid(2)), \(Instant.someday.milliseconds),
            replace('[{"about":{"number":7,"row":{"id":"ID","table":"occurrence"}},'
                || '"inverse":"chore.undo","on":{"number":7,"row":{"id":"ID","table":"occurrence"}},'
                || '"operation":"chore.complete"}]', 'ID', \(Sample.uuid(5))), 9),
            (\(Sample.uuid(1)), 2, \(Sample.uuid(2)), \(Instant.someday.milliseconds), '[]', NULL);
        INSERT INTO undo_row (household_id, row_id, sequence, before, after)
        VALUES (\(Sample.uuid(1)), \(Sample.uuid(5)), 1,
            '{"columns":{"ordinal":1,"state":"open"},"key":{"id":"","table":"occurrence"}}',
            replace('{"columns":{"ordinal":1,"state":"done"},"completion":{"doer_id":"ID","paid":null,'
                || '"points":3},"key":{"id":"","table":"occurrence"}}', 'ID', \(Sample.uuid(2)))),
            (\(Sample.uuid(1)), \(Sample.uuid(2)), 2,
            '{"columns":{"goal":null,"name":"Ana"},"key":{"id":"","table":"member"}}',
            '{"columns":{"goal":null,"name":"Anna"},"key":{"id":"","table":"member"}}');
        """

    @Test(
        "still tells what another program changed in it before, and tells nothing else",
        arguments: [nil, "settings"])
    func keepsForeignChange(changed: String?) throws {
        if changed != nil {
            try home.store.withDatabase {
                try $0.execute(sql: "UPDATE household SET approval = 'always'")
            }
        }

        let store = try HouseholdStore.open(
            at: file, schema: Schema.shipped.adding("ALTER TABLE household ADD COLUMN colour TEXT"))

        let household = home.household.id
        #expect(try store.read { try $0.verify(household) }.firstBad?.table == changed)
        try store.write { try $0.keep(home.household.settings, of: household) }
        #expect(try store.read { try $0.verify(household) }.firstBad?.table == changed)
    }

    @Test("knows what people had made for themselves, worth nothing, which does not count")
    func knowsOwnWork() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/old.db"
        let steps = Schema.shipped.migrations
        let old = try #require(steps.firstIndex { $0.contains("ADD COLUMN counts") })
        try Schema(migrations: Array(steps.prefix(old))).make(at: path, with: Self.work)

        let store = try HouseholdStore.open(at: path)

        let (standings, done) = try store.withDatabase { database in
            (
                try Int.fetchAll(
                    database, sql: "SELECT completed FROM standing ORDER BY member_id"),
                try Int.fetchAll(database, sql: "SELECT counts FROM completion ORDER BY id")
            )
        }
        #expect(standings == [0, 2])
        #expect(done == [0, 1, 1])
    }

    /// Of 2 a to-do of its own; of 3 one that 2 made, and one of its own that is worth something.
    private static let work =
        """
        INSERT INTO member (household_id, id, name, skeleton, role, state, sign_in, created_at)
        SELECT \(Sample.uuid(1)), value, 'M' || key, 'm' || key, 'child', 'invited', 'code', 1
        FROM json_each(json_array(\(Sample.uuid(2)), \(Sample.uuid(3))));
        """
        + [(4, 2, 2, 0), (5, 2, 3, 0), (6, 3, 3, 1)].map {
            (id: UInt8, maker: UInt8, doer: UInt8, points: Int) in
            """
            INSERT INTO chore (household_id, id, number, title, mode, points, created_by, created_at)
            VALUES (\(Sample.uuid(1)), \(Sample.uuid(id)), \(id), 'Tidy', 'anyone', \(points),
                \(Sample.uuid(maker)), 1);
            INSERT INTO occurrence (household_id, id, chore_id, state, ordinal, closed_at)
            VALUES (\(Sample.uuid(1)), \(Sample.uuid(id)), \(Sample.uuid(id)), 'done', 1, 1);
            INSERT INTO completion (household_id, id, occurrence_id, doer_id, recorded_by, at, day,
                points)
            VALUES (\(Sample.uuid(1)), \(Sample.uuid(id)), \(Sample.uuid(id)), \(Sample.uuid(doer)),
                \(Sample.uuid(doer)), 1, '2026-11-16', \(points));
            """
        }.joined()

    @Test("is upgraded once, by whichever of several programs comes first")
    func upgradesOnce() throws {
        let outcomes = Statements()

        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            do {
                let store = try HouseholdStore.open(at: file, schema: .withPets)
                outcomes.add(try store.read { try $0.storeID() })
            } catch {
                outcomes.add(String(describing: error))
            }
        }
        try FileManager.default.removeItem(atPath: copied)
        _ = try HouseholdStore.open(at: file, schema: .withPets)

        #expect(Set(outcomes.all) == [try home.store.read { try $0.storeID() }])
        #expect(try !home.folder.names().contains("chorus.db.v\(newest)"))
    }

    @Test("can have a table rebuilt to which others refer")
    func rebuildsTable() throws {
        let rebuilding = Schema.shipped.adding(
            """
            CREATE TABLE new_account AS SELECT * FROM account;
            DROP TABLE account;
            ALTER TABLE new_account RENAME TO account;
            CREATE UNIQUE INDEX account_id ON account (id);
            """)

        let store = try HouseholdStore.open(at: file, schema: rebuilding)

        #expect(try store.read { try $0.account(.numbered(10)) }?.name == home.petra.name)
    }

    @Test(
        "stays as it is when a step fails or leaves a row without the one it refers to",
        arguments: [
            "CREATE TABLE pet (id TEXT); INSERT INTO nowhere VALUES (1)",
            "UPDATE household SET name = 'X'; INSERT INTO account VALUES (1)",
            "DELETE FROM occurrence", "UPDATE chore SET created_by = 'nobody'",
        ]
    )
    func staysWhenStepFails(sql: String) throws {
        let before = try contents(of: home.store)

        #expect(throws: StoreError.self) {
            try HouseholdStore.open(at: file, schema: Schema.shipped.adding(sql))
        }

        let store = try HouseholdStore.open(at: file)
        #expect(try version(of: store) == newest)
        #expect(try contents(of: store) == before)
    }

    @Test("is not touched when the copy can't be made")
    func needsCopy() throws {
        #expect(unsafe mkdir(copied, 0o700) == 0)

        #expect(throws: StoreError.cannotCreate(path: copied, reason: "Is a directory")) {
            try HouseholdStore.open(at: file, schema: .withPets)
        }

        #expect(try version(of: try HouseholdStore.open(at: file)) == newest)
        #expect(try !home.folder.names().contains("chorus.db.v\(newest).new"))
    }

    @Test("is not opened by the older program any more once it is newer")
    func shutsOutOlder() throws {
        _ = try HouseholdStore.open(at: file, schema: .withPets)

        #expect(throws: StoreError.newer(version: newest + 1, known: newest)) {
            try HouseholdStore.open(at: file)
        }
    }

    @Test("is old or new, and never between, when its program is killed while it is upgraded")
    func survivesKill() async throws {
        let before = try contents(of: home.store)
        let (file, copied) = (file, copied)

        await #expect(processExitsWith: .signal(SIGKILL)) {
            [file = file as String, copied = copied as String] in
            Thread.detachNewThread {
                while unsafe access(copied, F_OK) != 0 {}
                kill(getpid(), SIGKILL)
            }
            _ = try HouseholdStore.open(
                at: file, schema: Schema.shipped.adding(String(repeating: Flood.sql, count: 1_000)))
        }

        let store = try HouseholdStore.open(at: file)
        #expect(try contents(of: store) == before)
        #expect(try version(of: try HouseholdStore.open(at: file, schema: .withPets)) == newest + 1)
    }

    @Test("is refused to somebody who may only read it", .enabled(if: getuid() == 0))
    func needsWriting() async throws {
        let file = file
        let places = [
            (home.folder.path, 0o755), (home.folder.path + "/home", 0o755), (file, 0o644),
        ]
        for (path, mode) in places {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }

        await #expect(processExitsWith: .success) { [file = file as String] in
            try #require(setuid(65_534) == 0)
            #expect(throws: StoreError.readOnly(path: file)) {
                try HouseholdStore.open(at: file, schema: .withPets)
            }
        }
    }

    private func version(of store: HouseholdStore) throws -> Int? {
        try store.withDatabase { try Int.fetchOne($0, sql: "PRAGMA user_version") }
    }

    private func contents(of store: HouseholdStore) throws -> [String] {
        try store.withDatabase { database in
            try ["program", "household", "member", "chore", "ledger", "audit", "standing"].flatMap {
                try Row.fetchAll(database, sql: "SELECT * FROM \($0)").map(\.description)
            }
        }
    }
}

extension Schema {
    /// The schema of a program that will know pets.
    static let withPets = shipped.adding("CREATE TABLE pet (id TEXT NOT NULL PRIMARY KEY) STRICT")

    func adding(_ step: String) -> Schema {
        Schema(migrations: migrations + [step])
    }

    /// Makes a file as a program with this schema would, with a household in it.
    fileprivate func make(at path: String, with more: String = "") throws {
        try withStranger(at: path) { database in
            for step in migrations { try database.execute(sql: step) }
            try database.execute(
                sql: """
                    INSERT INTO program (one, store_id, created_at)
                    VALUES (1, '\(UpgradingTests.oldStore)', 1);
                    INSERT INTO household (id, name, zone, week_start, template, siblings, created_at)
                    VALUES (\(Sample.uuid(1)), 'Old home', 'UTC', 1, 'family', 1, 1);
                    PRAGMA user_version = \(migrations.count);
                    PRAGMA application_id = 0x63686f72;
                    """ + more)
        }
    }
}
