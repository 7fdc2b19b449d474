/// A milestone: something good that comes when enough points are earned, and costs none.
public struct Reward: Identifiable, Hashable, Sendable {
    /// Which points count.
    public enum Counting: String, CaseIterable, Hashable, Sendable, Codable {
        /// Those earned since the reward was set.
        case fromNow = "from-now"
        /// All that were ever earned.
        case allTime = "all-time"
    }

    /// Who can reach it.
    public enum Audience: Hashable, Sendable {
        /// Every child of the household, later ones too.
        case children
        /// These members.
        case members(Set<Member.ID>)
    }

    /// The identity.
    public let id: Identifier<Reward>
    /// The household.
    public let household: Household.ID
    /// By what people name it.
    public let number: Number
    /// What it is.
    public let title: Title
    /// More about it.
    public let details: Note?
    /// How many points it takes.
    public let threshold: Threshold
    /// Which points count.
    public let counting: Counting
    /// Who can reach it.
    public let audience: Audience
    /// Who set it.
    public let createdBy: Member.ID
    /// When it was set.
    public let createdAt: Instant

    /// Creates a reward.
    public init(
        id: Identifier<Reward>, household: Household.ID, number: Number, title: Title,
        details: Note?, threshold: Threshold, counting: Counting, audience: Audience,
        createdBy: Member.ID, createdAt: Instant
    ) {
        self.id = id
        self.household = household
        self.number = number
        self.title = title
        self.details = details
        self.threshold = threshold
        self.counting = counting
        self.audience = audience
        self.createdBy = createdBy
        self.createdAt = createdAt
    }

    /// Returns whether `member` can reach it.
    public func isFor(_ member: Member) -> Bool {
        switch audience {
        case .children: member.role == .child
        case .members(let members): members.contains(member.id)
        }
    }
}

/// That a member has reached a reward.
public struct Milestone: Hashable, Sendable {
    /// The reward.
    public let reward: Reward.ID
    /// Who reached it.
    public let member: Member.ID
    /// When.
    public let at: Instant

    /// Creates a milestone.
    public init(reward: Reward.ID, member: Member.ID, at: Instant) {
        self.reward = reward
        self.member = member
        self.at = at
    }
}
