import HouseholdModel
import HouseholdDatabase

/// Which of a member's points are counted.
enum Counted {
    /// All: for those who may see what somebody does in private.
    case all
    /// Those that nobody is kept from seeing.
    case open
}

extension Facts {
    /// A member's sums at one moment.
    ///
    /// What is left of the open ones, where more was spent than these are, is nothing; what is set aside, in the jar or pledged
    /// tells of a request, a goal or an offer, and is no affair of those who see these only.
    borrowing func points(
        of member: Member, in home: Principal.Membership, counting: Counted = .all
    ) throws -> PointsView {
        let (household, instant) = (home.household, home.calendar.instant)
        let summary = try pointsSummary(of: member.id, in: household.id)
        let pending = try pendingPoints(of: member.id, in: household.id)
        let earned = try earned(
            by: member, in: household, during: .all, at: instant, counting: counting)
        let balance = summary.balance - (summary.earned - earned)
        return PointsView(
            member: member.handle, earned: earned,
            balance: counting == .all ? balance : max(0, balance),
            pending: counting == .all
                ? try pending + pendingThanks(of: member.id, in: household.id)
                : pending - (try pendingInPrivate(of: member.id, in: household.id)),
            reserved: counting == .all ? summary.reserved : 0,
            jar: counting == .all ? try inJar(of: member) : 0,
            pledged: counting == .all ? try pledged(by: member, in: home.calendar) : 0,
            week: try self.earned(
                by: member, in: household, during: .week, at: instant, counting: counting),
            month: try self.earned(
                by: member, in: household, during: .month, at: instant, counting: counting),
            completed: summary.completed)
    }

    /// What can be spent of a member's points, of the open ones as much as these are, and what is in the jar besides; less than
    /// none can be where the balance is.
    borrowing func purse(
        of member: Member, in home: Principal.Membership, counting: Counted
    ) throws -> (toSpend: Int, jar: Int) {
        let balance = try balance(of: member, counting: counting)
        guard balance > 0, counting == .all else { return (balance, 0) }
        let jar = try inJar(of: member)
        return try (max(0, balance - jar - pledged(by: member, in: home.calendar)), jar)
    }

    /// What is left of a member's points, of the open ones as much as these are.
    borrowing func balance(of member: Member, counting: Counted) throws -> Int {
        let balance = try pointsSummary(of: member.id, in: member.household).balance
        guard counting == .open else { return balance }
        return try max(
            0,
            balance
                - earnedInPrivate(
                    by: member.id, in: member.household, from: .distantPast,
                    until: .distantFuture))
    }

    /// What a member earned in the period that `instant` is in.
    borrowing func earned(
        by member: Member, in household: Household, during period: Period, at instant: Instant,
        counting: Counted = .all
    ) throws -> Int {
        let today = household.zone.day(at: instant)
        guard let days = period.days(around: today, weekStart: household.weekStart) else {
            let all = try pointsSummary(of: member.id, in: household.id).earned
            guard counting == .open else { return all }
            return try all
                - earnedInPrivate(
                    by: member.id, in: household.id, from: .distantPast, until: .distantFuture)
        }
        return try earned(by: member, in: household, during: days, counting: counting)
    }

    /// What a member earned on some days.
    borrowing func earned(
        by member: Member, in household: Household, during days: ClosedRange<Day>,
        counting: Counted = .all
    ) throws -> Int {
        try earned(
            by: member.id, in: household.id, from: household.zone.start(of: days.lowerBound),
            until: household.zone.start(of: days.upperBound.adding(days: 1)), counting: counting)
    }

    /// What a member earned from `start` on and before `end`.
    borrowing func earned(
        by member: Member.ID, in household: Household.ID, from start: Instant, until end: Instant,
        counting: Counted
    ) throws -> Int {
        let all = try earned(by: member, in: household, from: start, until: end)
        guard counting == .open else { return all }
        return try all - earnedInPrivate(by: member, in: household, from: start, until: end)
    }

    /// How many of a member's points are in the jar for a goal other than `reward`, and so out of its reach: no more than
    /// there are, and none for what can't be had, or while the goal itself is asked for, since its price is set aside then.
    borrowing func inJar(of member: Member, besides reward: Reward.ID? = nil) throws -> Int {
        guard let goal = try goal(of: member.id, in: member.household), goal.jar > 0,
            goal.reward != reward, try !isAskedFor(goal),
            let aim = try self.reward(goal.reward, in: member.household), aim.retiredAt == nil,
            aim.isFor(member)
        else { return 0 }
        let balance = try pointsSummary(of: member.id, in: member.household).balance
        return min(goal.jar, max(0, balance))
    }

    /// Whether what the member saves for is asked for and waits for an answer.
    borrowing func isAskedFor(_ goal: Goal) throws -> Bool {
        try openRewardRequests(in: goal.household).contains {
            $0.member == goal.member && $0.reward == goal.reward && $0.progress == .waiting
        }
    }

    /// How many of a member's points count for a reward at that moment; for one of the shop, what can be spent.
    borrowing func progress(
        of member: Member, towards reward: Reward, in home: Principal.Membership,
        at instant: Instant
    ) throws -> Int {
        switch reward.kind {
        case .shop:
            try spendable(of: member, on: reward.id, in: home.calendar)
        case .milestone(.fromNow): try progress(of: member.id, towards: reward)
        case .milestone(let counting):
            try earned(
                by: member, in: home.household, during: counting.period ?? .all, at: instant)
        }
    }
}
