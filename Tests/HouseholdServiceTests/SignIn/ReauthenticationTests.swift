import HouseholdModel
import HouseholdService
import Testing

@Suite("What is grave wants the password again")
struct ReauthenticationTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    /// Something that somebody asks for.
    struct Deed: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var by = Person.anna
        let attempt: @Sendable (Family, Person) async throws(ServiceError) -> Void

        init<Op: Change>(
            _ name: String, by person: Person = .anna,
            _ operation: @escaping @Sendable (Family) async throws(ServiceError) -> Op
        ) {
            testDescription = name
            by = person
            attempt = { (family, person) async throws(ServiceError) in
                try await family.perform(operation(family), as: person)
            }
        }
    }

    static let grave = [
        Deed("rules set") { _ in SetRules.shipped },
        Deed("rules remove") { _ in SetRules.removing("reward.ask") },
        Deed("rules trial") { _ in
            BeginTrial(
                """
                @id("no-reminders")
                forbid (principal in Role::"helper", action == Action::"chore.remind", resource);
                """, from: "own.cedar", until: "2026-11-20")
        },
        Deed("child reset") { family async throws(ServiceError) in
            ResetChild("mia", draft: try await family.gate.draftKey())
        },
        Deed("child key, in place of one that is out") { family async throws(ServiceError) in
            IssueKey(for: "kim", draft: try await family.gate.draftKey())
        },
        Deed("points give, more than 100") { _ in GivePoints(.many, to: "mia", because: .reason) },
        Deed("points take, more than 100") { _ in TakePoints(.many, from: "mia", because: .reason)
        },
        Deed("money rate") { _ in SetMoney(.noRate) },
        Deed("money account") { _ in KeepBankAccount(nil) },
        Deed("money payout") { _ in PayOut("1.00", to: "mia", because: nil) },
        Deed("money reverse of a payout") { _ in ReverseMoney(2) },
        Deed("household settings approval") { _ in ChangeSettings(.approval(.none)) },
        Deed("household settings approve-after") { _ in
            ChangeSettings(.approvalWait(hours: 24))
        },
        Deed("household settings deductions") { _ in ChangeSettings(.deductions(50)) },
        Deed("session revoke of a child") { _ in RevokeSessions(.others, of: "mia") },
        Deed("session revoke of one's own", by: .mia) { _ in RevokeSessions(.others) },
        Deed("member remove") { _ in RemoveMember("mia") },
        Deed("member role") { _ in ChangeRole(of: "ben", to: .helper) },
        Deed("household transfer") { _ in TransferHousehold(to: "ben") },
        Deed("household leave", by: .ben) { _ in LeaveHousehold() },
        Deed("data erase") { _ in EraseMember("ida") },
        Deed("privacy set of a child") { _ in SetPrivacy(.activity, to: .household, of: "max") },
    ]

    static let harmless = [
        Deed("points give, 100") { _ in GivePoints(.usual, to: "mia", because: .reason) },
        Deed("household settings siblings") { _ in ChangeSettings(.siblings(false)) },
        Deed("household settings absences") { _ in ChangeSettings(.absences(.keep)) },
        Deed("household settings leaderboard") { _ in ChangeSettings(.leaderboard(.off)) },
        Deed("member remove of whoever never came in") { _ in RemoveMember("kim") },
        Deed("privacy set of one's own", by: .mia) { _ in SetPrivacy(.activity, to: .me) },
    ]

    @Test("and is refused without it, whoever hands it in", arguments: grave)
    func isRefused(_ deed: Deed) async throws {
        try await prepare()
        family.clock.advance(seconds: 600)
        let before = try family.records()

        await #expect(throws: ServiceError.account(.passwordWanted)) {
            try await deed.attempt(family, deed.by)
        }

        #expect(try family.records() == before)
    }

    @Test("and is done for ten minutes after it was given", arguments: grave)
    func isDoneAfterwards(_ deed: Deed) async throws {
        try await prepare()
        family.clock.advance(days: 1)
        try await prove(deed.by)
        family.clock.advance(milliseconds: 599_999)

        try await deed.attempt(family, deed.by)
    }

    @Test("and nothing else does", arguments: harmless)
    func isNotAsked(_ deed: Deed) async throws {
        family.clock.advance(days: 1)

        try await deed.attempt(family, deed.by)
    }

    @Test("which nobody else gives by signing in, in whichever window")
    func isOnesOwn() async throws {
        family.clock.advance(seconds: 600)
        try await family.signIn(.max)
        try await prove(.ben)
        try await family.signIn(.anna)

        await #expect(throws: ServiceError.account(.passwordWanted)) {
            try await family.perform(SetRules.shipped, as: .anna)
        }
    }

    @Test("and a wrong one does not count")
    func wrongIsNoProof() async throws {
        family.clock.advance(seconds: 600)
        await #expect(throws: ServiceError.account(.passwordWrong)) {
            try await family.gate.checkPassword(
                Person.mia.password, as: family.caller(.anna), before: .setRules)
        }

        await #expect(throws: ServiceError.account(.passwordWanted)) {
            try await family.perform(SetRules.shipped, as: .anna)
        }
    }

    @Test("and a proof of a moment to come is none")
    func clockSetBack() async throws {
        family.clock.advance(seconds: -60)

        await #expect(throws: ServiceError.account(.passwordWanted)) {
            try await family.perform(SetRules.shipped, as: .anna)
        }
    }

    @Test("to be taken back, too")
    func undo() async throws {
        try await family.settle(.approval(.always), as: .anna)
        family.clock.advance(seconds: 600)

        await #expect(throws: ServiceError.account(.passwordWanted)) {
            try await family.perform(TakeBack(), as: .anna)
        }
        try await prove(.anna)

        #expect(try await family.perform(TakeBack(), as: .anna) != nil)
    }

    @Test("to be taken back, too, where points became money")
    func undoOfPayout() async throws {
        try await prepare()
        family.clock.advance(seconds: 600)

        await #expect(throws: ServiceError.account(.passwordWanted)) {
            try await family.perform(TakeBack(), as: .anna)
        }
        try await prove(.anna)

        #expect(try await family.perform(TakeBack(), as: .anna)?.points == 10)
        family.clock.advance(seconds: 600)
        // What is refused in any case asks for nothing.
        await #expect(throws: ServiceError.undo(.pointsMoveOnce)) {
            try await family.perform(TakeBack(again: true), as: .anna)
        }
    }

    @Test("but not to take back what was paid without it")
    func reversalOfPayment() async throws {
        try await family.setRate(as: .anna)
        try await family.perform(PayMoney("1.00", to: "ben"), as: .anna)
        family.clock.advance(seconds: 600)

        try await family.perform(ReverseMoney(1), as: .anna)

        #expect(try await family.debts(as: .anna) == [])
    }

    @Test("but not what is harmless")
    func undoOfTheHarmless() async throws {
        try await family.perform(ChangeSettings(.siblings(false)), as: .anna)
        family.clock.advance(seconds: 600)

        #expect(try await family.perform(TakeBack(), as: .anna) != nil)
    }

    @Test("and one's own privacy is taken back without it")
    func undoOfOnesOwn() async throws {
        try await family.perform(SetPrivacy(.activity, to: .me), as: .mia)
        family.clock.advance(seconds: 600)

        #expect(try await family.perform(TakeBack(), as: .mia) != nil)
    }

    @Test("but the first key comes with the child that was added")
    func firstKey() async throws {
        family.clock.advance(days: 1)
        try await family.perform(AddChild(name: Name("Lea"), signIn: .code), as: .anna)

        try await family.perform(
            IssueKey(for: "lea", draft: family.gate.draftKey()), as: .anna)
    }

    @Test("and those who may not are told that, not asked for a password")
    func refusalComesFirst() async throws {
        family.clock.advance(days: 1)

        let error = await #expect(throws: ServiceError.self) {
            try await family.perform(SetRules.shipped, as: .mia)
        }

        guard case .refused = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    private func prepare() async throws {
        try await family.settle(.deductions(500), as: .anna)
        try await family.perform(GivePoints(.most, to: "mia", because: .reason), as: .anna)
        try await family.perform(IssueKey(for: "kim", draft: family.gate.draftKey()), as: .anna)
        try await family.setRate(as: .anna)
        // The second entry of the book, and with what was handed over the third.
        try await family.perform(PayOut("1.00", to: "mia", because: nil), as: .anna)
    }

    private func prove(_ person: Person) async throws(ServiceError) {
        try await family.gate.checkPassword(
            person.password, as: family.caller(person), before: .setRules)
    }
}

extension PointsAmount {
    fileprivate static let usual = amount(100)
    fileprivate static let many = amount(101)
    fileprivate static let most = amount(10_000)

    private static func amount(_ points: Int) -> PointsAmount {
        guard let amount = PointsAmount(points) else {
            preconditionFailure("\(points) is in range")
        }
        return amount
    }
}

extension Note {
    fileprivate static var reason: Note {
        guard let note = try? Note("a reason") else { preconditionFailure("a reason is a note") }
        return note
    }
}
