import HouseholdModel
import HouseholdService
import Testing

/// Ten points are a euro, and Mia has a hundred.
@Suite("Undo of money")
struct UndoMoneyTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.setRate(as: .anna)
        try await family.give(100, to: "mia", as: .anna)
    }

    private func undo() async throws -> TakenBackView? {
        try await family.perform(TakeBack(), as: .anna)
    }

    /// What stands of money in the records, oldest first.
    private func records() async throws -> [String] {
        try await family.ask(ListAudit(), as: .anna).map(\.operation)
            .filter { $0.hasPrefix("money.") }.reversed()
    }

    @Test("stands in the records as what it is, not as if it had been booked twice")
    func isRecorded() async throws {
        try await family.perform(
            PayOut("2.00", to: "mia", later: true, because: nil), as: .anna)
        try await family.perform(PayMoney("0.50", to: "mia"), as: .anna)
        #expect(try await undo()?.operation == "money.pay")
        try await family.perform(SettleMoney(with: "mia"), as: .anna)
        #expect(try await undo()?.operation == "money.settle")
        try await family.perform(
            ChargeMoney("3.00", to: "ben", because: Note("Pizza")), as: .anna)
        #expect(try await undo()?.operation == "money.charge")
        #expect(try await undo()?.operation == "money.payout")

        #expect(
            try await records() == [
                "money.rate", "money.payout", "money.pay", "money.reverse", "money.settle",
                "money.reverse", "money.charge", "money.reverse", "money.reverse",
            ])
        #expect(try await family.debts(as: .anna) == [])
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("goes on to what was done before, until an entry was taken back by hand")
    func goesOn() async throws {
        try await family.perform(EditProfile(name: Name("Annie")), as: .anna)
        for amount in ["1.00", "2.00", "4.00"] {
            try await family.perform(PayMoney(amount, to: "ben"), as: .anna)
        }
        #expect(try await undo() != nil)
        #expect(try await undo() != nil)
        #expect(try await family.debts(as: .anna) == ["anna<ben 1.00"])
        #expect(try await undo() != nil)
        #expect(try await undo() != nil)
        #expect(try await family.ask(ShowAccount(), as: .anna).name == "Anna")

        try await family.perform(EditProfile(name: Name("Annie")), as: .anna)
        try await family.perform(PayMoney("1.00", to: "anna"), as: .ben)
        let entries = try await family.ask(ShowMoneyHistory(), as: .anna)
        try await family.perform(
            ReverseMoney(#require(entries.first?.seq)), as: .anna)
        #expect(
            await family.refusal(TakeBack(), as: .anna)
                == .undo(
                    .notLast("an entry of money was taken back", instead: .bookingMoney)))
    }

    @Test("takes back what was booked when the data file noted it otherwise")
    func isAsNotedBefore() async throws {
        try await family.perform(PayMoney("1.00", to: "ben"), as: .anna)
        #expect(try family.count("undo", where: "steps LIKE '%money.reverse%'") == 1)
        try family.tamper(
            "UPDATE undo SET steps = replace(steps, 'money.reverse', 'money.pay')")

        #expect(try await undo() != nil)

        #expect(try await records() == ["money.rate", "money.pay", "money.reverse"])
        #expect(try await family.debts(as: .anna) == [])
    }
}
