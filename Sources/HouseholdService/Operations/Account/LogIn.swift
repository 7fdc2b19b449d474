/// Signs in whoever gave the right password.
///
/// Anybody may.
public struct LogIn: Change, ProgramOperation {
    /// The name by which the rules know it.
    public static let action = Action.logIn
    let proof: SignInProof

    /// Makes a session, and gives the charges back.
    public func run(_ grant: borrowing Grant<Self>) throws -> SignedIn {
        try grant.signIn(proof)
    }
}

extension Action {
    package static let logIn = Action(
        "account.login", on: .program, kin: .plain, password: .never,
        back: .nothing)
}
