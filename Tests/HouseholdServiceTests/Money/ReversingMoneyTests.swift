import HouseholdModel
import HouseholdService
import Testing

/// Ten points are a euro, and Mia has a hundred.
@Suite("Money that was booked wrong")
struct ReversingMoneyTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.setRate(as: .anna)
        try await family.give(100, to: "mia", as: .anna)
    }

    private func balance() async throws -> Int {
        try await family.ask(ShowPoints(of: "mia"), as: .anna).balance
    }

    private func charge() async throws {
        try await family.perform(
            ChargeMoney("5.00", to: "ben", because: Note("Pizza")), as: .anna)
    }

    /// By which number somebody calls the newest entry of a kind.
    private func newest(_ kind: EntryKind, as person: Person) async throws -> Int {
        let entries = try await family.ask(ShowMoneyHistory(), as: person)
        return try #require(entries.first { $0.kind == kind }?.seq)
    }

    @Test("of a child's is taken back by the other parent, with its points and its payment")
    func isTheOthers() async throws {
        try await family.perform(PayOut("5.00", to: "mia", because: nil), as: .anna)
        try await family.perform(PayMoney("1.00", to: "ben"), as: .anna)

        let number = try await newest(.payout, as: .ben)
        let why = try Note("wrong child")
        let view = try await family.perform(ReverseMoney(number, because: why), as: .ben)

        #expect((view.amount, view.balance, view.left?.amount) == (500, 100, nil))
        #expect(try await balance() == 100)
        #expect(try await family.debts(as: .mia) == [])
        let told = try await family.ask(ListNotices(unread: true), as: .mia).map(\.text.source)
        #expect(
            told.filter { $0.contains("took back") }
                == ["Ben took back what was booked: 5.00 EUR: wrong child."])
        #expect(
            await family.refusal(ReverseMoney(number), as: .anna)
                == .money(.isTakenBack(number)))
        #expect(try await balance() == 100)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("of a child's is an allowance that came, as long as it is not handed over")
    func isAnAllowance() async throws {
        try await family.setAllowance("5.00", for: "mia", as: .anna)
        family.clock.advance(days: 5)
        _ = try await family.ask(ShowPoints(), as: .mia)
        let number = try await newest(.allowance, as: .ben)
        try await family.perform(PayMoney("1.00", to: "mia"), as: .anna)

        #expect(
            await family.refusal(ReverseMoney(number), as: .ben)
                == .money(.isPaid(try Name("Mia"))))
        try await family.perform(ReverseMoney(newest(.payment, as: .ben)), as: .ben)
        try await family.perform(ReverseMoney(number), as: .ben)

        #expect(try await family.debts(as: .anna) == [])
        let dates = try family.count("ledger", where: "kind = 'allowance'")
        _ = try await family.ask(ShowPoints(), as: .mia)
        #expect(try family.count("ledger", where: "kind = 'allowance'") == dates)
    }

    @Test("is a charge that the creditor alone takes back, and a payment that either does")
    func isBetweenTwo() async throws {
        try await charge()
        let number = try await newest(.charge, as: .ben)
        #expect(
            await family.refusal(ReverseMoney(number), as: .ben)
                == .money(.isCreditors(try Name("Anna"), owed: 500)))
        try await family.perform(PayMoney("5.00", to: "anna"), as: .ben)
        #expect(
            await family.refusal(ReverseMoney(number), as: .ben)
                == .money(.isCreditors(try Name("Anna"), owed: 0)))
        try await family.perform(ReverseMoney(newest(.payment, as: .ben)), as: .ben)
        try await family.perform(ReverseMoney(number), as: .anna)
        #expect(try await family.debts(as: .ben) == [])

        try await family.perform(PayMoney("2.00", to: "anna"), as: .ben)
        try await family.perform(ReverseMoney(newest(.payment, as: .anna)), as: .anna)
        #expect(try await family.debts(as: .ben) == [])
        let reversal = try await newest(.reversal, as: .anna)
        #expect(
            await family.refusal(ReverseMoney(reversal), as: .anna)
                == .money(.isReversal(reversal)))
    }

    @Test("is nobody else's, nor of another by its number")
    func isNobodyElses() async throws {
        try await family.perform(PayOut("1.00", to: "mia", because: nil), as: .anna)
        try await charge()
        let number = try await newest(.charge, as: .anna)

        try family.tamper("UPDATE member SET role = 'parent' WHERE name = 'Max'")
        for other in [number, 999] {
            #expect(
                await family.refusal(ReverseMoney(other), as: .max)
                    == .notFound(.moneyEntry, String(other)))
        }
        // Points alone are none.
        #expect(
            await family.refusal(ReverseMoney(1), as: .anna) == .notFound(.moneyEntry, "1"))
        try family.tamper("UPDATE member SET role = 'child' WHERE name = 'Max'")
        for person in [Person.mia, .max, .olga] {
            #expect(await family.refusal(ReverseMoney(number), as: person) != nil)
        }
        #expect(try await family.debts(as: .anna) == ["anna<ben 5.00"])
        #expect(try await family.ask(ShowMoneyHistory(), as: .mia).allSatisfy { $0.seq == nil })
        #expect(try await family.ask(ShowMoneyHistory(), as: .mia).count == 2)
    }

    @Test("has among housemates the number of what is theirs alone")
    func hasOwnNumbers() async throws {
        try await family.perform(SetMoney(.currency(try .euro())), as: .nora)
        for (person, other) in [(Person.nora, "rita"), (.rita, "nora")] {
            try await family.perform(
                ChargeMoney("3.00", to: other, because: Note("Bread")), as: person)
        }

        let entries = try await family.ask(ShowMoneyHistory(), as: .rita)
        #expect(entries.map(\.seq) == [2, 1])
        try await family.perform(ReverseMoney(2), as: .rita)
        #expect(try await family.debts(as: .nora) == ["nora<rita 3.00"])
    }

    @Test("of a payout that was paid later is not taken back with what was paid")
    func isPaidLater() async throws {
        try await family.perform(
            PayOut("5.00", to: "mia", later: true, because: nil), as: .anna)
        family.clock.advance(minutes: 1)
        try await family.perform(PayMoney("5.00", to: "mia"), as: .anna)

        let number = try await newest(.payout, as: .ben)
        #expect(
            await family.refusal(ReverseMoney(number), as: .ben)
                == .money(.isPaid(try Name("Mia"))))
        #expect(try await balance() == 50)
        #expect(try family.count("ledger", where: "kind = 'reversal'") == 0)
    }

    @Test("of a payout is not taken back with another amount that was paid in the same breath")
    func isPaidInPart() async throws {
        try await family.perform(
            PayOut("5.00", to: "mia", later: true, because: nil), as: .anna)
        try await family.perform(PayMoney("2.00", to: "mia"), as: .anna)

        let number = try await newest(.payout, as: .ben)
        #expect(
            await family.refusal(ReverseMoney(number), as: .ben)
                == .money(.isPaid(try Name("Mia"))))
        #expect(try family.count("ledger", where: "kind = 'reversal'") == 0)
        #expect(try await family.debts(as: .anna) == ["mia<home 3.00"])
        let told = try await family.ask(ListNotices(unread: true), as: .mia).map(\.text.source)
        #expect(!told.contains { $0.contains("and gave it to you") }, "\(told)")
    }
}
