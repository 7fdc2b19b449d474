import Foundation
import HouseholdModel
import HouseholdService
import Testing

@Suite("What is noted of the seals outside the data file")
struct SealNotesTests {
    private let home: SealedHome

    init() async throws {
        home = try await SealedHome()
        _ = try await home.seal()
    }

    @Test("is for its owner's eyes, and counts each parent's seals")
    func isPrivate() async throws {
        _ = try await home.seal()
        _ = try await home.seal(as: .ben)

        let members = [(try home.family.member("Anna"), 2), (try home.family.member("Ben"), 1)]
        let lines = members.map { "\($0.rawValue) \($1)\n" }.sorted()
        #expect(try String(contentsOfFile: home.note, encoding: .utf8) == lines.joined())
        let modes = try [home.note, "\(home.state)/seal", home.state].map { path in
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(modes == [0o600, 0o700, 0o700])
    }

    @Test("accuses nobody when it is gone, as on a new computer, and says what it can't tell")
    func canBeGone() async throws {
        try FileManager.default.removeItem(atPath: home.note)

        let verified = try await home.gate.perform(
            VerifyAudit(), as: home.family.caller(.anna)
        ).output
        let sealing = try #require(try await home.seal())

        #expect(verified.ok)
        #expect(verified.remarks == sealing.remarks)
        #expect(sealing.outcome == .renewed)
        #expect(
            sealing.remarks.first?.source.hasPrefix("This computer has no note of the seal") == true
        )
        #expect(try await home.seal()?.remarks == [])
    }

    @Test(
        "accuses nobody when it is not as it was written, and says so",
        arguments: ["", "\n", "x", "x 1\n", "1\n", "- -\n", "\u{FEFF}", "a 99999999999999999999\n"])
    func canBeBroken(text: String) async throws {
        try text.write(toFile: home.note, atomically: false, encoding: .utf8)

        let sealing = try #require(try await home.seal())

        #expect(sealing.outcome == .renewed)
        #expect(sealing.remarks.count == 1)
        #expect(try await home.seal()?.remarks == [])
    }

    @Test("is not read where others could have written it, and not written there")
    func canBeExposed() async throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o644], ofItemAtPath: home.note)
        let sealing = try #require(try await home.seal())
        #expect(sealing.outcome == .renewed)
        #expect(sealing.remarks.count == 1)
        #expect(sealing.remarks.first?.source.contains("chmod 600 \(home.note)") == true)

        try FileManager.default.removeItem(atPath: home.note)
        try FileManager.default.createDirectory(
            atPath: home.note, withIntermediateDirectories: false)
        #expect(try await home.seal()?.outcome == .renewed)
        #expect(try await home.fault() == nil)
    }

    @Test("of people who are not of the household means nothing")
    func canBeForeign() async throws {
        let stranger = try home.family.member("Olga").rawValue
        let note = try String(contentsOfFile: home.note, encoding: .utf8)
        try (note + "\(stranger) 70\n").write(
            toFile: home.note, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: home.note)

        #expect(try await home.seal()?.remarks == [])
    }

    @Test("counts on when the data file was sealed elsewhere meanwhile")
    func catchesUp() async throws {
        let elsewhere = try home.family.anotherGate()
        for _ in 0..<3 {
            _ = try await elsewhere.signIn(
                as: "anna", with: Person.anna.password, request: home.family.newRequest())
        }

        #expect(try await home.seal()?.remarks == [])
        #expect(try String(contentsOfFile: home.note, encoding: .utf8).hasSuffix(" 5\n"))
    }

    @Test("holds for parents who sign in at the same moment")
    func bearsRaces() async throws {
        let outcomes = try await withThrowingTaskGroup { group in
            for _ in 0..<4 { group.addTask { try await home.seal()?.outcome } }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(outcomes == Array(repeating: .renewed, count: 4))
        #expect(try await home.seal()?.remarks == [])
    }
}
