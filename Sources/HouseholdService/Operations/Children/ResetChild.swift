import HouseholdModel

/// Makes a child's password worthless, with a linking key to choose a new one.
///
/// Parents may.
///
/// The child's sessions end. Refused for a child that has not joined.
package struct ResetChild: Change, ChildOperation {
    package static let action = Action.resetChild
    package let child: String
    let draft: KeyDraft

    /// A new start for `child`.
    package init(_ child: String, draft: KeyDraft) {
        self.child = child
        self.draft = draft
    }

    /// Forgets the password and hands the key out.
    package func run(_ grant: borrowing Grant<Self>) throws -> IssuedKey {
        try grant.forgetPassword()
        return try grant.issue(draft, valid: IssueKey.usualValidity)
    }
}

extension Action {
    package static let resetChild = Action(
        "child.reset", on: .member, kin: .manages(except: .nothing), password: .always,
        back: .never("a child's password was reset", instead: .nothing),
        tells: [.member(.passwordReset), .guardians(.passwordReset)])
}
