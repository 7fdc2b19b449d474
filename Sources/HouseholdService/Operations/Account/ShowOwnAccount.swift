import Household
import HouseholdStore

/// Says who is signed in, and what they have set for themselves.
///
/// Whoever is may ask.
public struct ShowOwnAccount: Inquiry, ProgramOperation {
    /// The name by which the rules know it.
    public static let action = Action.showAccount

    /// Asks for one's own account.
    public init() {}

    /// The account, and what is set; what is not follows from elsewhere.
    public func answer(_ sight: borrowing Sight<Program>) throws -> OwnAccount {
        OwnAccount(
            account: try AccountView(sight.principal), settings: try sight.facts.ownSettings())
    }
}
