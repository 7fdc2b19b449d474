import HouseholdModel
package import HouseholdService
import HouseholdWords

/// What is owed to whom, and what for, as far as whoever looks may see it.
package func moneyPage(_ money: MoneyListView, for visit: Visit) -> HTML {
    Page("Money", at: .money, for: visit) {
        element(.h1, saying: "Money")
        if money.debts.isEmpty {
            element(.p, .look([.empty]), saying: "Nothing is owed.")
        } else {
            element(.ul, .look([.cards])) {
                for debt in money.debts { card(of: debt, visit) }
            }
        }
        if money.terms.currency != nil {
            element(.p, .look([.facts]), saying: money.terms.sentence)
        }
    }.html
}

private func card(of debt: DebtView, _ visit: Visit) -> HTML {
    element(.li, .look([.card])) {
        element(.h2, saying: debt.sentence(visit.home, visit.account.username))
        element(.ul) {
            for item in debt.open { row(of: item, visit) }
        }
    }
}

private func row(of item: DebtView.Item, _ visit: Visit) -> HTML {
    element(.li, .look([.row])) {
        element(.span, .look([.title])) {
            item.why.map { stored($0) } ?? HTML([.phrase(item.kind.moneyWords)])
        }
        element(.span, .look([.facts])) {
            let amount = Phrase.money(item.amount, item.currency)
            item.due.map { day in
                let day = visit.home.dayWords(day)
                return item.late ? "\(amount), LATE, \(day)" : "\(amount), due \(day)"
            } ?? amount
        }
    }
}
