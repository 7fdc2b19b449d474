package import HouseholdModel

/// Shows how a member does: how much is done, how much of it in time, and what came of it.
///
/// One's own; others' as the privacy of their activity allows, their streak as that of their achievements does.
package struct ShowStats: AuditedInquiry, PersonOperation {
    package static let action = Action.showStats
    package let name: String?

    /// Asks for the numbers of `name`, or one's own.
    package init(of name: String? = nil) {
        self.name = name
    }

    /// The numbers.
    package func answer(_ sight: borrowing Sight<Member>) throws -> StatsView {
        let (member, home) = (sight.subject, try sight.home())
        let household = home.household
        let weeks = home.weeks(StatsView.weekCount)
        let today = home.calendar.today
        let span = (weeks.first?.lowerBound ?? today)...home.week(of: today).upperBound
        let due = try sight.facts.dueDays(of: member, on: span).inTime(on: span)
        let days = try sight.facts.completed(by: member.id, on: span)
        let counted = try sight.counted(of: member)
        let seesStreak = try !sight.allowed(.viewAchievements, [member]).isEmpty
        return StatsView(
            member: member.handle,
            completed: try sight.facts.points(of: member, counting: counted).completed,
            due: due.due, onTime: due.done,
            onTimePercent: due.due == 0 ? nil : due.done * 100 / due.due,
            weekdays: Self.weekdays(days, from: household.weekStart),
            streak: seesStreak ? try sight.facts.streak(of: member) : nil,
            weeks: try weeks.map { week in
                StatsView.Week(
                    from: week.lowerBound,
                    points: try sight.facts.earned(by: member, during: week, counting: counted))
            })
    }

    private static func weekdays(
        _ days: [Day: Int], from start: Weekday
    ) -> [StatsView.WeekdayCount] {
        Weekday.allCases.sorted { $0.days(after: start) < $1.days(after: start) }.map { weekday in
            StatsView.WeekdayCount(
                weekday: weekday,
                completed: days.reduce(0) { $0 + ($1.key.weekday == weekday ? $1.value : 0) })
        }
    }
}

extension Principal.Membership {
    /// The household's last weeks, with this one, earliest first.
    fileprivate func weeks(_ count: Int) -> [ClosedRange<Day>] {
        (0..<count).reversed().map { week(of: calendar.today.adding(days: -7 * $0)) }
    }
}

extension HomeFacts {
    /// The days in a row now, and the most of them, among the last on which something was due.
    fileprivate borrowing func streak(of member: Member) throws -> StatsView.Streak {
        let days = try lastDueDays(of: member, limit: StatsView.Streak.dayCount)
        return StatsView.Streak(current: days.currentRun.length, best: days.longestRun)
    }
}

extension Action {
    package static let showStats = Action(
        "stats.show", on: .member, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)
}
