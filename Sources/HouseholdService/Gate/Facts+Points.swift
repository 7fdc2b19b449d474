import Household
import HouseholdStore

extension Facts {
    /// A member's sums at one moment.
    borrowing func points(
        of member: Member, in household: Household, at instant: Instant
    ) throws -> PointsView {
        let standing = try standing(of: member.id, in: household.id)
        return PointsView(
            member: member.handle, earned: standing.earned, balance: standing.balance,
            pending: try pendingPoints(of: member.id, in: household.id),
            reserved: standing.reserved,
            week: try earned(by: member, in: household, during: .week, at: instant),
            month: try earned(by: member, in: household, during: .month, at: instant),
            completed: standing.completed)
    }

    /// What a member earned in the period that `instant` is in.
    borrowing func earned(
        by member: Member, in household: Household, during period: Period, at instant: Instant
    ) throws -> Int {
        let today = household.zone.day(at: instant)
        guard let days = period.days(around: today, weekStart: household.weekStart) else {
            return try standing(of: member.id, in: household.id).earned
        }
        return try earned(by: member, in: household, during: days)
    }

    /// What a member earned on some days.
    borrowing func earned(
        by member: Member, in household: Household, during days: ClosedRange<Day>
    ) throws -> Int {
        try earned(
            by: member.id, in: household.id, from: household.zone.start(of: days.lowerBound),
            until: household.zone.start(of: days.upperBound.adding(days: 1)))
    }

    /// How many of a member's points count for a reward at that moment; for one of the shop, what can be spent.
    borrowing func progress(
        of member: Member, towards reward: Reward, in household: Household, at instant: Instant
    ) throws -> Int {
        switch reward.kind {
        case .shop: try standing(of: member.id, in: household.id).balance
        case .milestone(.fromNow): try progress(of: member.id, towards: reward)
        case .milestone(let counting):
            try earned(
                by: member, in: household, during: counting.period ?? .all, at: instant)
        }
    }
}
