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

    /// By which number whoever asks calls an entry of money: parents by its place in the book, other adults by that among what
    /// is between them and others, and children by none.
    borrowing func moneyNumber(of entry: Entry) throws -> Int? {
        let (asker, home) = try principal.membership()
        if home.knowsBook(asker) { return entry.sequence }
        guard asker.role.checksOthers else { return nil }
        return try wholeFile.moneyPlace(of: entry.sequence, among: asker.id, in: id)
    }
}
