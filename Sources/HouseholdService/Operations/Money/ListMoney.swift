package import HouseholdModel

/// Lists what is owed to whom, with what it is for.
///
/// Everybody whose home it is may: between adults only these two see it, and what the household owes a child that child
/// and the parents.
package struct ListMoney: Inquiry, HouseholdOperation {
    package static let action = Action.listMoney
    let name: String?

    /// Asks for all, or for what is between `name` and others.
    package init(of name: String? = nil) {
        self.name = name
    }

    /// What is owed, as far as it may be seen.
    package func answer(_ sight: borrowing Sight<Household>) throws -> MoneyListView {
        let home = try sight.home()
        let member = try name.map(home.member(named:))
        let terms = sight.subject.settings.money
        guard terms != nil else { return MoneyListView(MoneyTermsView(nil), []) }
        let seen = try sight.visible(sight.facts.standingMoney(of: member?.id))
        return MoneyListView(
            MoneyTermsView(terms), Debt.all(in: seen).map { DebtView($0, in: home) })
    }
}

extension Sight<Household> {
    /// Those of `entries` that whoever asks may see.
    func visible(_ entries: [Entry]) throws -> [Entry] {
        let (asker, home) = try principal.membership()
        let shown = Set(try allowed(.showMoney, home.members).map(\.id))
        return entries.filter { entry in
            guard let debtor = entry.claim?.debtor else { return shown.contains(entry.member) }
            return shown.contains(asker.id) && [entry.member, debtor].contains(asker.id)
        }
    }
}

extension Action {
    package static let listMoney = Action(
        "money.list", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}

// No operation asks for it: lists show what is owed to somebody, and by whom, by it.

extension Action {
    package static let showMoney = Action(
        "money.show", on: .member, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)
}
