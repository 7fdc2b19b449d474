public import HouseholdStore

/// Signs in whoever gave the right password.
///
/// Anybody may.
public struct LogIn: Change {
    /// The name by which the rules know it.
    public static let action = Action.logIn
    let proof: SignInProof

    /// The program.
    public func subject(in facts: borrowing Facts, for principal: Principal) -> Program {
        Program()
    }

    /// Makes a session, and gives the charges back.
    public func run(_ grant: borrowing Grant<Program>) throws -> SignedIn {
        try grant.signIn(proof)
    }
}
