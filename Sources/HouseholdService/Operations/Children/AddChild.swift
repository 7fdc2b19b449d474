public import Household
public import HouseholdStore

/// Adds a child, which comes in with a linking key that is made for it next.
///
/// Parents may.
///
/// Refused when somebody is called so or looks the same.
public struct AddChild: Change {
    /// The name by which the rules know it.
    public static let action = Action.addChild
    let name: Name
    let signIn: Member.SignIn

    /// A child called `name` that will sign in with a code or a password.
    public init(name: Name, signIn: Member.SignIn) {
        self.name = name
        self.signIn = signIn
    }

    /// The household of whoever asks.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Household {
        try principal.membership().home.household
    }

    /// Adds the child.
    public func run(_ grant: borrowing Grant<Household>) throws -> MemberView {
        MemberView(try grant.addChild(name, signIn: signIn))
    }
}
