public import Household
public import HouseholdStore

/// Shows what a member keeps private.
///
/// One's own; parents their children's.
public struct ShowPrivacy: Inquiry {
    /// The name by which the rules know it.
    public static let action = Action.showPrivacy
    let name: String?

    /// Asks for the choices of `name`, or one's own.
    public init(of name: String? = nil) {
        self.name = name
    }

    /// The member; without a name whoever asks.
    public func subject(in facts: borrowing Facts, for principal: Principal) throws -> Member {
        let (asker, home) = try principal.membership()
        return try name.map { try home.member(named: $0) } ?? asker
    }

    /// The three choices.
    public func answer(_ sight: borrowing Sight<Member>) throws -> PrivacyView {
        PrivacyView(sight.subject)
    }
}
