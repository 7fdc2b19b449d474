import Credentials
import Foundation
import GRDB
import HouseholdModel
import HouseholdService
import HouseholdDatabase
import Testing

/// The Smiths with entries in their books, a program that notes seals, and a folder in which it does.
final class SealedHome: Sendable {
    let family: Family
    let gate: Gate
    /// The folder `chorus` of the state directory.
    let state: String

    init() async throws {
        family = try await Family()
        state = try FamilyTemplate.makeFolder().appending(path: "chorus").path
        gate = try Gate.open(
            at: family.file,
            in: .test(
                clock: family.clock, random: family.random,
                hasher: .cheap(random: family.random)
            ).noting(in: state))
        for chore in [1, 2] { try await family.complete(chore, as: .mia) }
        try await family.complete(4, as: .max)
        try await family.undo(4, as: .anna)
        _ = await family.refusal(CompleteChore(3), as: .mia)
        _ = await refusal { () throws(ServiceError) in
            _ = try await gate.signIn(
                as: "ghost", with: Confidential("ghost"), request: family.newRequest())
        }
    }

    deinit {
        try? FileManager.default.removeItem(
            at: URL(filePath: state).deletingLastPathComponent())
    }

    /// The file of what is noted about the Smiths' books.
    var note: String { "\(state)/seal/\(family.smiths.rawValue)" }

    func seal(as person: Person = .anna, with password: Confidential? = nil) async throws
        -> Sealing?
    {
        try await gate.signIn(
            as: person.rawValue, with: password ?? person.password, request: family.newRequest()
        ).sealing
    }

    func proof(of person: Person = .anna) async throws(ServiceError) -> SealProof {
        try await gate.proveSeal(as: family.caller(person), with: person.password)
    }

    /// What `audit verify` finds, without a password or with a parent's.
    func fault(
        with proof: SealProof? = nil, as person: Person = .anna
    ) async throws -> BookFault? {
        let error = await refusal { () throws(ServiceError) in
            _ = try await gate.perform(VerifyAudit(proof), as: family.caller(person))
        }
        guard let error else { return nil }
        guard case .book(.damaged(let fault)) = error else { throw error }
        return fault
    }

    /// What a parent's sign-in finds in long books.
    func faultSinceSeal(with proof: SealProof) throws -> BookFault? {
        try HouseholdStore.open(at: family.file).read { facts in
            try BookCheck(
                of: principal(facts), in: facts, notes: SealNotes(state: state), since: proof,
                short: 0
            ).fault(with: proof)
        }
    }

    /// The Smiths, now.
    func principal(_ facts: borrowing Facts) throws -> Principal.Membership {
        Principal.Membership(
            household: try #require(try facts.household(family.smiths)),
            members: try facts.members(in: family.smiths), at: family.clock.now)
    }

    /// Changes the data file with another program, past all that protects it there.
    func forge(_ sql: String) throws {
        try withForger { try $0.execute(sql: sql) }
    }

    /// Lends a connection of another program's, for which nothing in the file protects itself.
    func withForger<Value>(_ body: (Database) throws -> Value) throws -> Value {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: family.file, configuration: configuration)
        let value = try queue.writeWithoutTransaction { database in
            try database.execute(
                sql: "PRAGMA synchronous = 0; PRAGMA ignore_check_constraints = 1")
            let triggers = try Row.fetchAll(
                database, sql: "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
            for trigger in triggers {
                try database.execute(sql: "DROP TRIGGER \(trigger["name"] as String)")
            }
            let value = try body(database)
            for trigger in triggers { try database.execute(sql: trigger["sql"]) }
            return value
        }
        try queue.close()
        return value
    }

    /// The row of the seal.
    func sealRow() throws -> [String] {
        try family.everything()["seal"] ?? []
    }
}
