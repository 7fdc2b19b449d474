import HouseholdModel
import HouseholdDatabase

// What members wish for: made, answered, taken back.

extension Grant where Op == ProposeReward {
    /// Keeps the wish; the same twice, or more than anybody answers, is refused.
    func wish(for title: Title, details: Note?) throws -> WishView {
        let (member, home) = try membership()
        guard home.household.template == .family else { throw ServiceError.reward(.noShop) }
        let own = try transaction.facts.openWishes(in: subject.id).filter { $0.member == member.id }
        if let same = own.first(where: { $0.title.text.lowercased() == title.text.lowercased() }) {
            throw ServiceError.reward(.isWished(same.number, title))
        }
        try Quota.wishes.check(own.count)
        let wish = Wish(
            id: newID(), household: subject.id,
            number: try transaction.nextRewardNumber(in: subject.id), title: title,
            details: details, member: member.id, at: instant)
        try transaction.add(wish)
        try tell(of: .wish(wish))
        return WishView(wish, in: home)
    }
}

extension Grant where Op: AnswersWishes {
    /// Lets the wish wait no more; of what they were not told yet, parents need not hear.
    func end() throws {
        guard subject.endedAt == nil, try transaction.end(subject, at: instant) else {
            throw ServiceError.reward(.wishAnswered(subject.number))
        }
        for member in try membership().home.guardians {
            try transaction.forgetNews(
                .made, of: subject, to: member)
        }
    }

    /// The wish as it was.
    func view() throws -> WishView {
        WishView(subject, in: try membership().home)
    }
}

extension Grant where Op == PriceWish {
    /// Makes a reward of the shop of the wish, with its title and its number; what else was said of it only its own member
    /// and the parents read.
    func offer(at value: RewardValue, for people: Set<Member.ID>) throws -> Reward {
        try end()
        let reward = Reward(
            id: newID(), household: subject.household, number: subject.number,
            title: subject.title, details: people == [subject.member] ? subject.details : nil,
            value: value, kind: .shop(Reward.Offer()), audience: .members(people),
            createdBy: try membership().member.id, createdAt: instant)
        try transaction.add(reward)
        try tell(of: .request(of: subject.member, for: reward))
        return reward
    }
}
