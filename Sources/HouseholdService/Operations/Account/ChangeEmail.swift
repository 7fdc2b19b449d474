public import Household
public import HouseholdStore

/// Keeps another e-mail address of whoever is signed in, or none.
///
/// Adults may.
///
/// Refused when the address is somebody else's.
public struct ChangeEmail: Change {
    /// The name by which the rules know it.
    public static let action = Action.changeEmail
    let email: Email?

    /// From now on it is `email`, or none.
    public init(_ email: Email?) {
        self.email = email
    }

    /// The program.
    public func subject(in facts: borrowing Facts, for principal: Principal) -> Program {
        Program()
    }

    /// Keeps the address.
    public func run(_ grant: borrowing Grant<Program>) throws -> String? {
        try grant.setEmail(email)
        return email?.text
    }
}
