import HouseholdModel
import HouseholdService
import Testing

/// Ben keeps an account, to which Anna pays.
@Suite("An account at a bank")
struct BankAccountTests {
    private let family: Family
    private let iban: IBAN

    init() async throws {
        family = try await Family()
        try await family.reckon()
        iban = try #require(IBAN("DE89370400440532013000"))
        try await family.perform(KeepBankAccount(iban, of: Title("Ben Meier")), as: .ben)
    }

    private func refusal<Op: Inquiry>(_ operation: Op, as person: Person) async -> ServiceError? {
        await HouseholdServiceTests.refusal { () throws(ServiceError) in
            _ = try await family.ask(operation, as: person)
        }
    }

    @Test("is shown to whoever it is of, without a code")
    func isOwn() async throws {
        let account = try await family.ask(ShowBankAccount(), as: .ben)

        #expect((account.iban, account.holder) == (iban.code, "Ben Meier"))
        #expect(account.code == nil)
        #expect(try await family.ask(ShowBankAccount(), as: .anna).iban == nil)
    }

    @Test("is not taken back by undo, nor what was booked before it")
    func isLast() async throws {
        try await family.perform(
            ChargeMoney("7.20", to: "anna", because: Note("Bread")), as: .ben)
        try await family.perform(KeepBankAccount(nil), as: .ben)

        #expect(
            await family.refusal(TakeBack(), as: .ben)
                == .undo(
                    .notLast("where money for you goes was said", instead: .keepingAccount)))
        #expect(try await family.debts(as: .ben) == ["ben<anna 7.20"])
        try await family.perform(TakeBack(passingOthers: true), as: .ben)
        #expect(try await family.debts(as: .ben) == [])
    }

    @Test("is in a code for who pays")
    func isInACode() async throws {
        let account = try await family.ask(
            ShowBankAccount(of: "ben", paying: "12.50", for: Note("Pizza")), as: .anna)

        #expect(
            account.code?.text
                == "BCD\n002\n1\nSCT\n\nBen Meier\nDE89370400440532013000\nEUR12.50\n\n\nPizza")
        #expect(account.code?.amount == 1_250)
        #expect(try family.count("ledger") == 0)
    }

    @Test("is in a code for all that is owed, and in none where nothing is")
    func isForAll() async throws {
        #expect(await refusal(ShowBankAccount(of: "ben"), as: .anna) != nil)
        try await family.perform(
            ChargeMoney("7.20", to: "anna", because: Note("Bread")), as: .ben)
        try await family.perform(
            ChargeMoney("2.00", to: "anna", because: Note("Milk")), as: .ben)

        let account = try await family.ask(ShowBankAccount(of: "ben"), as: .anna)

        #expect(account.code?.amount == 920)
    }

    @Test(
        "is seen by nobody else", arguments: [Person.mia, .max, .olga, .tim, .zoe, .lena, .nobody])
    func isHidden(from person: Person) async throws {
        let error = await refusal(
            ShowBankAccount(of: "ben", paying: "1.00"), as: person)
        #expect(error != nil)
    }

    @Test("stands in no record, no answer that is kept, and no export but one's own")
    func isNowhereElse() async throws {
        let kept = try family.everything().filter { table, rows in
            rows.contains { $0.contains("DE8937") }
        }
        #expect(Set(kept.keys) == ["bank_account"])
        let records = try family.records().flatMap(\.values)
        #expect(!records.contains { $0.contains("DE8937") || $0.contains("DE89 37") })
        let own = try await family.ask(ExportOwnRecord(), as: .ben)
        #expect("\(own)".contains("DE8937"))
        let others = try await family.ask(ExportOwnRecord(), as: .anna)
        #expect(!"\(others)".contains("DE8937"))
    }

    @Test("is kept no more where its member only helps from then on")
    func endsWithHelping() async throws {
        try await family.perform(ChangeRole(of: "ben", to: .helper), as: .anna)
        #expect(try family.count("bank_account") == 0)

        try await family.perform(ChangeRole(of: "ben", to: .parent), as: .anna)
        #expect(try await family.ask(ShowBankAccount(), as: .ben).iban == nil)
    }

    @Test("is kept until it is kept no more, or its member leaves")
    func ends() async throws {
        try await family.perform(KeepBankAccount(nil), as: .ben)
        #expect(try family.count("bank_account") == 0)
        try await family.perform(KeepBankAccount(iban), as: .ben)
        #expect(try await family.ask(ShowBankAccount(), as: .ben).holder == "Ben")

        try family.everybodyProves()
        try await family.perform(RemoveMember("ben"), as: .anna)

        #expect(try family.count("bank_account") == 0)
    }

    @Test("is not for children, nor for others to keep")
    func isForAdults() async throws {
        #expect(await family.refusal(KeepBankAccount(iban), as: .mia) != nil)
        #expect(try family.count("bank_account") == 1)
    }

    @Test("is in no code for more than banks read in one")
    func isLimited() async throws {
        let most = try await family.ask(
            ShowBankAccount(of: "ben", paying: "999999999.99"), as: .anna)
        #expect(most.code?.amount == 99_999_999_999)

        let error = await refusal(ShowBankAccount(of: "ben", paying: "1000000000.00"), as: .anna)
        guard case .value("the amount", let expected) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(
            expected.source
                == "one of 999999999.99 EUR at most: banks read no more in such a code")
    }

    @Test("is in no code for what banks read none of")
    func isInEuros() async throws {
        try family.everybodyProves()
        try await family.perform(SetMoney(.currency(try #require(Currency("CHF")))), as: .anna)
        let error = await refusal(
            ShowBankAccount(of: "ben", paying: "5.00"), as: .anna)
        guard case .value = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
