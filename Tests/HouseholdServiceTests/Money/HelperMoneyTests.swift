import HouseholdModel
import HouseholdService
import Testing

/// Anna and Ben are parents until Ben only helps.
@Suite("Money with somebody who helps from now on")
struct HelperMoneyTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.setRate(as: .anna)
        try await family.give(100, to: "mia", as: .anna)
    }

    private func charge(_ amount: String, to name: String, as person: Person) async throws {
        try await family.perform(
            ChargeMoney(amount, to: name, because: Note("Pizza")), as: person)
    }

    /// By which number Anna calls the newest payment.
    private func newestPayment() async throws -> Int {
        let entries = try await family.ask(ShowMoneyHistory(), as: .anna)
        return try #require(entries.first { $0.kind == .payment }?.seq)
    }

    @Test("is paid as far as they are owed, and they are not said to have left")
    func isPaid() async throws {
        try await charge("5.00", to: "anna", as: .ben)
        try await charge("1.00", to: "ben", as: .anna)
        try await family.perform(ChangeRole(of: "ben", to: .helper), as: .anna)

        let debt = try #require(try await family.ask(ListMoney(), as: .anna).debts.first)
        #expect((debt.to, debt.amount, debt.name) == ("ben", 400, "Ben"))
        #expect(debt.helps && !debt.gone)
        #expect(
            await family.refusal(PayMoney("4.01", to: "ben"), as: .anna)
                == .money(.hasLeft(try Name("Ben"), owed: 400, try .euro())))
        let paid = try await family.perform(PayMoney("1.00", to: "ben"), as: .anna)
        #expect((paid.name, paid.left?.amount) == ("Ben", 300))
        let number = try await newestPayment()
        try await family.perform(ReverseMoney(number), as: .anna)
        let settled = try await family.perform(SettleMoney(with: "ben"), as: .anna)
        #expect((settled.to, settled.amount, settled.left == nil) == ("ben", 400, true))
        #expect(
            await family.refusal(SettleMoney(with: "ben"), as: .anna)
                == .money(.isEven(try Name("Ben"))))
        let charged = await family.refusal(
            ChargeMoney("1.00", to: "ben", because: try Note("Pizza")), as: .anna)
        #expect(charged?.isRefusal == true)
    }

    @Test(
        "is told by one name everywhere, as is that with somebody who left",
        arguments: [true, false])
    func isCalledByName(helps: Bool) async throws {
        try await family.perform(EditProfile(name: Name("Benjamin")), as: .ben)
        try await charge("5.00", to: "anna", as: .ben)
        try await family.perform(
            PayOut("1.00", to: "mia", later: true, because: nil), as: .ben)
        if helps {
            try await family.perform(ChangeRole(of: "ben", to: .helper), as: .anna)
        } else {
            try await family.perform(RemoveMember("ben"), as: .anna)
        }

        let paid = try await family.perform(PayMoney("1.00", to: "ben"), as: .anna)
        let back = try await family.perform(
            ReverseMoney(newestPayment()), as: .anna)
        for move in [paid, back] {
            #expect((move.name, move.left?.name) == ("Benjamin", "Benjamin"))
        }
        let entries = try await family.ask(ShowMoneyHistory(), as: .anna)
        #expect(entries.contains { $0.by == nil } && entries.contains { $0.by != nil })
        for entry in entries {
            #expect(entry.name == (entry.by == nil ? nil : "Benjamin"), "\(entry)")
            #expect(entry.bookedName == (entry.booked == "ben" ? "Benjamin" : nil), "\(entry)")
        }
        #expect(Set(entries.map(\.booked)) == ["anna", "ben"])
    }
}
