import HouseholdModel

/// Lets a child in with a linking key, and signs in.
///
/// Anybody with a key may.
///
/// The key is used up. Refused when it has ended meanwhile, or the user name is somebody's.
package struct Join: Change, ProgramOperation {
    package static let action = Action.join
    let proof: KeyProof
    let username: Username?
    let password: HashedPassword

    /// Uses the key up.
    package func run(_ grant: borrowing Grant<Self>) throws -> SignedIn {
        try grant.join(proof, username: username, password: password)
    }
}

extension Action {
    package static let join = Action(
        "account.join", on: .program, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
