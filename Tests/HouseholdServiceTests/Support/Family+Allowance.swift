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
}
