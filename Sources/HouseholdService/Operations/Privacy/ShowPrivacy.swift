package import HouseholdModel

/// Shows what a member keeps private.
///
/// One's own; parents their children's.
package struct ShowPrivacy: Inquiry, PersonOperation {
    package static let action = Action.showPrivacy
    package let name: String?

    /// Asks for the choices of `name`, or one's own.
    package init(of name: String? = nil) {
        self.name = name
    }

    /// The three choices.
    package func answer(_ sight: borrowing Sight<Member>) throws -> PrivacyView {
        PrivacyView(sight.subject)
    }
}

extension Action {
    package static let showPrivacy = Action(
        "privacy.show", on: .member, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)
}
