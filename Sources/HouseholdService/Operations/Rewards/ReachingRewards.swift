import HouseholdModel
import HouseholdDatabase

// Milestones, which are reached with the points that are booked.

extension Grant where Op: ReachesRewards {
    /// Notes which rewards the member has reached with this operation, or not any more.
    ///
    /// - Parameters:
    ///   - member: Who.
    ///   - countedAt: The moment whose week and month the points count in.
    ///   - booked: Of points that are put back, when they were booked first: what was reached with them is
    ///     reached since then, and not told twice.
    ///   - isInAnswer: Whether who asks reads in the answer what was reached.
    /// - Returns: Those that were reached with it.
    /// - Throws: ``ServiceError/dataFile(_:)``.
    func settle(
        of member: Member, countedAt: Instant? = nil, since booked: Instant? = nil,
        isInAnswer: Bool = true
    ) throws -> [Reward] {
        try settle(
            transaction.facts.rewards(in: member.household, at: instant), of: member,
            countedAt: countedAt, since: booked, isInAnswer: isInAnswer)
    }

    /// Notes which of `rewards` the member has reached with this operation, or not any more.
    func settle(
        _ rewards: [Reward], of member: Member, countedAt: Instant? = nil,
        since booked: Instant? = nil, isInAnswer: Bool = true
    ) throws -> [Reward] {
        let home = try principal.home()
        let household = home.household
        let moment = countedAt ?? instant
        let today = household.zone.day(at: moment)
        let reached = try transaction.facts.milestones(
            in: household.id, periods: household.periods(around: today)
        ).filter { $0.member == member.id }
        var (new, isLost): ([Reward], Bool) = ([], false)
        for reward in rewards where reward.isFor(member) {
            // What is off the list can still be reached today by those to whom that is promised.
            guard case .milestone(let counting) = reward.kind,
                reward.isOffered(to: member.id, at: instant, in: household.zone)
            else { continue }
            let period = counting.firstDay(around: today, in: household)
            let points = try transaction.facts.progress(
                of: member, towards: reward, in: home, at: moment)
            let value = reward.value(for: member.id, at: instant)
            if let milestone = reached.first(where: {
                $0.reward == reward.id && $0.period == period
            }) {
                if points < min(milestone.value.points, value.points) {
                    try transaction.lose(milestone, in: household.id)
                    isLost = true
                }
            } else if points >= value.points {
                try reach(
                    reward, at: value, in: period, by: member, since: booked,
                    isInAnswer: isInAnswer)
                new.append(reward)
            }
        }
        if !new.isEmpty {
            try giveRewardBadges(to: member)
            try clearGoal(of: member, among: new)
        }
        if isLost { try revokeRewardBadges(of: member) }
        return new
    }

    /// Lets the member save for nothing more where that is reached now.
    private func clearGoal(of member: Member, among reached: [Reward]) throws {
        guard let goal = try transaction.facts.goal(of: member.id, in: member.household),
            reached.contains(where: { $0.id == goal.reward })
        else { return }
        _ = try transaction.clearGoal(of: member.id, in: member.household)
    }
}

extension Grant {
    private func reach(
        _ reward: Reward, at value: RewardValue, in period: Day?, by member: Member,
        since booked: Instant?, isInAnswer: Bool
    ) throws {
        let told =
            try booked == nil
            ? nil
            : transaction.facts.lastNotice(of: reward.id, to: member.id, in: member.household)
        let milestone = Milestone(
            reward: reward.id, member: member.id, period: period, value: value,
            at: told ?? booked ?? instant)
        try transaction.reach(milestone, in: member.household)
        if told == nil { try tell(milestone, to: member) }
        try promise(milestone, of: reward, to: member, isNew: told == nil, isInAnswer: isInAnswer)
    }

    /// Keeps that the reward is to be handed over to a child, and tells the parents; who brought it about reads it
    /// in the answer.
    private func promise(
        _ milestone: Milestone, of reward: Reward, to member: Member, isNew: Bool,
        isInAnswer: Bool
    ) throws {
        guard member.role == .child,
            try transaction.promise(milestone, id: newID(), in: member.household), isNew
        else { return }
        let news = Notice.News(
            .reward(.promised, reward.number, reward.title), by: member.id, reason: nil)
        let isInAnswer = isInAnswer && Op.Subject.self == Occurrence.self
        for parent in try principal.home().guardians where parent != member.id {
            let isTold = isInAnswer && principal.member?.id == parent
            try transaction.notify(
                parent, of: news, id: newID(), in: member.household, at: instant,
                seenAt: isTold ? instant : nil)
        }
    }

    /// Leaves a notice; whoever did it themselves reads it in the answer.
    private func tell(_ milestone: Milestone, to member: Member) throws {
        let isTold = principal.member?.id == member.id
        try transaction.notify(
            milestone, id: newID(), seenAt: isTold ? instant : nil, in: member.household)
    }
}

extension Household {
    /// The first days of the week and the month around a day.
    func periods(around day: Day) -> [Day] {
        [Period.week, .month].compactMap {
            $0.days(around: day, weekStart: weekStart)?.lowerBound
        }
    }
}

extension Reward.Counting {
    /// The first day of the week or month in which it comes once.
    func firstDay(around day: Day, in household: Household) -> Day? {
        period?.days(around: day, weekStart: household.weekStart)?.lowerBound
    }
}
