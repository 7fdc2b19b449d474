/// Deletes the account of whoever is signed in and gave the password, with all that is only theirs.
///
/// Whoever is in no household may.
///
/// What they did in a household stays there, under the name that they had.
package struct DeleteAccount: Change, ProgramOperation {
    package static let action = Action.deleteAccount
    let proof: SignInProof

    /// Deletes it.
    package func run(_ grant: borrowing Grant<Self>) throws -> Bool {
        try grant.deleteAccount(by: proof)
        return true
    }
}

extension Action {
    package static let deleteAccount = Action(
        "account.delete", on: .program, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
