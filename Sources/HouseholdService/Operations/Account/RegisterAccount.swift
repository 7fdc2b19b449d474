import Household
public import HouseholdStore

/// Makes an adult's account and signs in.
///
/// Anybody may.
///
/// Refused when the user name or the e-mail address is somebody's.
public struct RegisterAccount: Change {
    /// The name by which the rules know it.
    public static let action = Action.registerAccount
    let username: Username
    let name: Name
    let email: Email?
    let password: HashedPassword

    /// The program.
    public func subject(in facts: borrowing Facts, for principal: Principal) -> Program {
        Program()
    }

    /// All but the password and the address, which only its owner needs to know.
    public var written: any Encodable {
        [
            "username": username.text, "name": name.text, "email": email.map { _ in "…" },
        ]
    }

    /// Adds the account.
    public func run(_ grant: borrowing Grant<Program>) throws -> SignedIn {
        try grant.register(username, name: name, email: email, password: password)
    }
}
