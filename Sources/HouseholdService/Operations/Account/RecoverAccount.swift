import HouseholdModel

/// Sets a new password with the recovery code, which is replaced, and signs in.
///
/// Anybody may.
///
/// All other sessions of the account end.
package struct RecoverAccount: Change, ProgramOperation {
    package static let action = Action.recoverAccount
    let name: String
    let code: Confidential
    let password: HashedPassword

    /// Compares the code and sets the password.
    package func run(_ grant: borrowing Grant<Self>) throws -> SignedIn {
        try grant.recover(name, code: code.secret, password: password)
    }
}

extension Action {
    package static let recoverAccount = Action(
        "account.recover", on: .program, kin: .plain, password: .never,
        back: .nothing, tells: [.member(.passwordChanged), .guardians(.passwordChanged)])
}
