import HouseholdDatabase
import HouseholdModel

extension HomeFacts {
    /// Where money for a member goes, if that is kept.
    borrowing func bankAccount(of member: Member.ID) throws -> BankAccount? {
        try wholeFile.bankAccount(of: member, in: id)
    }

    /// How much whoever asks owes a member, if anything.
    borrowing func owed(to member: Member.ID) throws -> Money? {
        let asker = try principal.membership().member
        let entries = try wholeFile.standingMoney(.all(of: asker.id, with: member), in: id)
        return Debt.all(in: entries).first { $0.creditor == member && $0.debtor == asker.id }
            .flatMap { Money(minor: $0.minor, $0.currency) }
    }

    /// What children get again and again.
    borrowing func allowances() throws -> [Allowance] {
        try wholeFile.allowances(in: id)
    }
}
