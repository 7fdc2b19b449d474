import Foundation
import GRDB
import Glibc
import HouseholdModel
import HouseholdDatabase
import Testing

@Suite("Opening the data file")
struct OpeningTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("says when there is none, and makes nothing")
    func findsNone() throws {
        #expect(throws: StoreError.absent(path: folder.file)) {
            try HouseholdStore.open(at: folder.file)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test(
        "makes it for its owner alone, whatever others may do by default",
        arguments: [0o022, 0o000])
    func makesPrivate(mask: mode_t) throws {
        let before = umask(mask)
        defer { umask(before) }

        let store = try folder.makeStore()
        try store.write { _ in }

        #expect(mode(of: folder.path + "/home") == 0o700)
        #expect(mode(of: folder.file) == 0o600)
        #expect(try folder.names().allSatisfy { mode(of: folder.path + "/home/" + $0) == 0o600 })
        #expect(try Set(folder.names()).isSubset(of: ["chorus.db", "chorus.db-journal"]))
    }

    @Test(
        "takes it away from others who could get at it, and says so once",
        arguments: [(0o777, 0o666), (0o755, 0o640), (0o700, 0o604), (0o722, 0o600)])
    func closesToOthers(folderMode: Int, fileMode: Int) throws {
        _ = try folder.makeStore()
        let home = folder.path + "/home"
        unsafe chmod(home, mode_t(folderMode))
        unsafe chmod(folder.file, mode_t(fileMode))

        let closed = try HouseholdStore.open(at: folder.file).closedToOthers

        #expect(mode(of: home) & 0o022 == 0)
        #expect(mode(of: folder.file) == 0o600)
        #expect(closed.contains(home) == (folderMode & 0o022 != 0))
        #expect(closed.contains(folder.file) == (fileMode & 0o077 != 0))
        #expect(try HouseholdStore.open(at: folder.file).closedToOthers == [])
    }

    @Test(
        "refuses one that is somebody else's, and that others can change",
        .enabled(if: getuid() == 0, "takes root, to give the file away"))
    func refusesForeign() throws {
        _ = try folder.makeStore()
        unsafe chown(folder.file, 65_534, 65_534)
        unsafe chmod(folder.file, 0o660)

        #expect(
            throws: StoreError.cannotOpen(
                path: folder.file, reason: "it belongs to somebody else")
        ) {
            try HouseholdStore.open(at: folder.file)
        }
    }

    @Test(
        "refuses one to whose form another program put something, or from which it took something",
        arguments: [
            """
            CREATE TRIGGER gift AFTER INSERT ON completion
            BEGIN UPDATE standing SET balance = balance + 1000; END
            """,
            "DROP TRIGGER ledger_is_not_changed", "DROP INDEX completion_live",
            "CREATE VIEW rich AS SELECT 1000 AS balance", "DROP TABLE appeal",
            "ALTER TABLE standing ADD COLUMN gift INTEGER",
            """
            DROP TABLE appeal;
            CREATE TABLE appeal (household_id BLOB NOT NULL, sequence INTEGER NOT NULL) STRICT
            """,
            """
            DROP TRIGGER audit_is_not_changed;
            CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit WHEN 0 BEGIN SELECT 1; END
            """,
        ])
    func refusesOtherForm(sql: String) throws {
        _ = try folder.makeStore()
        try withStranger(at: folder.file) { try $0.execute(sql: sql) }

        let error = #expect(throws: StoreError.self) { try HouseholdStore.open(at: folder.file) }

        guard case .damaged(let words) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(words.contains("another program"))
    }

    @Test("lets a program that copies the file keep a table of its own in it")
    func acceptsTable() throws {
        _ = try folder.makeStore()
        try withStranger(at: folder.file) {
            try $0.execute(sql: "CREATE TABLE _copies (at INTEGER)")
        }

        #expect(throws: Never.self) { try HouseholdStore.open(at: folder.file) }
    }

    @Test("finds the same file again, and leaves it as it is")
    func reopens() throws {
        let id = try folder.makeStore().read { try $0.storeID() }

        let again = try folder.makeStore()

        #expect(try again.read { try $0.storeID() } == id)
        #expect(again.id == id)
    }

    @Test("takes every setting that keeps the data safe")
    func takesSettings() throws {
        let store = try folder.makeStore()

        let settings = try store.withDatabase { database in
            try [
                "trusted_schema", "foreign_keys", "recursive_triggers", "cell_size_check",
                "journal_mode", "synchronous",
            ].map { try String.fetchOne(database, sql: "PRAGMA \($0)") }
        }

        #expect(settings == ["0", "1", "1", "1", "truncate", "3"])
    }

    @Test(
        "lets no statement write to the schema's own tables, nor attach a file",
        arguments: [
            "PRAGMA writable_schema = 1; DELETE FROM sqlite_schema",
            "ATTACH DATABASE ':memory:' AS other",
        ])
    func shields(statement: String) throws {
        let store = try folder.makeStore()

        #expect(throws: DatabaseError.self) {
            try store.withDatabase { try $0.execute(sql: statement) }
        }
    }

    @Test("writes in immediate transactions and reads from one moment")
    func usesTransactions() throws {
        let store = try folder.makeStore()
        let seen = Statements()
        try store.withDatabase { $0.trace { seen.add($0) } }

        try store.write { _ in }
        try store.read { _ in }

        #expect(seen.all.contains { $0.hasPrefix("BEGIN IMMEDIATE") })
        #expect(seen.all.contains { $0.hasPrefix("BEGIN DEFERRED") })
    }

    @Test("gives every program that makes it at once the same file")
    func makesOnce() throws {
        let ids = Statements()

        DispatchQueue.concurrentPerform(iterations: 16) { _ in
            let id = try? folder.makeStore().read { try $0.storeID() }
            ids.add(id ?? "none")
        }

        #expect(ids.all.count == 16)
        #expect(Set(ids.all).count == 1)
        #expect(!ids.all.contains("none"))
        #expect(try Set(folder.names()).isSubset(of: ["chorus.db", "chorus.db-journal"]))
    }

    @Test(
        "refuses a file that is no database of ours, and does not touch it", arguments: Stranger.all
    )
    func refusesStranger(stranger: Stranger) throws {
        try FileManager.default.createDirectory(
            atPath: folder.path + "/home", withIntermediateDirectories: false)
        try stranger.make(folder.file)
        let before = try Data(contentsOf: URL(filePath: folder.file))

        #expect(throws: stranger.error(folder.file)) { try folder.makeStore() }
        #expect(throws: stranger.error(folder.file)) { try HouseholdStore.open(at: folder.file) }
        #expect(try Data(contentsOf: URL(filePath: folder.file)) == before)
    }

    @Test("refuses a file that a newer program made, and does not touch it")
    func refusesNewer() throws {
        try folder.makeStore()
        try withStranger(at: folder.file) { try $0.execute(sql: "PRAGMA user_version = 9000") }
        let before = try Data(contentsOf: URL(filePath: folder.file))

        #expect(throws: StoreError.newer(version: 9_000, known: Schema.shipped.newest)) {
            try HouseholdStore.open(at: folder.file)
        }
        #expect(try Data(contentsOf: URL(filePath: folder.file)) == before)
    }

    @Test(
        "refuses a file from before the first release, and does not touch it",
        arguments: 0..<Schema.first)
    func refusesUnreleased(version: Int) throws {
        try folder.makeStore()
        try withStranger(at: folder.file) {
            try $0.execute(sql: "PRAGMA user_version = \(version)")
        }
        let before = try Data(contentsOf: URL(filePath: folder.file))

        #expect(throws: StoreError.unreleased(path: folder.file)) {
            try HouseholdStore.open(at: folder.file)
        }
        #expect(throws: StoreError.unreleased(path: folder.file)) { try folder.makeStore() }
        #expect(try Data(contentsOf: URL(filePath: folder.file)) == before)
        #expect(try Set(folder.names()).isSubset(of: ["chorus.db", "chorus.db-journal"]))
    }

    @Test("finds that the file was cut off, wherever")
    func refusesTruncated() throws {
        try folder.makeStore()
        let whole = try Data(contentsOf: URL(filePath: folder.file))
        for length in Array(stride(from: 1, to: 4_096, by: 211))
            + stride(from: 4_096, to: whole.count, by: 4_096)
        {
            try whole.prefix(length).write(to: URL(filePath: folder.file))

            #expect(throws: StoreError.self, "\(length) of \(whole.count) bytes") {
                try HouseholdStore.open(at: folder.file)
            }
        }
    }

    @Test(
        "refuses what is not one plain file under one name",
        arguments: ["folder", "symlink", "hard link"])
    func refusesLinks(kind: String) throws {
        try folder.makeStore()
        let other = folder.path + "/other"
        switch kind {
        case "folder": #expect(unsafe mkdir(other, 0o700) == 0)
        case "symlink": #expect(unsafe symlink(folder.file, other) == 0)
        default: #expect(unsafe link(folder.file, other) == 0)
        }

        let error = #expect(throws: StoreError.self) { try HouseholdStore.open(at: other) }

        guard case .cannotOpen(other, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("says why the folder can't be made")
    func cannotMakeFolder() throws {
        try Data().write(to: URL(filePath: folder.path + "/home"))

        let error = #expect(throws: StoreError.self) { try folder.makeStore() }

        guard case .cannotCreate = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}

/// A file that is not ours.
struct Stranger: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable (String) throws -> Void
    let error: @Sendable (String) -> StoreError

    init(
        _ description: String, make: @escaping @Sendable (String) throws -> Void,
        error: @escaping @Sendable (String) -> StoreError
    ) {
        testDescription = description
        self.make = make
        self.error = error
    }

    init(_ description: String, sql: String) {
        self.init(description) { path in
            try withStranger(at: path) { try $0.execute(sql: sql) }
        } error: {
            .foreign(path: $0)
        }
    }

    static let all = [
        Stranger("another program's tables", sql: "CREATE TABLE thing (id INTEGER)"),
        Stranger(
            "another program's mark", sql: "PRAGMA application_id = 77; PRAGMA user_version = 1"),
        Stranger("another program's version", sql: "PRAGMA user_version = 1"),
        Stranger(
            "another program's WAL", sql: "PRAGMA journal_mode = wal; CREATE TABLE thing (id)"),
        Stranger("a text") {
            try Data(String(repeating: "Dear diary, ", count: 500).utf8).write(
                to: URL(filePath: $0))
        } error: {
            .foreign(path: $0)
        },
        Stranger("an empty file") {
            try Data().write(to: URL(filePath: $0))
        } error: { _ in
            .damaged("the file is empty")
        },
        Stranger("our mark on nothing") { path in
            try withStranger(at: path) { try $0.execute(sql: "PRAGMA application_id = 1667788658") }
        } error: { _ in
            .damaged("the file is empty")
        },
    ]
}
