import HouseholdModel
import HouseholdDatabase

extension Grant where Op: SetsRewards {
    /// Adds a reward, and tells at once who has reached it already.
    func addReward(
        _ title: Title, details: Note?, tags: [Tag], at value: RewardValue,
        as kind: Reward.Kind, for audience: Reward.Audience
    ) throws -> Reward {
        let (member, home) = try membership()
        let reward = Reward(
            id: newID(), household: subject.id,
            number: try transaction.nextRewardNumber(in: subject.id), title: title,
            details: details, tags: tags, value: value, kind: kind, audience: audience,
            createdBy: member.id, createdAt: instant)
        try transaction.add(reward)
        for candidate in home.active { _ = try settle([reward], of: candidate) }
        return reward
    }
}

extension Grant where Op == EditReward {
    /// How many of it are asked for, granted or handed over.
    func taken() throws -> Int {
        try transaction.facts.taken(of: subject)
    }
}

extension Grant where Op: PlansRewards {
    /// Keeps what `change` makes of the reward, and tells at once who has reached it now.
    ///
    /// - Parameters:
    ///   - reason: Why what is less for children is so at once, where it is.
    ///   - change: What is changed.
    /// - Returns: The reward as it is now.
    /// - Throws: ``ServiceError``.
    func update(
        atOnce reason: Note? = nil, _ change: (inout Reward) throws -> Void
    ) throws -> RewardView {
        let home = try membership().home
        var reward = subject
        try change(&reward)
        let news = reward.keepTerms(of: subject, isAtOnce: reason != nil, in: home)
        try transaction.update(reward)
        for (child, terms) in news {
            // Whom it is not for any more, it is called as before.
            let isTheirs = home.member(child).map(reward.isFor) ?? false
            try tell(
                of: .offer(isTheirs ? reward : subject, to: child, terms), because: reason)
        }
        if reward.retiredAt == nil {
            for member in home.active { _ = try settle([reward], of: member) }
        }
        return try view(of: reward)
    }
}
