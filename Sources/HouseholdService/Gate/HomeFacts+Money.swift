import HouseholdModel
import HouseholdDatabase

extension HomeFacts {
    /// The entries of money on a side that are not taken back, in the order of the book.
    borrowing func standingMoney(_ side: MoneySide) throws -> [Entry] {
        try wholeFile.standingMoney(side, in: id)
    }

    /// The newest entries of money on a side, newest first.
    borrowing func moneyEntries(_ side: MoneySide, limit: Int) throws -> [Entry] {
        try wholeFile.moneyEntries(side, in: id, limit: limit)
    }

    /// By which numbers whoever asks calls entries of money: parents by their places in the book, other adults by those among
    /// what is between them and others, and children by none.
    borrowing func numbers(ofMoney entries: [Entry]) throws -> [Int: Int] {
        let (asker, home) = try principal.membership()
        if home.knowsBook(asker) {
            return Dictionary(uniqueKeysWithValues: entries.map { ($0.sequence, $0.sequence) })
        }
        guard asker.role.checksOthers else { return [:] }
        let own = try wholeFile.moneySequences(of: asker.id, in: id)
        return Dictionary(uniqueKeysWithValues: zip(own, 1...))
    }

    /// Whose the entry of money is besides that whoever asks calls by that number: the child's or, of two adults, the other
    /// one's.
    borrowing func partner(ofMoneyNumbered number: Int) throws -> Member {
        try wholeFile.money(numbered: number, for: principal).partner
    }

    /// How much whoever asks owes a member, if anything.
    borrowing func owed(to member: Member.ID) throws -> Money? {
        let (asker, home) = try principal.membership()
        let owed = try wholeFile.net(to: member, by: asker.id, in: id)
        return home.household.settings.money.flatMap { Money(minor: owed, $0.currency) }
    }

    /// Where money for a member goes, if that is kept.
    borrowing func bankAccount(of member: Member.ID) throws -> BankAccount? {
        try wholeFile.bankAccount(of: member, in: id)
    }

    /// What children get again and again.
    borrowing func allowances() throws -> [Allowance] {
        try wholeFile.allowances(in: id)
    }

    /// The entry of money that whoever asks calls by that number.
    borrowing func entry(ofMoneyNumbered number: Int) throws -> Entry {
        try wholeFile.money(numbered: number, for: principal).entry
    }
}
