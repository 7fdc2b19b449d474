import HouseholdModel
import HouseholdService
import Testing

/// Amounts as they are typed; what else is wrong with them is in MoneyTextTests.
@Suite("An amount of money")
struct AmountTests {
    @Test("in a currency without a smaller unit is written without a point")
    func isWhole() async throws {
        let family = try await Family()
        let yen = try #require(Currency("JPY"))
        try await family.perform(SetMoney(.currency(yen)), as: .anna)

        let expected: Phrase = "one without a point, such as \(Phrase.money(5, yen))"
        #expect(
            await family.refusal(PayMoney("5.5", to: "ben"), as: .anna)
                == .value(field: "amount", expected: expected))
    }
}
