import Household

/// A badge, as `badge` in JSON.
public struct BadgeView: Codable, Sendable {
    /// By what programs name it.
    public let key: String
    /// What it is called.
    public let name: String
    /// By what it is earned.
    public let description: String
    /// A picture of one sign.
    public let icon: String
    /// The colour in which it is drawn.
    public let color: String
    /// How many it takes of what counts for it.
    public let required: Int?
    /// How many there are, as far as it takes them.
    public let progress: Int
    /// When it was earned, if it was.
    public var earnedAt: String?
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
        self.earnedAt = earnedAt?.description
    }

    /// A badge that a member has; `nil` where it is not given any more.
    init?(_ earned: EarnedBadge) {
        guard let badge = Badge.named(earned.key) else { return nil }
        self.init(badge, progress: badge.required, earnedAt: earned.at)
    }
}
