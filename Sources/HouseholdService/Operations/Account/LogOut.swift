/// Ends the caller's session, or all sessions of the account.
///
/// Anybody may.
package struct LogOut: Change, ProgramOperation {
    package static let action = Action.logOut
    let everywhere: Bool

    /// Ends this session, or all of them.
    package init(everywhere: Bool = false) {
        self.everywhere = everywhere
    }

    /// Ends the sessions; the answer is whether anybody was signed in.
    package func run(_ grant: borrowing Grant<Self>) throws -> Bool {
        try grant.signOut(everywhere: everywhere)
        return grant.principal.account != nil
    }
}

extension Action {
    package static let logOut = Action(
        "account.logout", on: .program, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
