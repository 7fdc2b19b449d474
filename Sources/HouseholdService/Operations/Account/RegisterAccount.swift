import HouseholdModel

/// Makes an adult's account and signs in.
///
/// Anybody may.
///
/// Refused when the user name or the e-mail address is somebody's.
package struct RegisterAccount: Change, ProgramOperation {
    package static let action = Action.registerAccount
    let username: Username
    let name: Name
    let email: Email?
    let password: HashedPassword

    /// All but the password and the address, which only its owner needs to know.
    package var written: any Encodable {
        [
            "username": username.text, "name": name.text, "email": email.map { _ in "…" },
        ]
    }

    /// Adds the account.
    package func run(_ grant: borrowing Grant<Self>) throws -> SignedIn {
        try grant.register(username, name: name, email: email, password: password)
    }
}

extension Action {
    package static let registerAccount = Action(
        "account.register", on: .program, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
