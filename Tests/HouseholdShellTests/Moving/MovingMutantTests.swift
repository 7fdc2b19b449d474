import Credentials
import Foundation
import HouseholdModel
import HouseholdService
import HouseholdShell
import HouseholdWords
import JSON
import SeededRandom
import TestSupport
import Testing

/// The number of documents is 300 for each seed, or what MOVING_MUTANTS says.
@Suite("Thousands of documents that somebody changed")
struct MovingMutantTests {
    private static let count =
        ProcessInfo.processInfo.environment["MOVING_MUTANTS"].flatMap { Int($0) } ?? 300

    /// A data file in which somebody has an account.
    private struct Computer {
        let gate: Gate
        let caller: Caller
        let file: URL
        private let random = SeededBytes(seed: 7).source
        private let stage: Stage

        init() async throws {
            stage = try Stage()
            try FileManager.default.createDirectory(
                atPath: stage.data, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            file = URL(filePath: stage.data + "/chorus.db")
            gate = try Gate.openOrCreate(at: file.path, in: stage.dependencies)
            let signedIn = try await gate.register(
                Username("anna"), name: Name("Anna"), email: nil,
                password: Confidential(MovingHome.password),
                request: Self.request(random))
            caller = Caller(session: signedIn.session)
        }

        private static func request(_ random: RandomSource) throws -> RequestID {
            let id = Identifier<Stage>(at: Instant(milliseconds: 0), random: random.bytes(10))
            return try #require(RequestID(id.rawValue))
        }

        private var request: RequestID { get throws { try Self.request(random) } }

        var bytes: Data { get throws { try Data(contentsOf: file) } }

        func bringIn(_ text: String) async throws -> HouseholdImportView {
            let document: HouseholdDocument
            do throws(DocumentFault) {
                document = try DocumentReader.read(Array(text.utf8))
            } catch {
                throw ServiceError.document(error)
            }
            let source = FileReference(called: try Note("home.json"), content: [1])
            return try await gate.perform(
                ImportHousehold(document, from: source, as: nil), as: caller, request: request
            ).output
        }

        /// Asks all that people look at.
        func lookAtAll() async throws {
            #expect(try await gate.perform(VerifyAudit(), as: caller).output.ok)
            let people = try await gate.perform(ShowHousehold(), as: caller).output.members
            _ = try await gate.perform(ListChores(), as: caller)
            _ = try await gate.perform(ShowHistory(), as: caller)
            _ = try await gate.perform(ListAudit(), as: caller)
            _ = try await gate.perform(ListRewards(), as: caller)
            _ = try await gate.perform(ListRequests(), as: caller)
            _ = try await gate.perform(ListRequests(owed: true), as: caller)
            _ = try await gate.perform(ListPoints(), as: caller)
            _ = try await gate.perform(ListNotices(), as: caller)
            _ = try await gate.perform(ListAbsences(all: true), as: caller)
            _ = try await gate.perform(ListPasses(), as: caller)
            _ = try await gate.perform(ListMembers(), as: caller)
            _ = try await gate.perform(ShowLeaderboard(), as: caller)
            _ = try await gate.perform(ShowRules(), as: caller)
            for person in people where person.role == .child {
                let name = person.username ?? person.name
                _ = try await gate.perform(ShowPointsHistory(of: name), as: caller)
                _ = try await gate.perform(ListBadges(of: name), as: caller)
                _ = try await gate.perform(ShowStats(of: name), as: caller)
            }
        }

        func delete(_ name: String) async throws {
            _ = try await gate.perform(
                DeleteHousehold(called: name), as: caller, request: request)
        }
    }

    private func original() async throws -> Mutable {
        try Mutable(await MovingHome.shared().text)
    }

    @Test("come in whole, or change nothing and are told of in a sentence", arguments: [1, 2])
    func areWholeOrNothing(seed: UInt64) async throws {
        let computer = try await Computer()
        let original = try await original()
        let text = original.text
        var generator = SeededGenerator(seed: seed)
        var (codes, accepted): ([String: Int], Int) = ([:], 0)
        var before = try computer.bytes
        for number in 1...Self.count {
            let mutant = mutant(of: original, text, using: &generator)
            do {
                let view = try await computer.bringIn(mutant)
                accepted += 1
                try await computer.lookAtAll()
                try await computer.delete(view.household)
                before = try computer.bytes
            } catch let error as ServiceError {
                codes[error.code, default: 0] += 1
                let exits: [HouseholdWords.ExitStatus] = [.data, .conflict, .configuration]
                guard exits.contains(error.explanation.exit), error.code != "household.none" else {
                    try mutant.write(
                        toFile: "/tmp/mutant-\(seed)-\(number).json", atomically: true,
                        encoding: .utf8)
                    Issue.record("mutant \(seed)-\(number): \(error)")
                    return
                }
                #expect(try computer.bytes == before, "mutant \(number)")
            }
        }
        print("mutants", seed, Self.count, "accepted", accepted, codes.sorted { $0.key < $1.key })
        #expect(codes.count > 3)
    }

    private func mutant(
        of original: Mutable, _ text: String, using generator: inout SeededGenerator
    ) -> String {
        guard Int.random(in: 0..<5, using: &generator) > 0 else {
            return Self.spoilt(text, using: &generator)
        }
        var mutant = original
        for _ in 0..<([1, 1, 1, 2, 5].randomElement(using: &generator) ?? 1) {
            mutant.mutate(using: &generator)
        }
        return mutant.text
    }

    /// The text with some of its bytes changed.
    private static func spoilt(_ text: String, using generator: inout SeededGenerator) -> String {
        var bytes = Array(text.utf8)
        let place = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.removeLast(bytes.count - place)
        case 1: bytes[place] = UInt8.random(in: 0x20..<0x7F, using: &generator)
        case 2: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 0x20..<0x7F, using: &generator), at: place)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("from before there were wishes, jars, routines and allowances come in without any")
    func areFromBefore() async throws {
        let computer = try await Computer()
        var document = try await original()
        let later = ["wish", "jar", "reward_promise", "routine", "routine_bonus", "allowance"]
        document.tables.removeAll { later.contains($0.name) }
        document.change("occurrence") { rows in
            rows = rows.map { row in
                row.filter { column in
                    !["offered_", "taken_over_", "rule_"].contains(where: column.key.hasPrefix)
                }
            }
        }
        _ = try await computer.bringIn(document.text)
        try await computer.lookAtAll()
    }

    @Test("as somebody would who means harm are refused", arguments: Harm.all)
    func areRefused(_ harm: Harm) async throws {
        let computer = try await Computer()
        var document = try await original()
        harm.change(&document)
        let before = try computer.bytes
        await #expect(throws: harm.error, "\(harm.name)") {
            try await computer.bringIn(document.text)
        }
        #expect(try computer.bytes == before)
    }
}
