import HouseholdModel
import HouseholdService
import Testing

@Suite("A clock that somebody sets")
struct ClockTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("day after day pays a child for no more days than a day and a half reaches")
    func stopsFarming() async throws {
        try await family.repeatDaily(1)

        for day in 0...30 {
            try await family.complete(1, as: .mia, at: family.gate(ahead: Int64(day)))
        }

        let counts = "doer_id = \(try family.member("Mia").literal) AND state = "
        #expect(try family.count("completion", where: counts + "'booked'") == 2)
        #expect(try family.count("completion", where: counts + "'waiting'") == 29)
        #expect(try await family.earned(.mia) == 2)
    }

    @Test("ahead is told to the parents of the household, once")
    func isTold() async throws {
        try await family.repeatDaily(1)

        for day in [0, 10, 11, 30] {
            try await family.complete(1, as: .mia, at: family.gate(ahead: Int64(day)))
        }

        for parent in [Person.anna, .ben] {
            let warnings = try await family.gate(ahead: 0).perform(
                ListNotices(unread: true), as: family.signIn(parent)
            ).output.filter { $0.kind == .warning(.clockAhead) }
            #expect(warnings.map(\.member) == ["mia"])
            #expect(warnings.map(\.count) == [10])
        }
        #expect(try await family.warnings(.clockAhead, to: .olga).isEmpty)
    }

    @Test("back lets nothing have happened before what happened")
    func goesNoFurtherBack() async throws {
        for day in [5, -5, 20, 0, -400] as [Int64] {
            try await family.complete(3, as: .max, at: family.gate(ahead: day))
            _ = try await family.gate(ahead: day).perform(
                UndoChore(3), as: family.caller(.max), request: family.newRequest())
        }

        #expect(try family.stepsBack() == 0)
        let ledger = "SELECT count(*) FROM ledger AS one JOIN ledger AS next USING (household_id)"
        #expect(
            try family.number(ledger + " WHERE next.sequence > one.sequence AND next.at < one.at")
                == 0)
    }

    @Test("back wakes no session that had lapsed when something happened")
    func wakesNobody() async throws {
        try await family.complete(3, as: .max, at: family.gate(ahead: 31))

        #expect(await error(of: .anna) == .account(.notSignedIn))
        #expect(await error(of: .max) == nil)
        #expect(await error(of: .olga) == nil)
    }

    @Test("back wakes no key that had lapsed when something happened")
    func wakesNoKey() async throws {
        let issued = try await family.perform(
            IssueKey(for: "Kim", draft: family.gate.draftKey()), as: .anna)
        let proof = try await family.gate.open(issued.key)

        try await family.complete(3, as: .max, at: family.gate(ahead: 2))

        let opened = await refusal { () throws(ServiceError) in
            _ = try await family.gate.open(issued.key)
        }
        let joined = await refusal { () throws(ServiceError) in
            _ = try await family.gate.join(
                proof, username: try? Username("kim"), password: Person.mia.password,
                request: family.newRequest())
        }
        #expect(opened == .account(.keyRefused))
        #expect(joined == .account(.keyRefused))
    }

    @Test("far ahead for a minute shuts nobody out, and is put right by a parent's password")
    func isPutRight() async throws {
        try await family.repeatDaily(1)
        let wrong = try family.gate(ahead: 1_200)
        let signedIn = try await wrong.signIn(
            as: "ben", with: Person.ben.password, request: family.newRequest())
        _ = try await wrong.perform(
            ReadNotices(), as: Caller(session: signedIn.session), request: family.newRequest())
        #expect(await error(of: .anna) == .account(.notSignedIn))
        #expect(await error(of: try await family.signIn(.mia)) == nil)

        let anna = try await family.signIn(.anna)

        #expect(await error(of: .anna) == nil)
        #expect(await error(of: anna) == nil)
        #expect(await error(of: .mia) == nil)
        let lived = "used_at > \(family.clock.now.milliseconds) AND household_id IS NOT NULL"
        #expect(try family.count("session", where: lived) == 0)
        #expect(try await family.warnings(.clockPutRight, to: .ben).map(\.member) == ["anna"])
        let row = try await family.ask(ListAudit(), as: .anna).last {
            $0.on == "household" && $0.operation == "account.login"
        }
        #expect(row?.by == "anna")
        try await family.complete(1, as: .mia)
        #expect(try await family.earned(.mia) == 1)
    }

    @Test("is not put right by a child's password")
    func isNotPutRightByChildren() async throws {
        try await family.complete(3, as: .max, at: family.gate(ahead: 60))

        _ = try await family.signIn(.mia)

        #expect(await error(of: .anna) == .account(.notSignedIn))
    }

    @Test("ends the keys that were made while it was ahead, once it is put right")
    func endsKeysOfTheFuture() async throws {
        let wrong = try family.gate(ahead: 20)
        let issued = try await wrong.perform(
            IssueKey(for: "Kim", draft: wrong.draftKey()), as: family.caller(.anna),
            request: family.newRequest()
        ).output

        _ = try await family.signIn(.ben)

        let opened = await refusal { () throws(ServiceError) in
            _ = try await family.gate.open(issued.key)
        }
        #expect(opened == .account(.keyRefused))
    }

    @Test("over a restart is believed for a day and a half, and longer once a parent was there")
    func restarts() async throws {
        try await family.repeatDaily(1)
        try await family.repeatDaily(3)

        try await family.complete(1, as: .mia)
        let soon = try await family.complete(
            1, as: .mia, at: family.gate(ahead: 1, after: "second"))
        _ = try await family.complete(1, as: .mia, at: family.gate(ahead: 9, after: "third"))
        let third = try family.gate(ahead: 10, after: "third")
        let late = try await family.complete(1, as: .mia, at: third)
        _ = try await third.perform(
            ReadNotices(), as: family.caller(.ben), request: family.newRequest())
        let seen = try await family.complete(3, as: .max, at: third)

        #expect(soon.awarded == 1 && soon.pending == 0)
        #expect(late.awarded == 0 && late.pending == 1)
        #expect(seen.awarded == 2)
    }

    @Test("that is right lets a child do what is due once as early as it likes")
    func letsBeEarly() async throws {
        var edit = EditChore(2)
        edit.due = .to(Due(day: family.holidays))
        try await family.perform(edit, as: .anna)

        #expect(try await family.complete(2, as: .mia).awarded == 3)
    }

    @Test("that a family leaves alone for a month, with the computer on, is believed")
    func livesOn() async throws {
        try await family.repeatDaily(1)
        family.clock.advance(days: 25)

        #expect(try await family.complete(1, as: .mia).awarded == 1)
        #expect(try await family.warnings(.clockAhead, to: .anna).isEmpty)
    }

    private func error(of person: Person) async -> ServiceError? {
        await error(of: family.caller(person))
    }

    private func error(of caller: Caller) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            _ = try await family.gate.perform(ShowAccount(), as: caller)
        }
    }
}
