public import Household

/// Adds a child, which comes in with a linking key that is made for it next.
///
/// Parents may.
///
/// Refused when somebody is called so or looks the same.
public struct AddChild: Change, HouseholdOperation {
    /// The name by which the rules know it.
    public static let action = Action.addChild
    let name: Name
    let signIn: Member.SignIn

    /// A child called `name` that will sign in with a code or a password.
    public init(name: Name, signIn: Member.SignIn) {
        self.name = name
        self.signIn = signIn
    }

    /// Adds the child.
    public func run(_ grant: borrowing Grant<Household>) throws -> MemberView {
        MemberView(try grant.addChild(name, signIn: signIn))
    }
}
