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
        let members = try name.map { try sight.facts.members(withHistoryNamed: $0) }
        let terms = sight.subject.settings.money
        guard terms != nil else { return MoneyListView(MoneyTermsView(nil), []) }
        let seen = try sight.moneySides(with: members)
            .flatMap { try sight.facts.standingMoney($0) }
            .sorted { $0.sequence < $1.sequence }
        return MoneyListView(
            MoneyTermsView(terms), Debt.all(in: seen).map { DebtView($0, in: home) })
    }
}

extension Sight<Household> {
    /// The sides of the book of money that whoever asks may see: what is between them and other adults, and what the household
    /// owes each of those whose money they may be shown; where `members` are given, what is theirs.
    func moneySides(with members: [Member]? = nil) throws -> [MoneySide] {
        let (asker, home) = try principal.membership()
        let shown = Set(try allowed(.showMoney, home.members).map(\.id))
        let meant = members.map { Set($0.map(\.id)) } ?? shown
        let others = shown.intersection(meant).subtracting([asker.id])
        let own: [MoneySide] =
            if !shown.contains(asker.id) {
                []
            } else if meant.contains(asker.id) {
                [.all(of: asker.id)]
            } else {
                meant.map { .all(of: asker.id, with: $0) }
            }
        return own + others.map { .household(of: $0) }
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
