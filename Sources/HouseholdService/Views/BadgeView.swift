package import HouseholdModel

/// A badge, as `badge` in JSON.
package struct BadgeView: Codable, Sendable {
    /// By what programs name it.
    package let key: String
    /// What it is called.
    package let name: String
    /// By what it is earned.
    package let description: String
    /// A picture of one sign.
    package let icon: String
    /// The colour in which it is drawn.
    package let color: String
    /// How many it takes of what counts for it.
    package let required: Int?
    /// How many there are, as far as it takes them.
    package let progress: Int
    /// When it was earned, if it was.
    package var earnedAt: Instant?
}

extension BadgeView {
    /// A badge that a member has, or is on the way to.
    init(_ badge: Badge, progress: Int, earnedAt: Instant?) {
        key = badge.key
        name = badge.name
        description = badge.details
        icon = badge.icon
        color = badge.color
        required = badge.required
        self.progress = earnedAt == nil ? progress : badge.required
        self.earnedAt = earnedAt
    }

    /// A badge that a member has; `nil` where it is not given any more.
    init?(_ earned: EarnedBadge) {
        guard let badge = Badge.named(earned.key) else { return nil }
        self.init(badge, progress: badge.required, earnedAt: earned.at)
    }
}
