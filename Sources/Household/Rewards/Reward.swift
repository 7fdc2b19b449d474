/// Something good that points grow into.
public struct Reward: Identifiable, Hashable, Sendable {
    /// How it is come by.
    public enum Kind: Hashable, Sendable {
        /// It comes by itself when enough points are earned, and costs none.
        case milestone(Counting)
        /// It is asked for, and paid with points.
        case shop(Offer)
    }

    /// Which points count towards a milestone, and whether it comes again.
    public enum Counting: String, CaseIterable, Hashable, Sendable, Codable {
        /// Those earned since the reward was set; it comes once.
        case fromNow = "from-now"
        /// All that were ever earned; it comes once.
        case allTime = "all-time"
        /// Those of each week; it comes once a week.
        case weekly
        /// Those of each month; it comes once a month.
        case monthly

        /// The period in which it comes once, or `nil` where that is once for all.
        public var period: Period? {
            switch self {
            case .fromNow, .allTime: nil
            case .weekly: .week
            case .monthly: .month
            }
        }
    }

    /// What the shop says of a reward.
    public struct Offer: Hashable, Sendable {
        /// How many there were in all, or `nil` where there are always more.
        public var stock: Int?
        /// The first day on which it can be asked for.
        public var firstDay: Day?
        /// The last day on which it can be asked for.
        public var lastDay: Day?
        /// What it costs those for whom it costs something else.
        public var prices: [Member.ID: RewardValue]

        /// Creates an offer.
        public init(
            stock: Int? = nil, firstDay: Day? = nil, lastDay: Day? = nil,
            prices: [Member.ID: RewardValue] = [:]
        ) {
            self.stock = stock
            self.firstDay = firstDay
            self.lastDay = lastDay
            self.prices = prices
        }

        /// Returns whether it can be asked for on `day`.
        public func isOpen(on day: Day) -> Bool {
            (firstDay ?? day) <= day && day <= (lastDay ?? day)
        }
    }

    /// For whom it is.
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
    public var title: Title
    /// More about it.
    public var details: Note?
    /// How many points it takes or costs.
    public var value: RewardValue
    /// How it is come by.
    public var kind: Kind
    /// For whom it is.
    public var audience: Audience
    /// Who set it.
    public let createdBy: Member.ID
    /// When it was set.
    public let createdAt: Instant
    /// Since when it is not to be had any more.
    public var retiredAt: Instant?

    /// Creates a reward.
    public init(
        id: Identifier<Reward>, household: Household.ID, number: Number, title: Title,
        details: Note?, value: RewardValue, kind: Kind, audience: Audience,
        createdBy: Member.ID, createdAt: Instant, retiredAt: Instant? = nil
    ) {
        self.id = id
        self.household = household
        self.number = number
        self.title = title
        self.details = details
        self.value = value
        self.kind = kind
        self.audience = audience
        self.createdBy = createdBy
        self.createdAt = createdAt
        self.retiredAt = retiredAt
    }

    /// Returns whether it is for `member`.
    public func isFor(_ member: Member) -> Bool {
        switch audience {
        case .children: member.role == .child
        case .members(let members): members.contains(member.id)
        }
    }

    /// What the shop says of it, or `nil` of a milestone.
    public var offer: Offer? {
        guard case .shop(let offer) = kind else { return nil }
        return offer
    }

    /// How many points it takes or costs `member`.
    public func value(for member: Member.ID) -> RewardValue {
        offer?.prices[member] ?? value
    }
}

/// That a member has reached a reward.
public struct Milestone: Hashable, Sendable {
    /// The reward.
    public let reward: Reward.ID
    /// Who reached it.
    public let member: Member.ID
    /// The first day of the week or month in which it was reached, where it comes again.
    public let period: Day?
    /// How many points it took then.
    public let value: RewardValue
    /// When.
    public let at: Instant

    /// Creates a milestone.
    public init(
        reward: Reward.ID, member: Member.ID, period: Day? = nil, value: RewardValue, at: Instant
    ) {
        self.reward = reward
        self.member = member
        self.period = period
        self.value = value
        self.at = at
    }
}
