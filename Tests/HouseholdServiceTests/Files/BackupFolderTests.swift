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
            .map { $0.replacing(/chorus-[0-9a-f]{8}-/, with: "chorus-OWN-") }
    }

    private var today: Day { Zone.utc.day(at: family.clock.now) }

    @discardableResult
    private func keep(_ day: Day? = nil) async throws -> Instant? {
        try await family.gate.keepBackup(of: day ?? today, in: copies)
    }

    /// The gate of a data file in which nobody lives.
    private func emptyGate() throws -> Gate {
        try Gate.openOrCreate(
            at: place + "/chorus.db",
            in: .test(
                clock: family.clock, random: family.random,
                hasher: .cheap(random: family.random)))
    }

    /// The path of the copy of a day.
    private func file(of day: String) throws -> String {
        let name = try FileManager.default.contentsOfDirectory(atPath: copies)
            .first { $0.hasSuffix("-\(day).db") }
        return copies + "/" + (try #require(name))
    }

    @Test("are one a day, for whoever keeps the data alone, and whole")
    func daily() async throws {
        let now = family.clock.now
        #expect(try await keep() == now)
        #expect(try names() == ["chorus-OWN-2026-11-16.db"])
        let file = try file(of: "2026-11-16")
        let before = try Data(contentsOf: URL(filePath: file))
        try await family.addChore("Feed the cat", to: "mia")

        let again = try await keep()

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
            try await keep()
            family.clock.advance(days: 1)
        }
        let names = try names()
        #expect(names.count == 11)
        #expect(names.suffix(7).first == "chorus-OWN-2026-12-19.db")
        #expect(names.last == "chorus-OWN-2026-12-25.db")
    }

    @Test("leave alone what else is in the folder, copies of other data files too")
    func others() async throws {
        try FileManager.default.createDirectory(
            atPath: copies, withIntermediateDirectories: true)
        let others = [
            ".chorus-00000000-2026-11-15.db.99-x", ".hidden", "chorus-2020-01-01.db",
            "chorus-old.db", "letter.txt",
        ]
        let old = (0..<20).map { "chorus-00000000-\(today.adding(days: -$0)).db" }
        for name in others + old {
            try Data("x".utf8).write(to: URL(filePath: "\(copies)/\(name)"))
        }
        for _ in 0..<20 {
            try await keep()
            family.clock.advance(days: 1)
        }
        let names = Set(try FileManager.default.contentsOfDirectory(atPath: copies))
        #expect(names.isSuperset(of: others + old))
        #expect(names.count == others.count + old.count + 9)
    }

    @Test("are made where a killed program left half of one, or something else has the name")
    func leftovers() async throws {
        try await keep()
        let file = try file(of: "2026-11-16")
        let draft = copies + "/." + file.dropFirst(copies.count + 1) + ".99-x"
        try Data("x".utf8).write(to: URL(filePath: draft))
        family.clock.advance(days: 1)
        try await keep()
        #expect(!FileManager.default.fileExists(atPath: draft))

        let next = file.replacing("11-16", with: "11-18")
        try FileManager.default.createDirectory(
            atPath: next, withIntermediateDirectories: false)
        family.clock.advance(days: 1)
        await #expect(throws: ServiceError.self) { try await keep() }
    }

    @Test("stay when the clock is set back, and the new one with them")
    func clockSetBack() async throws {
        for _ in 0..<12 {
            try await keep()
            family.clock.advance(days: 1)
        }
        let before = try names()
        let past: Day = "2015-01-01"
        try await keep(past)
        #expect(try Set(names()) == Set(before + ["chorus-OWN-2015-01-01.db"]))
    }

    @Test("go in the end where nobody lives in the data file any more")
    func everybodyLeft() async throws {
        let gate = try emptyGate()
        let signedIn = try await gate.register(
            Username("zoe"), name: Name("Zoe"), email: nil,
            password: Confidential("quiet river lamp zoe"), request: family.newRequest())
        let zoe = Caller(session: signedIn.session)
        _ = try await gate.perform(
            CreateHousehold(name: Title("Own"), zone: family.zone(), weekStart: .monday),
            as: zoe, request: family.newRequest())
        _ = try await gate.keepBackup(of: today, in: copies)
        #expect(try names().count == 1)
        _ = try await gate.perform(
            DeleteHousehold(called: "Own"), as: zoe, request: family.newRequest())

        let last = today.adding(days: 35)
        #expect(try await gate.keepBackup(of: last, in: copies) == nil)
        #expect(try names().count == 1)
        #expect(try await gate.keepBackup(of: last.adding(days: 1), in: copies) == nil)
        #expect(try names().isEmpty)
    }

    @Test("are not made while nobody lives in the data file")
    func nobody() async throws {
        let gate = try emptyGate()
        #expect(try await gate.keepBackup(of: today, in: copies) == nil)
        #expect(!FileManager.default.fileExists(atPath: copies))
    }

    @Test("are not made where there can be no folder, and nothing else is changed")
    func noFolder() async throws {
        try Data("x".utf8).write(to: URL(filePath: place))
        await #expect(throws: ServiceError.self) {
            try await keep()
        }
    }
}
