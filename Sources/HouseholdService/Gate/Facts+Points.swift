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
            pending: try pendingPoints(of: member.id, in: household.id), reserved: 0,
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
        return try earned(
            by: member.id, in: household.id, from: household.zone.start(of: days.lowerBound),
            until: household.zone.start(of: days.upperBound.adding(days: 1)))
    }
}
