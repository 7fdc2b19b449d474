import GRDB
import HouseholdModel
import HouseholdService
import Testing

@Suite("A way in that whoever owns the data file makes")
struct OperatorTests {
    private let family: Family
    private let recovered = Confidential("a new quiet lamp")

    init() async throws {
        family = try await Family()
    }

    @Test("sets a new password, and ends what was signed in with the old one")
    func lets() async throws {
        let reset = try await family.gate.resetAsOperator("BEN", isRehearsal: false)

        #expect(reset.username == "ben" && reset.name == "Ben")
        #expect(reset.households == ["The Smiths"])
        let asked = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ShowAccount(), as: .ben)
        }
        #expect(asked == .account(.notSignedIn))
        let signedIn = await refusal { () throws(ServiceError) in
            _ = try await family.signIn(.ben)
        }
        #expect(signedIn == .account(.signInRefused))
        let code = try #require(reset.recoveryCode)
        #expect(try await recover("ben", code).account.username == "ben")
        _ = try await family.signIn(.ben, with: recovered)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("replaces the recovery code, and works once")
    func replaces() async throws {
        let rosa = try await family.gate.register(
            Username("rosa"), name: Name("Rosa"), email: Email("rosa@example.org"),
            password: Confidential("an old quiet lamp"), request: family.newRequest())

        let reset = try await family.gate.resetAsOperator("rosa@example.org", isRehearsal: false)

        let (old, new) = (try #require(rosa.recoveryCode), try #require(reset.recoveryCode))
        #expect(await refusedRecovery("rosa", old) == .account(.recoveryRefused))
        _ = try await recover("rosa", new)
        #expect(await refusedRecovery("rosa", new) == .account(.recoveryRefused))
    }

    @Test("is told to every parent and to whom it was made for, and to nobody else")
    func tells() async throws {
        let reset = try await family.gate.resetAsOperator("ben", isRehearsal: false)

        let told = try await family.warnings(.operatorReset, to: .anna)
        #expect(
            told.map(\.text.source) == [
                """
                Whoever owns the data file has ended Ben's old password, and made a code to set a new one with. \
                If Ben did not ask for that, ask them.
                """
            ])
        #expect(told.map(\.member) == ["ben"])
        for other in [Person.mia, .olga, .nora] {
            #expect(try await family.warnings(.operatorReset, to: other).isEmpty)
        }
        let ben = try await recover("ben", try #require(reset.recoveryCode))
        let news = try await family.gate.perform(
            ReadNotices(), as: Caller(session: ben.session), request: family.newRequest()
        ).output
        #expect(news.map(\.kind).contains(.warning(.operatorReset)))
    }

    @Test("stands in the records of the household, or in the program's where there is none")
    func isRecorded() async throws {
        _ = try await family.gate.resetAsOperator("nora", isRehearsal: false)
        let inFlat = try family.lastRecord()
        #expect(inFlat["operation"] == "operator.reset" && inFlat["allowed"] == "1")
        #expect(inFlat["account_id"] == "NULL" && inFlat["member_id"] == "NULL")
        #expect(inFlat["about_id"] != "NULL" && inFlat["input"]?.contains("nora") == true)
        let seen = try await family.ask(ListAudit(limit: 1), as: .paul)
        #expect(seen.map(\.operation) == ["operator.reset"] && seen.map(\.by) == [nil])
        #expect(seen.map(\.on) == ["member nora"])

        let reset = try await family.gate.resetAsOperator("zoe", isRehearsal: false)
        #expect(reset.households.isEmpty)
        #expect(
            try family.count(
                "audit", where: "operation = 'operator.reset' AND household_id = zeroblob(16)")
                == 1)
    }

    @Test("is for adults who are there", arguments: ["mia", "ghost", ""])
    func refuses(_ name: String) async throws {
        let before = try family.everything()
        let records = try family.records().count

        let error = await refusal { () throws(ServiceError) in
            _ = try await family.gate.resetAsOperator(name, isRehearsal: false)
        }

        #expect(
            try error
                == (name == "mia"
                    ? .account(.isChilds(Username("mia"))) : .account(.nobodySignsIn(as: name))))
        #expect(try family.everything() == before)
        #expect(try family.records().count == records)
    }

    @Test("is only looked for in a rehearsal")
    func rehearses() async throws {
        let before = try family.everything()

        let reset = try await family.gate.resetAsOperator("ben", isRehearsal: true)

        #expect(reset.username == "ben" && reset.recoveryCode == nil)
        #expect(try family.everything() == before)
    }

    @Test("waits for another program that holds the file, and then says so")
    func waits() async throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: family.file, configuration: configuration)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }

        let error = await refusal { () throws(ServiceError) in
            _ = try await family.gate.resetAsOperator("ben", isRehearsal: false)
        }

        #expect(error == .dataFile(.busy))
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        _ = try await family.signIn(.ben)
    }

    // MARK: - Coming in

    private func recover(_ name: String, _ code: Confidential) async throws(ServiceError)
        -> SignedIn
    {
        try await family.gate.recover(
            name, code: code, password: recovered, request: family.newRequest())
    }

    private func refusedRecovery(_ name: String, _ code: Confidential) async -> ServiceError? {
        await refusal { () throws(ServiceError) in _ = try await recover(name, code) }
    }
}
