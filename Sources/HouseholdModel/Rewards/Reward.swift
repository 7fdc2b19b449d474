/// Something good that points grow into.
package struct Reward: Identifiable, Hashable, Sendable {
    /// How it is come by.
    package enum Kind: Hashable, Sendable {
        /// It comes by itself when enough points are earned, and costs none.
        case milestone(Counting)
        /// It is asked for, and paid with points.
        case shop(Offer)
    }

    /// Which points count towards a milestone, and whether it comes again.
    package enum Counting: String, CaseIterable, Hashable, Sendable, Codable {
        /// Those earned since the reward was set; it comes once.
        case fromNow = "from-now"
        /// All that were ever earned; it comes once.
        case allTime = "all-time"
        /// Those of each week; it comes once a week.
        case weekly
        /// Those of each month; it comes once a month.
        case monthly

        /// The period in which it comes once, or `nil` where that is once for all.
        package var period: Period? {
            switch self {
            case .fromNow, .allTime: nil
            case .weekly: .week
            case .monthly: .month
            }
        }
    }

    /// What the shop says of a reward.
    package struct Offer: Hashable, Sendable {
        /// How many there were in all, or `nil` where there are always more.
        package var stock: Int?
        /// The first day on which it can be asked for.
        package var firstDay: Day?
        /// The last day on which it can be asked for.
        package var lastDay: Day?
        /// What it costs those for whom it costs something else.
        package var prices: [Member.ID: RewardValue]

        /// Creates an offer.
        package init(
            stock: Int? = nil, firstDay: Day? = nil, lastDay: Day? = nil,
            prices: [Member.ID: RewardValue] = [:]
        ) {
            self.stock = stock
            self.firstDay = firstDay
            self.lastDay = lastDay
            self.prices = prices
        }

        /// Returns whether it can be asked for on `day`.
        package func isOpen(on day: Day) -> Bool {
            (firstDay ?? day) <= day && day <= (lastDay ?? day)
        }
    }

    /// For whom it is.
    package enum Audience: Hashable, Sendable {
        /// Every child of the household, later ones too.
        case children
        /// These members.
        case members(Set<Member.ID>)
    }

    /// The identity.
    package let id: Identifier<Reward>
    /// The household.
    package let household: Household.ID
    /// By what people name it.
    package let number: Number
    /// What it is.
    package var title: Title
    /// More about it.
    package var details: Note?
    /// Words by which house rules tell it apart from others.
    package var tags: [Tag]
    /// How many points it takes or costs.
    package var value: RewardValue
    /// How it is come by.
    package var kind: Kind
    /// For whom it is.
    package var audience: Audience
    /// Who set it.
    package let createdBy: Member.ID
    /// When it was set.
    package let createdAt: Instant
    /// For what some can still have it, where they can't or it costs more from tomorrow on.
    package var promises: [Member.ID: Promise<RewardValue>]
    /// Since when it is not to be had any more.
    package var retiredAt: Instant?

    /// Creates a reward.
    package init(
        id: Identifier<Reward>, household: Household.ID, number: Number, title: Title,
        details: Note?, tags: [Tag] = [], value: RewardValue, kind: Kind, audience: Audience,
        createdBy: Member.ID, createdAt: Instant,
        promises: [Member.ID: Promise<RewardValue>] = [:], retiredAt: Instant? = nil
    ) {
        self.id = id
        self.household = household
        self.number = number
        self.title = title
        self.details = details
        self.tags = tags
        self.value = value
        self.kind = kind
        self.audience = audience
        self.createdBy = createdBy
        self.createdAt = createdAt
        self.promises = promises
        self.retiredAt = retiredAt
    }

    /// Returns whether it is for `member`.
    package func isFor(_ member: Member) -> Bool {
        switch audience {
        case .children: member.role == .child
        case .members(let members): members.contains(member.id)
        }
    }

    /// What the shop says of it, or `nil` of a milestone.
    package var offer: Offer? {
        guard case .shop(let offer) = kind else { return nil }
        return offer
    }

    /// How many points it takes or costs `member`, whatever was promised.
    package func value(for member: Member.ID) -> RewardValue {
        offer?.prices[member] ?? value
    }
}

// MARK: - What still holds today

extension Reward {
    /// Returns how many points it takes or costs `member` at that moment.
    package func value(for member: Member.ID, at instant: Instant) -> RewardValue {
        let value = value(for: member)
        guard let promise = promise(for: member, at: instant) else { return value }
        return promise.value.points < value.points ? promise.value : value
    }

    /// Returns what was promised to `member`, as long as it holds.
    package func promise(for member: Member.ID, at instant: Instant) -> Promise<RewardValue>? {
        promises[member].flatMap { $0.holds(at: instant) ? $0 : nil }
    }

    /// Returns whether `member` can have it at that moment: by what the shop says, or since that was promised.
    package func isOffered(to member: Member.ID, at instant: Instant, in zone: Zone) -> Bool {
        promise(for: member, at: instant) != nil || isOffered(at: instant, in: zone)
    }

    /// Returns whether it can be had at that moment, whatever was promised.
    package func isOffered(at instant: Instant, in zone: Zone) -> Bool {
        retiredAt == nil && offer?.isOpen(on: zone.day(at: instant)) ?? true
    }

    /// Keeps until the end of the day for what `members` could have it before it was changed, where that was less, or they
    /// can't have it any more.
    ///
    /// For whom it is not any more, it is not.
    package mutating func keepTerms(
        of before: Reward, for members: [Member], at instant: Instant, in zone: Zone
    ) {
        promises = [:]
        for member in members where before.isFor(member) && isFor(member) {
            guard before.isOffered(to: member.id, at: instant, in: zone) else { continue }
            let held = before.value(for: member.id, at: instant)
            guard !isOffered(at: instant, in: zone) || value(for: member.id).points > held.points
            else { continue }
            promises[member.id] = .keeping(
                held, of: before.promises[member.id], at: instant, in: zone)
        }
    }
}

/// That a member has reached a reward.
package struct Milestone: Hashable, Sendable {
    /// The reward.
    package let reward: Reward.ID
    /// Who reached it.
    package let member: Member.ID
    /// The first day of the week or month in which it was reached, where it comes again.
    package let period: Day?
    /// How many points it took then.
    package let value: RewardValue
    /// When.
    package let at: Instant

    /// Creates a milestone.
    package init(
        reward: Reward.ID, member: Member.ID, period: Day? = nil, value: RewardValue, at: Instant
    ) {
        self.reward = reward
        self.member = member
        self.period = period
        self.value = value
        self.at = at
    }
}
