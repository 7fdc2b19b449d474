/// Sets a new password with the recovery code, which is replaced, and signs in.
///
/// Anybody may.
///
/// All other sessions of the account end.
public struct RecoverAccount: Change, ProgramOperation {
    /// The name by which the rules know it.
    public static let action = Action.recoverAccount
    let name: String
    let code: Confidential
    let password: HashedPassword

    /// Compares the code and sets the password.
    public func run(_ grant: borrowing Grant<Self>) throws -> SignedIn {
        try grant.recover(name, code: code.secret, password: password)
    }
}

extension Action {
    package static let recoverAccount = Action(
        "account.recover", on: .program, kin: .plain, password: .never,
        back: .nothing)
}
