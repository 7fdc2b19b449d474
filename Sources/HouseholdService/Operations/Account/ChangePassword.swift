import HouseholdModel

/// Sets a new password for whoever is signed in and gave the old one.
///
/// Whoever is may, for themselves.
///
/// All other sessions of the account end, and a parent's seals are ones of the new password from now on.
package struct ChangePassword: Change, ProgramOperation {
    package static let action = Action.changePassword
    let proof: SignInProof
    let password: HashedPassword
    /// What tells it from any other: passwords are not compared.
    private let attempt: Identifier<Attempt>
    private var seals: [SealDraft] = []

    private enum CodingKeys: String, CodingKey {
        case proof, password, attempt
    }

    init(_ proof: SignInProof, to password: HashedPassword, sealing seals: [SealDraft]) {
        self.proof = proof
        self.password = password
        self.seals = seals
        attempt = proof.attempt
    }

    /// Keeps the new password and the seals.
    package func run(_ grant: borrowing Grant<Self>) throws -> PasswordChange {
        try grant.changePassword(proof, to: password, sealing: seals)
    }
}

extension Action {
    package static let changePassword = Action(
        "account.password", on: .program, kin: .plain, password: .never,
        back: .nothing, tells: [.member(.passwordChanged), .guardians(.passwordChanged)])
}
