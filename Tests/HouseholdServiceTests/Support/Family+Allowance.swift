import HouseholdModel
import HouseholdService

// Money that comes again and again.

extension Family {
    /// Lets the Smiths reckon in euros.
    func reckon() async throws {
        try await perform(SetMoney(.currency(.euro())), as: .anna)
    }

    /// Sets what a child gets, by default each Saturday.
    @discardableResult
    func setAllowance(
        _ amount: String, on rule: String = "FREQ=WEEKLY;BYDAY=SA", for name: String,
        as person: Person
    ) async throws -> AllowanceView {
        let recurrence = try Recurrence("DTSTART;VALUE=DATE:20261116\nRRULE:\(rule)")
        return try await perform(SetAllowance(amount, on: recurrence, for: name), as: person)
    }

    /// The days and cents of the allowances that are in the book for a child, in its order.
    func bookedAllowances(of person: Person = .mia) throws -> [String] {
        let member = try member(person.name).literal
        let rows = try text(
            """
            SELECT group_concat(line, ', ') FROM (
                SELECT date((counted_at + 3600000) / 1000, 'unixepoch') || ' ' || money AS line
                FROM ledger WHERE kind = 'allowance' AND member_id = \(member)
                ORDER BY sequence)
            """)
        return rows?.split(separator: ", ").map(String.init) ?? []
    }
}
