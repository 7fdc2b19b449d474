/// Signs in whoever gave the right password.
///
/// Anybody may.
package struct LogIn: Change, ProgramOperation {
    package static let action = Action.logIn
    let proof: SignInProof

    /// Makes a session, and gives the charges back.
    package func run(_ grant: borrowing Grant<Self>) throws -> SignedIn {
        try grant.signIn(proof)
    }
}

extension Action {
    package static let logIn = Action(
        "account.login", on: .program, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
