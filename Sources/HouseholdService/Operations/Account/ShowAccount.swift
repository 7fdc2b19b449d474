/// Says who is signed in.
///
/// Whoever is may ask.
package struct ShowAccount: Inquiry, ProgramOperation {
    package static let action = Action.showAccount

    /// Asks who is signed in.
    package init() {}

    /// The account, and the household it is in.
    package func answer(_ sight: borrowing Sight<Program>) throws -> AccountView {
        try AccountView(sight.principal)
    }
}

extension Action {
    package static let showAccount = Action(
        "account.show", on: .program, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
