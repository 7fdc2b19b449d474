public import Household

/// Shows what a member keeps private.
///
/// One's own; parents their children's.
public struct ShowPrivacy: Inquiry, PersonOperation {
    /// The name by which the rules know it.
    public static let action = Action.showPrivacy
    /// The member's name; without one whoever asks is meant.
    public let name: String?

    /// Asks for the choices of `name`, or one's own.
    public init(of name: String? = nil) {
        self.name = name
    }

    /// The three choices.
    public func answer(_ sight: borrowing Sight<Member>) throws -> PrivacyView {
        PrivacyView(sight.subject)
    }
}

extension Action {
    package static let showPrivacy = Action(
        "privacy.show", on: .member, kin: .sees, password: .never,
        back: .nothing)
}
