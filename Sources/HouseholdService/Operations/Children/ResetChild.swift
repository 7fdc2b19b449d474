import Household

/// Makes a child's password worthless, with a linking key to choose a new one.
///
/// Parents may.
///
/// The child's sessions end. Refused for a child that has not joined.
public struct ResetChild: Change, ChildOperation {
    /// The name by which the rules know it.
    public static let action = Action.resetChild
    /// The child's name.
    public let child: String
    let draft: KeyDraft

    /// A new start for `child`.
    public init(_ child: String, draft: KeyDraft) {
        self.child = child
        self.draft = draft
    }

    /// Forgets the password and hands the key out.
    public func run(_ grant: borrowing Grant<Self>) throws -> IssuedKey {
        try grant.forgetPassword()
        return try grant.issue(draft, valid: IssueKey.usualValidity)
    }
}

extension Action {
    package static let resetChild = Action(
        "child.reset", on: .member, kin: .manages(except: .nothing), password: .always,
        back: .never("a child's password was reset", instead: []))
}
