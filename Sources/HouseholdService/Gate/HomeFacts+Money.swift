import HouseholdModel
import HouseholdDatabase

extension HomeFacts {
    /// The entries of money that are not taken back, in the order of the book; all, or those of a member.
    borrowing func standingMoney(of member: Member.ID? = nil) throws -> [Entry] {
        try wholeFile.standingMoney(in: id, of: member)
    }

    /// All entries of money, newest first.
    borrowing func moneyEntries() throws -> [Entry] {
        try wholeFile.moneyEntries(in: id)
    }
}
