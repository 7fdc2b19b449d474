public import Household

/// A reward, as `reward` in JSON.
public struct RewardView: Codable, Sendable {
    /// That a member has reached it.
    public struct Reached: Codable, Sendable {
        /// Who.
        public let member: String
        /// When.
        public let at: String
    }

    /// How far a member is.
    public struct Progress: Codable, Sendable {
        /// Who.
        public let member: String
        /// The points that count; of the shop's what can be spent.
        public let points: Int
        /// What it takes or costs that member.
        public let of: Int
        /// Whether the member has asked for it and waits.
        public let waits: Bool
    }

    /// By what people name it.
    public let number: Number
    /// What it is.
    public let title: String
    /// More about it.
    public var description: String?
    /// `milestone` or `shop`.
    public let kind: String
    /// How many points it takes or costs.
    public let points: Int
    /// Whom it is for.
    public let `for`: [String]
    /// `from-now`, `all-time`, `weekly` or `monthly`: which points count towards a milestone.
    public var count: String?
    /// Since when points count towards a milestone that counts from when it was set.
    public var since: String?
    /// `never`, `weekly` or `monthly`: whether a milestone comes again.
    public let `repeat`: String
    /// How many of the shop's are left.
    public var stock: Int?
    /// The first day on which it can be asked for.
    public var from: String?
    /// The last day on which it can be asked for.
    public var until: String?
    /// Who has reached it.
    public let reached: [Reached]
    /// How far those are whom the caller may see.
    public let progress: [Progress]
    /// `active` or `retired`.
    public let state: String

    init(
        _ reward: Reward, for members: [Member], progress: [Progress], reached: [Reached],
        left: Int?
    ) {
        number = reward.number
        title = reward.title.text
        description = reward.details?.text
        points = reward.value.points
        `for` = members.map(\.handle)
        switch reward.kind {
        case .milestone(let counting):
            kind = "milestone"
            count = counting.rawValue
            since = counting == .fromNow ? reward.createdAt.description : nil
            `repeat` = counting.period == nil ? "never" : counting.rawValue
        case .shop(let offer):
            kind = "shop"
            `repeat` = "never"
            from = offer.firstDay?.description
            until = offer.lastDay?.description
        }
        stock = left
        self.progress = progress
        self.reached = reached
        state = reward.retiredAt == nil ? "active" : "retired"
    }
}

/// That a member asks for a reward, as `request` in JSON.
public struct RequestView: Codable, Sendable {
    /// That a parent said no to the same within a day before.
    public struct Earlier: Codable, Sendable {
        /// Which request that was.
        public let number: Number
        /// Who.
        public let by: String
        /// When.
        public let at: String
        /// Why.
        public var why: String?
    }

    /// By what people name it.
    public let number: Number
    /// The number of the reward.
    public let reward: Number
    /// What the reward is called.
    public let title: String
    /// Who asks.
    public let member: String
    /// What was promised that it costs.
    public let points: Int
    /// `reached`, `waiting`, `granted`, `declined`, `delivered` or `withdrawn`.
    public let state: String
    /// When it was asked for, or reached.
    public let at: String
    /// Who promised what is to be handed over: who granted it, or set what was reached.
    public var promisedBy: String?
    /// Since when it is promised.
    public var promisedAt: String?
    /// Who answered, or handed it over.
    public var answeredBy: String?
    /// Why it was declined.
    public var why: String?
    /// What was said to the same within a day before.
    public var earlier: Earlier?
    /// Whether anything changed.
    public let changed: Bool

    init(
        _ request: RewardRequest, for reward: Reward, after earlier: RewardRequest?,
        in home: Principal.Membership, isChange: Bool
    ) {
        changed = isChange
        number = request.number
        self.reward = reward.number
        title = reward.title.text
        member = home.handle(request.member)
        points = request.price.points
        at = request.at.description
        switch request.progress {
        case .reached:
            state = "reached"
            promisedBy = home.handle(reward.createdBy)
            promisedAt = at
        case .waiting: state = "waiting"
        case .granted(let answer):
            state = "granted"
            promisedBy = home.handle(answer.by)
            promisedAt = answer.at.description
            answeredBy = home.handle(answer.by)
        case .declined(let answer, let reason):
            state = "declined"
            answeredBy = home.handle(answer.by)
            why = reason?.text
        case .delivered(let answer):
            state = "delivered"
            answeredBy = home.handle(answer.by)
        case .withdrawn: state = "withdrawn"
        }
        if let earlier, case .declined(let answer, let reason) = earlier.progress {
            self.earlier = Earlier(
                number: earlier.number, by: home.handle(answer.by), at: answer.at.description,
                why: reason?.text)
        }
    }
}

/// What a member saves for, as `goal` in JSON.
public struct GoalView: Codable, Sendable {
    /// When it will be reached, at the pace of the last four weeks.
    public struct Forecast: Codable, Sendable {
        /// How many points came in a week, on average of the two slower weeks.
        public let slow: Double
        /// How many points came in a week, on average of the two faster weeks.
        public let fast: Double
        /// The day at the faster pace, or `null` where no points came.
        public var earliest: String?
        /// The day at the slower pace, or `null` where no points came.
        public var latest: String?
    }

    /// Who saves.
    public let member: String
    /// The number of the reward.
    public let reward: Number
    /// What the reward is called.
    public let title: String
    /// `milestone` or `shop`.
    public let kind: String
    /// What it costs, as long as the goal stands, or what it takes to reach it.
    public let points: Int
    /// What can be spent, or counts towards it.
    public let balance: Int
    /// Since when.
    public let since: String
    /// When it will be reached; `null` when there are points enough.
    public var forecast: Forecast?
}
