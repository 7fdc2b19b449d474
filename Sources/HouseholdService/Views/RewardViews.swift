package import HouseholdModel

/// A reward, as `reward` in JSON.
package struct RewardView: Codable, Sendable {
    /// That a member has reached it.
    package struct Reached: Codable, Sendable {
        /// Who.
        package let member: String
        /// When.
        package let at: Instant
    }

    /// How it is come by.
    package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        case milestone, shop
    }

    /// Whether it comes again.
    package enum Repetition: String, CaseIterable, Hashable, Sendable, Codable {
        case never, weekly, monthly
    }

    /// Whether it is to be had.
    package enum State: String, CaseIterable, Hashable, Sendable, Codable {
        case active, retired
    }

    /// How far a member is.
    package struct Progress: Codable, Sendable {
        /// Who.
        package let member: String
        /// The points that count; of the shop's what can be spent.
        package let points: Int
        /// What it takes or costs that member.
        package let of: Int
        /// Whether the member has asked for it and waits.
        package let waits: Bool
        /// What it takes or costs that member later, where that is more.
        package var later: Later?
    }

    /// That it takes or costs more from a day on.
    package struct Later: Codable, Sendable {
        /// The points; `null` where it is not to be had any more.
        package var points: Int?
        /// From which day on.
        package let from: Day
    }

    /// By what people name it.
    package let number: Number
    /// What it is.
    package let title: String
    /// More about it.
    package var description: String?
    /// Words by which house rules tell it apart from others.
    package let tags: [Tag]
    /// How it is come by.
    package let kind: Kind
    /// How many points it takes or costs.
    package let points: Int
    /// Whom it is for.
    package let `for`: [String]
    /// Which points count towards a milestone.
    package var count: Reward.Counting?
    /// Since when points count towards a milestone that counts from when it was set.
    package var since: Instant?
    /// Whether a milestone comes again.
    package let `repeat`: Repetition
    /// How many of the shop's are left.
    package var stock: Int?
    /// The first day on which it can be asked for.
    package var from: Day?
    /// The last day on which it can be asked for.
    package var until: Day?
    /// Who has reached it.
    package let reached: [Reached]
    /// How far those are whom the caller may see.
    package let progress: [Progress]
    /// Whether it is to be had.
    package let state: State

    init(
        _ reward: Reward, for members: [Member], progress: [Progress], reached: [Reached],
        left: Int?
    ) {
        number = reward.number
        title = reward.title.text
        description = reward.details?.text
        tags = reward.tags
        points = reward.value.points
        `for` = members.map(\.handle)
        switch reward.kind {
        case .milestone(let counting):
            kind = .milestone
            count = counting
            since = counting == .fromNow ? reward.createdAt : nil
            `repeat` =
                switch counting {
                case .fromNow, .allTime: .never
                case .weekly: .weekly
                case .monthly: .monthly
                }
        case .shop(let offer):
            kind = .shop
            `repeat` = .never
            from = offer.firstDay
            until = offer.lastDay
        }
        stock = left
        self.progress = progress
        self.reached = reached
        state = reward.retiredAt == nil ? .active : .retired
    }
}

/// That a member asks for a reward, as `request` in JSON.
package struct RequestView: Codable, Sendable {
    /// How far it has come.
    package enum State: String, CaseIterable, Hashable, Sendable, Codable {
        case reached, waiting, granted, declined, delivered, withdrawn
    }

    /// That a parent said no to the same within a day before.
    package struct Earlier: Codable, Sendable {
        /// Which request that was.
        package let number: Number
        /// Who.
        package let by: String
        /// When.
        package let at: Instant
        /// Why.
        package var why: String?
    }

    /// By what people name it.
    package let number: Number
    /// The number of the reward.
    package let reward: Number
    /// What the reward is called.
    package let title: String
    /// Who asks.
    package let member: String
    /// What was promised that it costs.
    package let points: Int
    /// How far it has come.
    package let state: State
    /// When it was asked for, or reached.
    package let at: Instant
    /// Who promised what is to be handed over: who granted it, or set what was reached.
    package var promisedBy: String?
    /// Since when it is promised.
    package var promisedAt: Instant?
    /// Who answered, or handed it over.
    package var answeredBy: String?
    /// Why it was declined.
    package var why: String?
    /// What was said to the same within a day before.
    package var earlier: Earlier?
    /// Whether anything changed.
    package let changed: Bool

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
        at = request.at
        switch request.progress {
        case .reached:
            state = .reached
            promisedBy = home.handle(reward.createdBy)
            promisedAt = at
        case .waiting: state = .waiting
        case .granted(let answer):
            state = .granted
            promisedBy = home.handle(answer.by)
            promisedAt = answer.at
            answeredBy = home.handle(answer.by)
        case .declined(let answer, let reason):
            state = .declined
            answeredBy = home.handle(answer.by)
            why = reason?.text
        case .delivered(let answer):
            state = .delivered
            answeredBy = home.handle(answer.by)
        case .withdrawn: state = .withdrawn
        }
        if let earlier, case .declined(let answer, let reason) = earlier.progress {
            self.earlier = Earlier(
                number: earlier.number, by: home.handle(answer.by), at: answer.at,
                why: reason?.text)
        }
    }
}

/// What a member saves for, as `goal` in JSON.
package struct GoalView: Codable, Sendable {
    /// When it will be reached, at the pace of the last four weeks.
    package struct Forecast: Codable, Sendable {
        /// How many points came in a week, on average of the two slower weeks.
        package let slow: Double
        /// How many points came in a week, on average of the two faster weeks.
        package let fast: Double
        /// The day at the faster pace, or `null` where no points came.
        package var earliest: Day?
        /// The day at the slower pace, or `null` where no points came.
        package var latest: Day?
    }

    /// Who saves.
    package let member: String
    /// The number of the reward.
    package let reward: Number
    /// What the reward is called.
    package let title: String
    /// How it is come by.
    package let kind: RewardView.Kind
    /// What it costs, as long as the goal stands, or what it takes to reach it.
    package let points: Int
    /// What can be spent, or counts towards it.
    package let balance: Int
    /// What of that is in the jar for it, out of reach of other rewards.
    package let jar: Int
    /// Since when.
    package let since: Instant
    /// When it will be reached; `null` when there are points enough.
    package var forecast: Forecast?
}
