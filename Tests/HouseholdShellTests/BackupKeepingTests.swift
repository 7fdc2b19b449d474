import Foundation
import HouseholdModel
import HouseholdService
import HouseholdShell
import Testing

@Suite("A server that keeps copies")
struct BackupKeepingTests {
    private let stage: Stage
    private let gate: Gate
    private var folder: String { stage.data + "/copies" }

    init() async throws {
        stage = try await Family.stage()
        gate = try Gate.open(at: "\(stage.data)/chorus.db", in: stage.dependencies)
    }

    private func instant(_ text: String) throws -> Instant { try #require(Instant(text)) }

    /// The days of which there are copies.
    private func days() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder)
            .map { String($0.dropLast(3).suffix(10)) }.sorted()
    }

    @Test("begins a day at three at night where it runs, and makes one copy of it")
    func daily() async throws {
        let berlin = try #require(Zone("Europe/Berlin"))
        let copies = BackupKeeping(in: folder, at: berlin)
        for moment in ["2026-11-27T20:00:00Z", "2026-11-28T01:59:59Z"] {
            try await copies.keep(of: gate, at: instant(moment))
            #expect(try days() == ["2026-11-27"])
        }
        try await copies.keep(of: gate, at: instant("2026-11-28T02:00:00Z"))
        #expect(try days() == ["2026-11-27", "2026-11-28"])
    }

    @Test("knows of the last copy of another day where it can make none, and tries again each hour")
    func trouble() async throws {
        try await BackupKeeping(in: folder, at: .utc)
            .keep(of: gate, at: instant("2026-11-26T12:00:00Z"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let today = try #require(names.first).replacing("11-26", with: "11-27")
        let obstacle = "\(folder)/\(today)"
        try FileManager.default.createDirectory(
            atPath: obstacle, withIntermediateDirectories: false)

        let copies = BackupKeeping(in: folder, at: .utc)
        await #expect(throws: ServiceError.self) {
            try await copies.keep(of: gate, at: instant("2026-11-27T12:00:00Z"))
        }
        #expect(copies.last != nil)
        try FileManager.default.removeItem(atPath: obstacle)
        try await copies.keep(of: gate, at: instant("2026-11-27T12:59:59Z"))
        #expect(try days() == ["2026-11-26"])
        try await copies.keep(of: gate, at: instant("2026-11-27T13:00:00Z"))
        #expect(try days() == ["2026-11-26", "2026-11-27"])
    }

    @Test("does not wait for a clock that was ahead when it could make none")
    func clockSetBack() async throws {
        try Data().write(to: URL(filePath: folder))
        let copies = BackupKeeping(in: folder, at: .utc)
        await #expect(throws: ServiceError.self) {
            try await copies.keep(of: gate, at: instant("2030-01-01T12:00:00Z"))
        }
        try FileManager.default.removeItem(atPath: folder)
        try await copies.keep(of: gate, at: instant("2026-11-27T12:00:00Z"))
        #expect(try days() == ["2026-11-27"])
    }
}
