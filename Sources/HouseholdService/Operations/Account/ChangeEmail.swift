import HouseholdModel

/// Keeps another e-mail address of whoever is signed in and gave the password, or none.
///
/// Adults may.
///
/// Refused when the address is somebody else's.
package struct ChangeEmail: Change, ProgramOperation {
    package static let action = Action.changeEmail
    let proof: SignInProof
    let email: Email?

    /// Whether there was an address, which only its owner needs to know.
    package var written: any Encodable { ["email": email.map { _ in "…" }] }

    /// Keeps the address.
    package func run(_ grant: borrowing Grant<Self>) throws -> String? {
        try grant.setEmail(email, by: proof)
        return email?.text
    }
}

extension Action {
    package static let changeEmail = Action(
        "account.email", on: .program, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
