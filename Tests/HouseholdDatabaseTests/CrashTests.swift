import Foundation
import GRDB
import Glibc
import HouseholdModel
import HouseholdDatabase
import Testing

/// Each of these does its work in a process of its own, which ends badly or is nobody in particular.
@Suite("The data file")
struct CrashTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Lets another program be killed in the middle of a change, of which half is in the file already.
    private func killInChange(of file: String) async {
        await #expect(processExitsWith: .signal(SIGKILL)) { [file = file as String] in
            let store = try HouseholdStore.open(at: file)
            try store.withDatabase { database in
                try database.execute(
                    sql:
                        "PRAGMA cache_size = 1; BEGIN IMMEDIATE; UPDATE program SET store_id = zeroblob(16); "
                        + Flood.sql)
                kill(getpid(), SIGKILL)
            }
        }
        #expect(unsafe access(file + "-journal", F_OK) == 0)
    }

    @Test("is as it was before when its program is killed in the middle of a change")
    func survivesKill() async throws {
        let file = folder.file
        let id = try folder.makeStore().read { try $0.storeID() }

        await killInChange(of: file)

        let store = try HouseholdStore.open(at: file)
        #expect(try store.read { try $0.storeID() } == id)
        #expect(
            try store.withDatabase { try Int.fetchOne($0, sql: "SELECT count(*) FROM outcome") }
                == 0)
        #expect(
            try store.withDatabase { try String.fetchOne($0, sql: "PRAGMA integrity_check") }
                == "ok")
    }

    @Test("is brought back by a connection that only reads, when another program was killed")
    func survivesKillBesideReaders() async throws {
        let file = folder.file
        let id = try folder.makeStore().read { try $0.storeID() }
        let store = try HouseholdStore.open(at: file, readers: 2)

        await killInChange(of: file)

        #expect(try store.read { try $0.storeID() } == id)
    }

    @Test("loses nothing of what several programs write at once")
    func takesManyWriters() async throws {
        let file = folder.file

        async let first: Void = writer(file)
        async let second: Void = writer(file)
        async let third: Void = writer(file)
        _ = await (first, second, third)

        let store = try HouseholdStore.open(at: file)
        #expect(
            try store.withDatabase { try Int.fetchOne($0, sql: "SELECT count(*) FROM audit") } == 60
        )
        #expect(
            try store.withDatabase { try Int.fetchOne($0, sql: "SELECT max(sequence) FROM audit") }
                == 60)
        #expect(try store.read { try $0.verify(.numbered(1)) }.firstBad == nil)
    }

    @Test(
        "is readable, and no more, for somebody who may only read it", .enabled(if: getuid() == 0))
    func allowsReading() async throws {
        let file = folder.file
        try folder.makeStore()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/home")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)

        await #expect(processExitsWith: .success) { [file = file as String] in
            try #require(setuid(65_534) == 0)
            let store = try HouseholdStore.open(at: file)
            #expect(try store.read { try $0.storeID() }.count == 36)
            #expect(throws: StoreError.readOnly(path: file)) {
                try store.write { try $0.clearBudget(of: "petra") }
            }
        }
    }

    @Test("is not opened for somebody who may not read it", .enabled(if: getuid() == 0))
    func forbidsReading() async throws {
        let file = folder.file
        try folder.makeStore()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/home")

        await #expect(processExitsWith: .success) { [file = file as String] in
            try #require(setuid(65_534) == 0)
            #expect(throws: StoreError.cannotOpen(path: file, reason: "Permission denied")) {
                try HouseholdStore.open(at: file)
            }
        }
    }

    private func writer(_ file: String) async {
        await #expect(processExitsWith: .success) { [file = file as String] in
            let store = try HouseholdStore.openOrCreate(
                at: file, storeID: .fresh(), now: .someday)
            let row = AuditRow(
                at: .someday, account: nil, member: nil, operation: "program.start", object: nil,
                about: nil, isAllowed: true, policies: [], rules: Array(repeating: 0, count: 32),
                input: "{}", request: "request")
            for _ in 0..<20 { try store.write { try $0.record(row, in: .program) } }
        }
    }
}

/// So many rows that they don't fit into a small cache and are in the file before they are committed.
enum Flood {
    static let sql = """
        WITH RECURSIVE number (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM number WHERE n < 20000)
        INSERT INTO outcome (actor, request_id, operation, output, at)
        SELECT 'flood', n, hex(randomblob(100)), '', n FROM number;
        """
}
