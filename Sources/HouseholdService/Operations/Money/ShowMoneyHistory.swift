package import HouseholdModel

/// Shows what was booked of money, also what was taken back.
///
/// Everybody whose home it is may, as far as they see what is owed.
package struct ShowMoneyHistory: Inquiry, HouseholdOperation {
    package static let action = Action.listMoney
    let name: String?
    let limit: Int

    /// Asks for the newest entries, or for those between `name` and others.
    package init(of name: String? = nil, limit: Int = 100) {
        self.name = name
        self.limit = limit
    }

    /// The entries, newest first.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [MoneyEntryView] {
        try ListLimit.check(limit)
        let home = try sight.home()
        let members = try name.map { try sight.facts.members(withHistoryNamed: $0) }
        guard sight.subject.settings.money != nil else { return [] }
        let newest = try sight.moneySides(with: members)
            .flatMap { try sight.facts.moneyEntries($0, limit: limit) }
            .sorted { $0.sequence > $1.sequence }
        let shown = Array(newest.prefix(limit))
        let numbers = try sight.facts.numbers(ofMoney: shown)
        return shown.compactMap { MoneyEntryView($0, numbers[$0.sequence], in: home) }
    }
}
