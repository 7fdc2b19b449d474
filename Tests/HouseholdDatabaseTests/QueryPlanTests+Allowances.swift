import HouseholdDatabase
import HouseholdModel
import Testing

extension QueryPlanTests {
    /// What is asked and changed about allowances, and about accounts to which money goes.
    func changeAllowances(_ transaction: borrowing Transaction) throws {
        let household = home.household.id
        let weekly = try Recurrence("DTSTART;VALUE=DATE:20261121\nRRULE:FREQ=WEEKLY")
        guard case .calendar(let schedule) = weekly else { return }
        let money = try #require(Currency("EUR").flatMap { Money(minor: 500, $0) })
        let first = try #require(Day("2026-11-17"))
        let allowance = try #require(
            Allowance(
                money, for: home.mia.id, in: household, on: schedule, setBy: home.petra.id,
                at: .someday, from: first))
        try transaction.set(allowance)
        #expect(try transaction.facts.allowances(in: household) == [allowance])
        #expect(try transaction.facts.householdsWithAllowances() == [household])
        let saturday = schedule.start.day
        #expect(try transaction.noteBooked(saturday, of: allowance))
        #expect(try !transaction.noteBooked(saturday, of: allowance))
        #expect(try !transaction.noteBooked(saturday.adding(days: -7), of: allowance))
        #expect(try transaction.endAllowance(of: home.mia.id, in: household))
        #expect(try !transaction.endAllowance(of: home.mia.id, in: household))
        try transaction.set(allowance)
        var again = allowance
        again.bookedDay = saturday
        #expect(try transaction.facts.allowance(of: home.mia.id, in: household) == again)

        let iban = try #require(IBAN("DE89370400440532013000"))
        let account = BankAccount(
            household: household, member: home.petra.id, iban: iban, holder: try Title("Petra M."))
        try transaction.keep(account)
        #expect(try transaction.facts.bankAccount(of: home.petra.id, in: household) == account)
        #expect(try transaction.endBankAccount(of: home.petra.id, in: household))
        #expect(try !transaction.endBankAccount(of: home.petra.id, in: household))
    }
}
