import Dispatch
import Foundation
import GRDB
import Glibc
import HouseholdModel
import HouseholdDatabase
import Testing

@Suite("A data file of an older program")
struct UpgradingTests {
    private let home: Home
    private let file: String
    private let newest = Schema.shipped.newest
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
        "of every version is brought to the newest form, with what was in it where it belongs now",
        arguments: Schema.first..<Schema.pets.newest)
    func upgradesFromEveryVersion(old: Int) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/old.db"
        try Schema.pets.make(at: path, version: old)

        let store = try HouseholdStore.open(at: path, schema: .pets)

        #expect(try version(of: store) == Schema.pets.newest)
        #expect(try store.read { try $0.storeID() } == Schema.oldStore)
        #expect(store.id == Schema.oldStore)
        let pets = try store.withDatabase { try Row.fetchAll($0, sql: "SELECT * FROM pet") }
        #expect(pets.map(\.description) == ["[home:\"home\" name:\"Tom\" legs:4]"])
        let names = try folder.names(of: folder.path)
        #expect(names == ["old.db", "old.db-journal", "old.db.v\(old)"])
        #expect(mode(of: "\(path).v\(old)") == 0o600)
    }

    @Test("of the first form has nothing in it that counted by itself, and takes what does")
    func takesSilence() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/first.db"
        try withStranger(at: path) { database in
            try database.execute(sql: Schema.shipped.migrations[0])
            try database.execute(
                sql: """
                    INSERT INTO program (one, store_id, created_at) VALUES (1, \(Sample.uuid(9)), 1);
                    PRAGMA user_version = \(Schema.first);
                    PRAGMA application_id = 0x63686f72;
                    """)
            try database.execute(sql: Sample.household.insertion())
        }

        let store = try HouseholdStore.open(at: path)

        let household = Household.ID.numbered(2)
        var settings = try #require(try store.read { try $0.household(household) }).settings
        #expect(settings == Household.Settings(siblings: false))
        settings.approvalWait = ApprovalWait(hours: 24, setAt: .someday)
        try store.write { [settings] in try $0.keep(settings, of: household) }
        #expect(try store.read { try $0.household(household) }?.settings == settings)
        #expect(try store.read { try $0.verify(household) }.firstBad == nil)
        #expect(try HouseholdStore.open(at: path).id == store.id)
    }

    @Test("of before chores were handed on keeps its book, entry by entry")
    func keepsItsBook() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/before.db"
        let book = "SELECT * FROM ledger"
        let before = try withStranger(at: path) { database in
            for step in Schema.shipped.migrations.prefix(2) { try database.execute(sql: step) }
            let (home, member) = (Sample.uuid(1), Sample.uuid(99))
            try database.execute(
                sql: """
                    INSERT INTO program (one, store_id, created_at) VALUES (1, \(Sample.uuid(9)), 1);
                    PRAGMA user_version = \(Schema.first + 1);
                    PRAGMA application_id = 0x63686f72;
                    INSERT INTO account (id, username, name, kind, created_at)
                    VALUES (\(Sample.uuid(50)), 'nina', 'Nina', 'adult', 1);
                    """)
            try database.execute(sql: Sample.household.insertion(with: ["id": home]))
            try database.execute(sql: Sample.member.insertion())
            let people = ["member_id": member, "by_id": member]
            try database.execute(sql: Sample.bonus.insertion(with: people))
            return try Row.fetchAll(database, sql: book)
        }

        let store = try HouseholdStore.open(at: path)

        #expect(before.count == 1)
        let after = try store.withDatabase { try Row.fetchAll($0, sql: book) }
        for (old, new) in zip(before, after) {
            #expect(old.allSatisfy { column, value in new[column] == value })
            // What is empty does not count in the hash.
            #expect(["money", "currency", "other_id", "due_on"].allSatisfy { new[$0] == nil })
        }
        #expect(after.count == before.count)
        #expect(try version(of: store) == newest)
        #expect(try HouseholdStore.open(at: path).id == store.id)
    }

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

    /// SQLite renames no table while a trigger looks at it.
    @Test("can have a table rebuilt to which others refer")
    func rebuildsTable() throws {
        let rebuilding = Schema.shipped.adding(
            """
            DROP TRIGGER admission_is_for_adults;
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
            "DELETE FROM occurrence", "UPDATE chore SET created_by = zeroblob(16)",
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

    private func contents(of store: HouseholdStore) throws -> [Row] {
        try store.withDatabase { database in
            try ["program", "household", "member", "chore", "ledger", "audit", "standing"].flatMap {
                try Row.fetchAll(database, sql: "SELECT * FROM \($0)")
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
}
