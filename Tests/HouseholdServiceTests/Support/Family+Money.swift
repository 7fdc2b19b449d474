import HouseholdModel
import HouseholdService
import Testing

extension Currency {
    /// The euro.
    static func euro() throws -> Currency { try #require(Currency("EUR")) }
}

extension Family {
    /// Ten points are one euro from now on.
    func setRate(as person: Person) async throws {
        let euro = try #require(Money(minor: 100, try Currency.euro()))
        let rate = try #require(ExchangeRate(10, are: euro))
        try await perform(SetMoney(.rate(rate)), as: person)
    }

    /// Lets somebody who left be here again for as long as something takes, behind the gate's back.
    func bringBack(_ person: Person, for work: () async throws -> Void) async throws {
        let id = try member(person.name).literal
        try tamper("UPDATE member SET state = 'joined' WHERE id = \(id)")
        try await work()
        try tamper("UPDATE member SET state = 'left' WHERE id = \(id)")
    }

    /// What somebody sees of what is owed, as `to<by amount`, in the order of the list.
    func debts(as person: Person) async throws -> [String] {
        try await ask(ListMoney(), as: person).debts.map { debt in
            "\(debt.to)<\(debt.by ?? "home") \(debt.currency.digits(of: debt.amount))"
        }
    }
}
