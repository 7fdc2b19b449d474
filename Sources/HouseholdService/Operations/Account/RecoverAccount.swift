public import HouseholdStore

/// Sets a new password with the recovery code, which is replaced, and signs in.
///
/// Anybody may.
///
/// All other sessions of the account end.
public struct RecoverAccount: Change {
    /// The name by which the rules know it.
    public static let action = Action.recoverAccount
    let name: String
    let code: Confidential
    let password: HashedPassword

    /// The program.
    public func subject(in facts: borrowing Facts, for principal: Principal) -> Program {
        Program()
    }

    /// Compares the code and sets the password.
    public func run(_ grant: borrowing Grant<Program>) throws -> SignedIn {
        try grant.recover(name, code: code.secret, password: password)
    }
}
