package import HouseholdModel

/// Shows one badge, and how far a member is towards it.
///
/// One's own; others' as their privacy allows.
package struct ShowBadge: AuditedInquiry, PersonOperation {
    package static let action = Action.showBadge
    let key: String
    /// Whose they are; without a name whoever asks is meant.
    package let name: String?

    /// Asks for the badge that `key` names, of `name` or of whoever asks.
    package init(_ key: String, of name: String? = nil) {
        self.key = key
        self.name = name
    }

    /// The badge.
    package func answer(_ sight: borrowing Sight<Member>) throws -> BadgeView {
        guard let badge = Badge.named(key) else { throw ServiceError.notFound(.badge, key) }
        if try !sight.badges(seenOf: sight.subject).contains(badge) {
            try sight.require(.viewDetails, on: sight.subject)
        }
        let views = try sight.facts.views(of: [badge], for: sight.subject)
        guard let view = views.first else { throw ServiceError.notFound(.badge, key) }
        return view
    }
}

extension Action {
    package static let showBadge = Action(
        "badge.show", on: .member, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)
}
