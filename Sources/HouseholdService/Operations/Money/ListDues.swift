package import HouseholdModel

/// Lists what whoever asks owes others for, for the list of what is open today.
///
/// Everybody whose home it is may, of themselves.
///
/// What is owed to somebody who lives here no more is none of it: that is in the list of money.
package struct ListDues: Inquiry, HouseholdOperation {
    package static let action = Action.listMoney

    /// Asks for one's own.
    package init() {}

    /// What is open, what is due first at first.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [DueMoneyView] {
        let (asker, home) = try sight.principal.membership()
        // A child owes nobody anything.
        guard sight.subject.settings.money != nil, asker.role != .child,
            try !sight.allowed(.showMoney, [asker]).isEmpty
        else { return [] }
        let entries = try sight.facts.standingMoney(.all(of: asker.id))
        return home.dues(of: asker.id, in: entries).map { debt, item in
            DueMoneyView(DebtView.Item(item, of: debt.currency, in: home), to: debt, in: home)
        }
    }
}

extension Principal.Membership {
    /// What a member owes by entries of the book to others who live here, what is due first at first.
    func dues(of member: Member.ID, in entries: [Entry]) -> [(debt: Debt, item: Debt.Item)] {
        Debt.all(in: entries)
            .filter { $0.debtor == member && self.member($0.creditor)?.hasMovedOut == false }
            .flatMap { debt in debt.items.map { (debt: debt, item: $0) } }
            .sorted { $0.item.entry.isDue(before: $1.item.entry) }
    }
}
