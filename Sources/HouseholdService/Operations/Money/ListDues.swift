package import HouseholdModel

/// Lists what whoever asks owes others for, for the list of what is open today.
///
/// Everybody whose home it is may, of themselves.
package struct ListDues: Inquiry, HouseholdOperation {
    package static let action = Action.listMoney

    /// Asks for one's own.
    package init() {}

    /// What is open, what is due first at first.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [DueMoneyView] {
        let (asker, home) = try sight.principal.membership()
        guard sight.subject.settings.money != nil else { return [] }
        let seen = try sight.visible(sight.facts.standingMoney(of: asker.id))
        let debts = Debt.all(in: seen).filter { $0.debtor == asker.id }
        return debts.flatMap { debt in
            debt.items.map { DueMoneyView(DebtView.Item($0, in: home), to: debt, in: home) }
        }.sorted { left, right in
            switch (left.item.due, right.item.due) {
            case (let one?, let other?) where one != other: one < other
            case (.some, nil): true
            case (nil, .some): false
            default: left.item.at < right.item.at
            }
        }
    }
}
