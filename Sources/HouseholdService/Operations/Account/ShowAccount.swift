/// Says who is signed in.
///
/// Whoever is may ask.
public struct ShowAccount: Inquiry, ProgramOperation {
    /// The name by which the rules know it.
    public static let action = Action.showAccount

    /// Asks who is signed in.
    public init() {}

    /// The account, and the household it is in.
    public func answer(_ sight: borrowing Sight<Program>) throws -> AccountView {
        try AccountView(sight.principal)
    }
}

extension Action {
    package static let showAccount = Action(
        "account.show", on: .program, kin: .plain, password: .never,
        back: .nothing)
}
