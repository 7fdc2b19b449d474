package import HouseholdModel
package import HouseholdService

extension MoneyTermsView {
    /// What points are worth.
    package var sentence: Phrase {
        guard let currency else {
            return "No currency is set yet."
        }
        guard let points, let amount else {
            return "Money is booked in \(currency.code), and points don't become money."
        }
        return "\(Phrase.money(amount, currency)) for every \(points.inPoints)"
    }
}

extension DebtView {
    /// Who owes whom how much, to whoever reads it.
    package func sentence(_ home: HouseholdText, _ asker: String?) -> Phrase {
        let amount = Phrase.money(amount, currency)
        guard let by else {
            return to == asker
                ? "You are owed \(amount)." : "\(called(to, home)) is owed \(amount)." + goneWords
        }
        return by == asker
            ? "You owe \(called(to, home)) \(amount)." + goneWords
            : "\(called(by, home)) owes you \(amount)." + goneWords
    }

    /// What the one is called who is not the reader.
    private func called(_ handle: String, _ home: HouseholdText) -> String {
        name ?? home.name(handle)
    }

    /// That one of the two is here no more, where that is so.
    private var goneWords: Phrase { gone ? "  (left)" : "" }
}

extension EntryKind {
    /// How money moved.
    package var moneyWords: Phrase {
        switch self {
        case .payout: "for points"
        case .allowance: "allowance"
        case .charge: "owed"
        case .payment: "paid"
        case .award, .reversal, .bonus, .deduction, .reserve, .release, .spend, .opening, .thanks:
            "taken back"
        }
    }
}
