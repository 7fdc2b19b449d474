package import HouseholdModel

/// In what money the household reckons, as `money_terms` in JSON.
package struct MoneyTermsView: Codable, Hashable, Sendable {
    /// The currency; `null` where that was never said.
    package let currency: Currency?
    /// How many points are so much money; `null` where points don't become money.
    package var points: Int?
    /// The money that these points are, in the smaller unit.
    package var amount: Int?

    /// What was said; `nil` where nothing was.
    package init(_ money: HouseholdMoney?) {
        currency = money?.currency
        points = money?.rate?.points
        amount = money?.rate?.money.minor
    }
}

/// What one owes another, as `debt` in JSON.
package struct DebtView: Codable, Sendable {
    /// What of it is for what, an item of `open` in JSON.
    package struct Item: Codable, Sendable {
        /// Since when.
        package let at: Instant
        /// Why it is owed.
        package let kind: EntryKind
        /// How much of it is not paid, in the smaller unit.
        package let amount: Int
        /// In what currency.
        package let currency: Currency
        /// What for.
        package var why: String?
        /// Until when it is to be paid.
        package var due: Day?
        /// Whether that is over.
        package let late: Bool

        init(_ item: Debt.Item, of currency: Currency, in home: Principal.Membership) {
            let entry = item.entry
            at = entry.at
            kind = entry.kind
            amount = item.rest
            self.currency = currency
            why = entry.why?.text
            due = entry.claim?.due
            late = due.map { $0 < home.calendar.today } ?? false
        }
    }

    /// Who is owed.
    package let to: String
    /// Who owes; `null` where that is the parents together.
    package let by: String?
    /// How much, in the smaller unit.
    package let amount: Int
    /// In what currency.
    package let currency: Currency
    /// Whether one of the two left.
    package let gone: Bool
    /// Whether one of the two only helps by now.
    package let helps: Bool
    /// What that one is called.
    package let name: String?
    /// What it is for, what is due first at first.
    package let open: [Item]

    init(_ debt: Debt, in home: Principal.Membership) {
        to = home.handle(debt.creditor)
        by = debt.debtor.map(home.handle)
        amount = debt.minor
        currency = debt.currency
        let former = home.former(of: debt.creditor, debt.debtor)
        gone = former?.hasLeft == true
        helps = former?.hasLeft == false
        name = former?.name.text
        open = debt.items.map { Item($0, of: debt.currency, in: home) }
    }
}

/// What is owed to whom, as `money` in JSON.
package struct MoneyListView: Codable, Sendable {
    /// In what money the household reckons.
    package let terms: MoneyTermsView
    /// What is owed, as far as whoever asks may see it.
    package let debts: [DebtView]

    init(_ terms: MoneyTermsView, _ debts: [DebtView]) {
        self.terms = terms
        self.debts = debts
    }
}

/// Something that whoever asks owes, for the list of what is open: one of `dues` in JSON, beside its chores.
package struct DueMoneyView: Codable, Sendable {
    /// Whom.
    package let to: String
    /// What.
    package let item: DebtView.Item

    init(_ item: DebtView.Item, to debt: Debt, in home: Principal.Membership) {
        self.item = item
        to = home.handle(debt.creditor)
    }
}

/// What was booked of money just now, as `money_move` in JSON.
package struct MoneyMoveView: Codable, Sendable {
    /// Why it moved.
    package let kind: EntryKind
    /// Who is owed it, or got it.
    package let to: String
    /// Who owes it, or paid; `null` where that is the parents together.
    package let by: String?
    /// How much, in the smaller unit.
    package let amount: Int
    /// In what currency.
    package let currency: Currency
    /// How many points became money.
    package let points: Int
    /// Of a child, how many points are left.
    package var balance: Int?
    /// What is owed between the two now; `null` where that is nothing.
    package var left: DebtView?
    /// What the one of the two is called who left or only helps by now.
    package var name: String?

    init(
        _ entry: Entry, _ claim: Claim, left: DebtView?, balance: Int?,
        in home: Principal.Membership
    ) {
        kind = entry.kind
        to = home.handle(entry.member)
        by = claim.debtor.map(home.handle)
        amount = claim.money.minor
        currency = claim.money.currency
        points = entry.amount
        self.balance = balance
        self.left = left
        name = home.former(of: entry.member, claim.debtor)?.name.text
    }
}

/// What stands in the book of money, as `money_entry` in JSON.
package struct MoneyEntryView: Codable, Sendable {
    /// By which number whoever asks takes it back; `null` for those who can't.
    package let seq: Int?
    /// When.
    package let at: Instant
    /// Why it moved.
    package let kind: EntryKind
    /// Who is owed it, or got it.
    package let to: String
    /// Who owes it, or paid; `null` where that is the parents together.
    package let by: String?
    /// How much, in the smaller unit.
    package let amount: Int
    /// In what currency.
    package let currency: Currency
    /// How the balance of points changed.
    package let points: Int
    /// By whom it was booked.
    package let booked: String
    /// What the one of the two is called who left or only helps by now.
    package var name: String?
    /// The same of whoever booked it.
    package var bookedName: String?
    /// What for.
    package var why: String?
    /// Until when it is to be paid.
    package var due: Day?
    /// For which of its days an allowance came.
    package var day: Day?
    /// Whether it was taken back.
    package let reversed: Bool
    /// The rules that allowed it.
    package let rules: [String]

    init?(_ entry: Entry, _ seq: Int?, in home: Principal.Membership) {
        guard let claim = entry.claim else { return nil }
        self.seq = seq
        at = entry.at
        kind = entry.kind
        to = home.handle(entry.member)
        by = claim.debtor.map(home.handle)
        amount = claim.money.minor
        currency = claim.money.currency
        points = entry.points
        booked = home.handle(entry.by)
        name = home.former(of: entry.member, claim.debtor)?.name.text
        bookedName = home.former(of: entry.by)?.name.text
        why = entry.why?.text
        due = claim.due
        day =
            entry.kind == .allowance ? home.household.zone.day(at: entry.countedAt) : nil
        reversed = entry.reversedBy != nil
        rules = entry.rule
    }
}

extension Principal.Membership {
    /// The first of them who lives here no more.
    fileprivate func former(of members: Member.ID?...) -> Member? {
        members.compactMap { $0.flatMap(member) }.first(where: \.hasMovedOut)
    }
}
