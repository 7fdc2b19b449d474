import HouseholdModel
import HouseholdService
import Testing

@Suite("In what money a household reckons")
struct MoneyTermsTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("is told to everybody at home, as it stands beside what is owed")
    func isTold() async throws {
        #expect(try await family.ask(ShowMoneyTerms(), as: .mia).currency == nil)
        try await family.setRate(as: .anna)

        for person in [Person.anna, .ben, .mia] {
            let terms = try await family.ask(ShowMoneyTerms(), as: person)
            #expect((terms.points, terms.amount) == (10, 100))
            let listed = try await family.ask(ListMoney(), as: person).terms
            #expect(listed.currency == terms.currency && listed.points == terms.points)
        }
    }

    @Test("is no rate among housemates, whose points never become money, but a currency")
    func isNoRateInFlat() async throws {
        let euro = try Currency.euro()
        let rate = try #require(Money(minor: 100, euro).flatMap { ExchangeRate(10, are: $0) })

        #expect(
            await family.refusal(SetMoney(.rate(rate)), as: .nora) == .money(.onlyCurrency(euro)))
        let terms = try await family.perform(SetMoney(.currency(euro)), as: .nora)
        #expect((terms.currency, terms.points) == (euro, nil))
    }

    @Test(
        "is told to nobody at a shared tablet, where nothing of money is",
        arguments: [Person.anna, .mia])
    func isNotTold(person: Person) async throws {
        try await family.setRate(as: .anna)
        let board = try await family.pair(for: ["anna", "mia"])
        let caller = try await family.signIn(person, at: board)

        for error in [
            await family.gate.refusal(ShowMoneyTerms(), by: caller),
            await family.gate.refusal(ListMoney(), by: caller),
        ] {
            #expect(error?.isAtWall == true, "\(String(describing: error))")
        }
    }
}
