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
        func called(_ handle: String) -> String { home.name(handle, or: name, to: asker) }
        guard let by else {
            return to == asker
                ? "You are owed \(amount)." : "\(called(to)) is owed \(amount)." + formerWords
        }
        return by == asker
            ? "You owe \(called(to)) \(amount)." + formerWords
            : "\(called(by)) owes you \(amount)." + formerWords
    }

    /// That one of the two lives here no more, where that is so.
    private var formerWords: Phrase { gone ? "  (left)" : helps ? "  (helps)" : "" }
}

extension HouseholdText {
    /// What one of two is called between whom money moved, to whoever reads it: `former`, where one lives here no more and has
    /// that name, which is never the reader.
    package func name(_ handle: String, or former: String?, to reader: String?) -> String {
        handle == reader ? name(handle) : former ?? name(handle)
    }
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
