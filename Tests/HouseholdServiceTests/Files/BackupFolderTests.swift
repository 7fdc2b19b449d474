import Credentials
import Foundation
import GRDB
import Glibc
import HouseholdModel
import HouseholdService
import Testing

@Suite("The copies that are made by themselves")
struct BackupFolderTests {
    private let family: Family
    private var place: String { family.file + "-place" }
    private var copies: String { place + "/backups" }

    init() async throws {
        family = try await Family()
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: copies).sorted()
    }

    @Test("are one a day, for whoever keeps the data alone, and whole")
    func daily() async throws {
        let now = family.clock.now
        #expect(try await family.gate.keepBackup(in: copies) == now)
        #expect(try names() == ["chorus-2026-11-16.db"])
        let file = copies + "/chorus-2026-11-16.db"
        let before = try Data(contentsOf: URL(filePath: file))
        try await family.addChore("Feed the cat", to: "mia")

        let again = try await family.gate.keepBackup(in: copies)

        #expect(again != nil)
        #expect(try Data(contentsOf: URL(filePath: file)) == before)
        var status = stat()
        #expect(unsafe stat(file, &status) == 0 && status.st_mode & 0o777 == 0o600)
        #expect(unsafe stat(copies, &status) == 0 && status.st_mode & 0o777 == 0o700)
        let households = try await DatabaseQueue(path: file).read { database in
            try Int.fetchOne(database, sql: "SELECT count(*) FROM household")
        }
        #expect(households == 3)
    }

    @Test("become fewer as they grow old, and never more than eleven")
    func thinning() async throws {
        for _ in 0..<40 {
            _ = try await family.gate.keepBackup(in: copies)
            family.clock.advance(days: 1)
        }
        let names = try names()
        #expect(names.count == 11)
        #expect(names.suffix(7).first == "chorus-2026-12-19.db")
        #expect(names.last == "chorus-2026-12-25.db")
    }

    @Test("leave alone what else is in the folder, but what a killed program left")
    func others() async throws {
        try FileManager.default.createDirectory(
            atPath: copies, withIntermediateDirectories: true)
        for name in ["letter.txt", "chorus-old.db", ".chorus-2026-11-15.db.99-x", ".hidden"] {
            try Data("x".utf8).write(to: URL(filePath: "\(copies)/\(name)"))
        }
        _ = try await family.gate.keepBackup(in: copies)
        #expect(try names() == [".hidden", "chorus-2026-11-16.db", "chorus-old.db", "letter.txt"])
    }

    @Test("are not made while nobody lives in the data file")
    func nobody() async throws {
        let gate = try Gate.openOrCreate(
            at: place + "/chorus.db",
            in: .test(
                clock: family.clock, random: family.random,
                hasher: .cheap(random: family.random)))
        #expect(try await gate.keepBackup(in: copies) == nil)
        #expect(!FileManager.default.fileExists(atPath: copies))
    }

    @Test("are not made where there can be no folder, and nothing else is changed")
    func noFolder() async throws {
        try Data("x".utf8).write(to: URL(filePath: place))
        await #expect(throws: ServiceError.self) {
            _ = try await family.gate.keepBackup(in: copies)
        }
    }
}
