/// That a member asks for a reward of the shop, or has reached one; people call it a request.
package struct RewardRequest: Identifiable, Hashable, Sendable {
    /// How far it has come.
    package enum Progress: Hashable, Sendable {
        /// It comes by itself, and is promised since it was reached.
        case reached
        /// The points are set aside until a parent answers.
        case waiting
        /// A parent said yes: the points are spent.
        case granted(Answer)
        /// A parent said no: the points are back.
        case declined(Answer, Note?)
        /// It was handed over.
        case delivered(Answer)
        /// Whoever asked has taken it back.
        case withdrawn(at: Instant)
    }

    /// Who answered last, and when.
    package struct Answer: Hashable, Sendable {
        /// The parent.
        package let by: Member.ID
        /// The moment.
        package let at: Instant

        /// Creates an answer.
        package init(by: Member.ID, at: Instant) {
            self.by = by
            self.at = at
        }
    }

    /// The identity.
    package let id: Identifier<RewardRequest>
    /// The household.
    package let household: Household.ID
    /// By what people name it.
    package let number: Number
    /// What is asked for.
    package let reward: Reward.ID
    /// Who asks.
    package let member: Member.ID
    /// What was promised that it costs, or what it took.
    package let price: RewardValue
    /// When it was asked for, or reached.
    package let at: Instant
    /// How far it has come.
    package let progress: Progress

    /// Creates a request.
    package init(
        id: Identifier<RewardRequest>, household: Household.ID, number: Number, reward: Reward.ID,
        member: Member.ID, price: RewardValue, at: Instant, progress: Progress = .waiting
    ) {
        self.id = id
        self.household = household
        self.number = number
        self.reward = reward
        self.member = member
        self.price = price
        self.at = at
        self.progress = progress
    }

    /// Whether it is promised and not handed over.
    package var isOwed: Bool {
        switch progress {
        case .reached, .granted: true
        case .waiting, .declined, .delivered, .withdrawn: false
        }
    }

    /// The request as it is after `progress`.
    package func at(_ progress: Progress) -> RewardRequest {
        RewardRequest(
            id: id, household: household, number: number, reward: reward, member: member,
            price: price, at: at, progress: progress)
    }
}
