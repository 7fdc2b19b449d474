import HouseholdDatabase
import HouseholdModel

extension Grant where Op == KeepBankAccount {
    /// Keeps the account of whoever asks in place of the one before, or none.
    func keep(_ account: BankAccount?) throws -> KeptAccountView {
        if let account {
            try transaction.keep(account)
        } else {
            _ = try transaction.endBankAccount(of: subject.id, in: subject.household)
        }
        return KeptAccountView(member: subject.handle, kept: account != nil)
    }
}
