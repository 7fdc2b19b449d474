import HouseholdModel
import HouseholdService
import Testing

/// Anna owes Ben five euros for pizza.
@Suite("Money that is lent")
struct LoanTests {
    private let family: Family
    private let friday: Day

    init() async throws {
        family = try await Family()
        friday = try family.zone().day(at: family.clock.now).adding(days: 4)
        try await family.setRate(as: .anna)
        try await family.perform(
            ChargeMoney("5.00", to: "anna", because: Note("Pizza")), as: .ben)
    }

    @Test(
        "is due by no day where it only repays what is owed, and is not booked so",
        arguments: [("5.00", 500), ("2.00", 200)])
    func isNone(amount: String, minor: Int) async throws {
        let count = try family.count("ledger")
        let money = try #require(Money(minor: minor, try .euro()))

        #expect(
            await family.refusal(PayMoney(amount, to: "ben", due: friday), as: .anna)
                == .money(.repays(try Name("Ben"), money, owed: 500)))

        #expect(try family.count("ledger") == count)
        #expect(try await family.debts(as: .anna) == ["ben<anna 5.00"])
        let paid = try await family.perform(PayMoney(amount, to: "ben"), as: .anna)
        #expect(paid.left?.amount == (minor == 500 ? nil : 300))
    }

    @Test("is due by the day where some of it is more than owed")
    func isTheRest() async throws {
        let paid = try await family.perform(
            PayMoney("5.01", to: "ben", due: friday), as: .anna)

        #expect((paid.left?.amount, paid.left?.by) == (1, "ben"))
        let dues = try await family.ask(ListDues(), as: .ben)
        #expect(dues.map(\.item.due) == [friday])
    }

    @Test("is none for whoever left and gets what they are owed")
    func isNotForWhoLeft() async throws {
        try family.everybodyProves()
        try await family.perform(RemoveMember("ben"), as: .anna)
        let money = try #require(Money(minor: 500, try .euro()))

        #expect(
            await family.refusal(PayMoney("5.00", to: "ben", due: friday), as: .anna)
                == .money(.repays(try Name("Ben"), money, owed: 500)))
        #expect(try await family.debts(as: .anna) == ["ben<anna 5.00"])
    }
}
