import Credentials
import Foundation
import GRDB
import HouseholdModel
import HouseholdService
import HouseholdDatabase
import Testing

@Suite("The seal of the books")
struct SealTests {
    private let home: SealedHome

    init() async throws {
        home = try await SealedHome()
    }

    @Test("is made at a parent's first sign-in, which says so, and quietly renewed at the next")
    func isMade() async throws {
        let first = try #require(try await home.seal())
        let next = try #require(try await home.seal())

        #expect(first.outcome == .first)
        #expect(first.remarks.count == 1)
        #expect(next.outcome == .renewed)
        #expect(next.remarks == [])
        #expect(try home.family.number("SELECT counter FROM seal") == 2)
        #expect(try await home.fault(with: home.proof()) == nil)
    }

    @Test("is made by parents only", arguments: [Person.mia, .max, .zoe, .paul])
    func isForParents(person: Person) async throws {
        #expect(try await home.seal(as: person) == nil)
        #expect(try home.sealRow() == [])
        let error = await refusal { () throws(ServiceError) in
            _ = try await home.proof(of: person)
        }
        #expect(error == (person == .zoe ? .noHousehold : .book(.noSeal)))
    }

    @Test("of two parents does not disturb the other's")
    func isEachParents() async throws {
        for person in [Person.anna, .ben, .anna, .ben] { _ = try await home.seal(as: person) }
        try await home.family.complete(3, as: .max)

        #expect(try await home.seal(as: .ben)?.outcome == .renewed)
        #expect(try await home.fault(with: home.proof()) == nil)
        #expect(try await home.fault(with: home.proof(of: .ben)) == nil)
    }

    @Test("is not made over books that do not fit, and stays as it was")
    func staysOnDamage() async throws {
        _ = try await home.seal()
        let seal = try home.sealRow()
        try home.forge("UPDATE ledger SET points = 900 WHERE sequence = 1")

        let sealing = try #require(try await home.seal())

        #expect(sealing.outcome == .broken)
        #expect(sealing.remarks.first?.source == "Entry 1 of the ledger is not as it was written.")
        #expect(try home.sealRow() == seal)
        #expect(try await home.fault() == .changed(.init(table: "ledger", sequence: 1)))
    }

    @Test(
        "lets long books be read from it on; what was changed before it is found by a whole check")
    func isWhereLongBooksAreReadFrom() async throws {
        _ = try await home.seal()
        let proof = try await home.proof()
        try await home.family.complete(3, as: .max)
        let last = try home.family.number("SELECT max(sequence) FROM ledger")

        try home.forge("UPDATE ledger SET points = points + 1 WHERE sequence = 1")
        #expect(try home.faultSinceSeal(with: proof) == nil)
        #expect(try await home.fault() == .changed(.init(table: "ledger", sequence: 1)))
        try home.forge("UPDATE ledger SET points = points + 1 WHERE sequence = \(last)")
        #expect(
            try home.faultSinceSeal(with: proof)
                == .changed(.init(table: "ledger", sequence: last)))
    }

    @Test(
        "has no need to tell what the book tells: sums, progress, completions and requests",
        arguments: [
            "UPDATE standing SET balance = balance + 1",
            "UPDATE standing SET earned = earned + 1",
            "UPDATE standing SET reserved = reserved + 1",
            "UPDATE standing SET completed = completed + 1",
            "UPDATE reward_progress SET points = points + 1",
            "UPDATE completion SET points = points + 1",
            "UPDATE completion SET undone_at = NULL, undone_by = NULL",
            "UPDATE reward_request SET points = points + 1",
            "UPDATE reward_request SET state = 'granted', answered_at = at, answered_by = zeroblob(16)",
        ])
    func isBesideTheBook(change: String) async throws {
        let family = home.family
        try await family.give(9, to: "mia", as: .anna)
        let reward = try await family.sell("Ice cream", for: 3).number
        try await family.perform(RequestReward(reward), as: .mia)
        #expect(try await home.fault() == nil)

        try home.forge(change)

        #expect(try await home.fault() == .sums)
    }

    @Test("tells a chain that was computed anew from the one that was sealed")
    func findsNewChain() async throws {
        _ = try await home.seal()
        try home.withForger { database in
            try database.execute(sql: "UPDATE ledger SET points = 900 WHERE sequence = 1")
            try NaiveChain.renew(.ledger, of: home.family.smiths.blob, in: database)
            try database.execute(sql: NaiveChain.sums)
        }

        let sealing = try #require(try await home.seal())

        #expect(sealing.outcome == .broken)
        guard case .unlikeSeal(let row, _) = try await home.fault(as: .ben) else {
            Issue.record("another parent finds nothing")
            return
        }
        #expect(row == .init(table: "ledger", sequence: 4))
    }

    @Test(
        "is found to be forged with the password, whatever of it was changed",
        arguments: [
            "code = randomblob(32)", "ledger_count = 0", "audit_count = audit_count - 1",
            "counter = counter + 1", "at = at + 1", "program_hash = zeroblob(32)",
            "recipe = substr(recipe, 1, length(recipe) - 4) || 'AAAA'",
            "recipe = replace(recipe, 't=1', 't=2')", "recipe = 'x'", "recipe = recipe || '$'",
            "recipe = replace(recipe, 'm=8,', 'm=99999999,')",
        ]
    )
    func findsForgedSeal(change: String) async throws {
        _ = try await home.seal()
        try home.forge("UPDATE seal SET \(change)")

        let sealing = try #require(try await home.seal())

        #expect(sealing.outcome == .broken)
        #expect(sealing.remarks.first?.source.hasPrefix("The seal was not made with your") == true)
        let fault = await refusal { () throws(ServiceError) in
            _ = try await home.gate.perform(
                VerifyAudit(home.proof()), as: home.family.caller(.anna))
        }
        #expect(fault == .book(.damaged(.forgedSeal)))
    }

    @Test("is missed when it is taken away")
    func isMissed() async throws {
        _ = try await home.seal()
        try home.forge("DELETE FROM seal")

        #expect(try await home.seal()?.outcome == .broken)
        #expect(try await home.fault() == .missingSeal)
    }

    @Test("tells an older copy of the file that was put back, to the family without a password")
    func findsOlderCopy() async throws {
        _ = try await home.seal()
        try await putBackOlderCopy()

        #expect(try await home.seal()?.outcome == .broken)
        #expect(try await home.fault(as: .ben) == .olderCopy)
        #expect(try await home.fault(with: home.proof()) == .olderCopy)
    }

    @Test("tells a copy from before the first seal, too")
    func findsOldestCopy() async throws {
        try await putBackOlderCopy()

        #expect(try await home.seal()?.outcome == .broken)
        #expect(try await home.fault() == .missingSeal)
    }

    @Test("of a new password is made by checking the chains only, and says so")
    func isMadeAfterRecovery() async throws {
        _ = try await home.seal()
        let code = RecoveryCode(from: home.family.random)
        let digest = Data(code.digest.bytes)
        try await home.family.database.write { database in
            try database.execute(
                sql: "UPDATE account SET recovery_digest = ? WHERE username = 'anna'",
                arguments: [digest])
        }
        try HouseholdStore.open(at: home.family.file).keepStates()
        let password = Confidential("another river lamp")

        let recovered = try await home.gate.recover(
            "anna", code: Confidential(code.reveal()), password: password,
            request: home.family.newRequest())

        #expect(recovered.sealing?.outcome == .newPassword)
        #expect(recovered.sealing?.remarks.count == 1)
        #expect(try await home.seal(with: password)?.outcome == .renewed)
    }

    @Test("moves on to today's costs where it was cheaper")
    func becomesStronger() async throws {
        _ = try await home.seal()
        let stronger = PasswordHasher(
            profile: HashingProfile(memory: 8, passes: 2, lanes: 1), slots: .unlimited,
            random: home.family.random)
        let gate = try home.family.anotherGate(hasher: stronger)

        for _ in 0..<2 {
            let sealing = try await gate.signIn(
                as: "anna", with: Person.anna.password, request: home.family.newRequest()
            ).sealing
            #expect(sealing?.outcome == .renewed)
        }

        #expect(try home.family.text("SELECT recipe FROM seal")?.contains("t=2") == true)
    }

    @Test("wants the right password, and counts the wrong ones like those of signing in")
    func countsTries() async throws {
        _ = try await home.seal()
        let wrong = Confidential("another river lamp")
        for _ in 0..<5 {
            let error = await refusal { () throws(ServiceError) in
                _ = try await home.gate.proveSeal(as: home.family.caller(.anna), with: wrong)
            }
            #expect(error == .account(.passwordWrong))
        }

        #expect(await home.refusedProof() == .account(.passwordWrong))
        home.family.clock.advance(seconds: 30)
        #expect(await home.refusedProof() == nil)
        #expect(try home.family.count("sign_in_budget", where: "name = 'anna'") == 0)
    }

    @Test("shows nothing of its key")
    func hidesKey() async throws {
        _ = try await home.seal()
        let proof = try await home.proof()

        let shown = String(reflecting: proof) + String(describing: VerifyAudit(proof))
        #expect(shown.contains("••••••"))
        let json = try JSONEncoder().encode([VerifyAudit(proof)])
        #expect(String(decoding: json, as: UTF8.self) == "[{\"seal\":\"…\"}]")
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([VerifyAudit].self, from: json)
        }
    }

    /// Signs in once more, and puts the file back as it was before.
    private func putBackOlderCopy() async throws {
        let url = URL(filePath: home.family.file)
        let copy = try Data(contentsOf: url)
        _ = try await home.seal()
        let handle = try FileHandle(forWritingTo: url)
        try handle.write(contentsOf: copy)
        try handle.truncate(atOffset: UInt64(copy.count))
        try handle.close()
    }
}

extension SealedHome {
    fileprivate func refusedProof() async -> ServiceError? {
        await refusal { () throws(ServiceError) in _ = try await proof() }
    }
}
