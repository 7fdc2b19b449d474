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
        let member = try name.map { try sight.facts.member(withHistoryNamed: $0) }
        let terms = sight.subject.settings.money
        guard terms != nil else { return MoneyListView(MoneyTermsView(nil), []) }
        let seen = try sight.moneySides(with: member?.id)
            .flatMap { try sight.facts.standingMoney($0) }
            .sorted { $0.sequence < $1.sequence }
        return MoneyListView(
            MoneyTermsView(terms), Debt.all(in: seen).map { DebtView($0, in: home) })
    }
}

extension Sight<Household> {
    /// The sides of the book of money that whoever asks may see: what is between them and other adults, and what the household
    /// owes each of those whose money they may be shown; where `member` is given, what is that one's.
    func moneySides(with member: Member.ID? = nil) throws -> [MoneySide] {
        let (asker, home) = try principal.membership()
        let shown = Set(try allowed(.showMoney, home.members).map(\.id))
        let others = shown.subtracting([asker.id]).filter { member == nil || $0 == member }
        let own: [MoneySide] =
            shown.contains(asker.id)
            ? [.all(of: asker.id, with: member == asker.id ? nil : member)] : []
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
