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
}
