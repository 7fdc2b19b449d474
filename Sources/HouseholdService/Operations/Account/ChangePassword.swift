public import HouseholdStore

/// Sets a new password for whoever is signed in and gave the old one.
///
/// Whoever is may, for themselves.
///
/// All other sessions of the account end.
public struct ChangePassword: Change {
    /// The name by which the rules know it.
    public static let action = Action.changePassword
    let proof: SignInProof
    let password: HashedPassword

    /// The program.
    public func subject(in facts: borrowing Facts, for principal: Principal) -> Program {
        Program()
    }

    /// Keeps the new password; the answer is how many other sessions ended.
    public func run(_ grant: borrowing Grant<Program>) throws -> Int {
        try grant.changePassword(proof, to: password)
    }
}
