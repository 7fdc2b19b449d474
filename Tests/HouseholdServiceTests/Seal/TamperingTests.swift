import Foundation
import GRDB
import HouseholdModel
import HouseholdService
import HouseholdDatabase
import SeededRandom
import Testing

/// T-A16 of the threat model.
@Suite("Books that were sealed")
struct TamperingTests {
    private let home: SealedHome
    private let store: HouseholdStore
    private let principal: Principal.Membership
    private let proof: SealProof
    private let notes: SealNotes

    init() async throws {
        home = try await SealedHome()
        _ = try await home.seal()
        proof = try await home.proof()
        notes = SealNotes(state: home.state)
        store = try HouseholdStore.open(at: home.family.file)
        principal = try store.read(home.principal)
    }

    @Test("show each of 10,000 edits, deletions, insertions and swaps, however well covered up")
    func findsEveryForgery() async throws {
        let smiths = home.family.smiths.blob
        let seal = try #require(try store.read { try $0.seals(of: principal.household.id) }.first)
        let targets = [
            Forgery.Target(book: .ledger, scope: smiths, count: seal.heads.ledger.sequence),
            Forgery.Target(book: .audit, scope: smiths, count: seal.heads.audit.sequence),
            Forgery.Target(
                book: .audit, scope: Data(count: 16), count: seal.heads.program.sequence),
        ]
        try await home.family.complete(3, as: .max)
        var random = SeededGenerator(seed: 2_026)
        var found = 0
        try home.withForger { database in
            for table in Self.tables {
                try database.execute(
                    sql: "CREATE TEMP TABLE kept_\(table) AS SELECT * FROM \(table)")
            }
            while found < 10_000 {
                if let forgery = try Forgery(of: targets, in: database, using: &random) {
                    found += 1
                    try #require(try fault() != nil, "\(forgery.description)")
                }
                try Self.putBack(in: database)
                if found.isMultiple(of: 500) { try #require(try fault() == nil) }
            }
        }
    }

    @Test("are not accused: none of 10,000 that grew in all kinds of ways")
    func accusesNobody() throws {
        var random = SeededGenerator(seed: 16)
        for round in 0..<10_000 {
            #expect(throws: Untouched.self) {
                try store.write { transaction in
                    for _ in 0..<Int.random(in: 0...4, using: &random) {
                        try grow(transaction, using: &random)
                    }
                    if Bool.random(using: &random) {
                        let check = try BookCheck(
                            of: principal, in: transaction.facts, notes: notes)
                        #expect(try transaction.keep(proof.seal(check, at: home.family.clock.now)))
                        try grow(transaction, using: &random)
                    }
                    let check = try BookCheck(of: principal, in: transaction.facts, notes: notes)
                    try #require(try check.fault(with: proof) == nil, "round \(round)")
                    throw Untouched()
                }
            }
        }
    }

    /// Rolls back what was written to a book that nobody forged.
    private struct Untouched: Error {}

    private static let tables = ["ledger", "audit", "chain_end", "standing", "seal"]

    private static func putBack(in database: Database) throws {
        try database.inTransaction {
            for table in tables {
                try database.cachedStatement(sql: "DELETE FROM \(table)").execute()
                try database.cachedStatement(
                    sql: "INSERT INTO \(table) SELECT * FROM kept_\(table)"
                ).execute()
            }
            return .commit
        }
    }

    private func fault() throws -> BookFault? {
        try store.read { facts in
            try BookCheck(of: principal, in: facts, notes: notes).fault(with: proof)
        }
    }

    private func grow(
        _ transaction: borrowing Transaction, using random: inout SeededGenerator
    ) throws {
        let member = principal.members.randomElement(using: &random)
        let row = AuditRow(
            at: Instant(milliseconds: .random(in: 0...9_999_999, using: &random)),
            account: member?.account, member: member?.id, operation: "chore.show",
            object: Bool.random(using: &random) ? .init(kind: "chore", number: 1) : nil,
            about: nil, isAllowed: Bool.random(using: &random), policies: ["a", "b"],
            rules: Array(repeating: .random(in: 0...255, using: &random), count: 32),
            input: "{}", request: "\(UInt64.random(in: 0...9_999, using: &random))")
        let scope: AuditScope =
            Int.random(in: 0..<4, using: &random) == 0
            ? .program : .household(principal.household.id)
        try transaction.record(row, in: scope)
    }
}
