public import Household
public import HouseholdStore

/// Ranks the members by the points they earned in a period.
///
/// The family may; who hides is only counted. Whoever lives alone has nobody to be ranked with.
public struct ShowLeaderboard: Inquiry {
    /// The name by which the rules know it.
    public static let action = Action.showLeaderboard
    let period: Period

    /// Asks for the ranks of `period`.
    public init(_ period: Period = .week) {
        self.period = period
    }

    /// The household of whoever asks.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Household {
        try principal.membership().home.household
    }

    /// The rows of those whom the caller may see; the hidden do not shift their ranks.
    public func answer(_ sight: borrowing Sight<Household>) throws -> LeaderboardView {
        let home = try sight.home()
        let visible = home.hasLeaderboard ? try sight.members(visibleBy: .viewActivity) : []
        var scores: [(member: Member, points: Int)] = []
        for member in visible {
            let points = try sight.facts.earned(
                by: member, in: sight.subject, during: period, at: sight.instant)
            scores.append((member, points))
        }
        let today = sight.subject.zone.day(at: sight.instant)
        let days = period.days(around: today, weekStart: sight.subject.weekStart)
        return LeaderboardView(
            period: period, from: days?.lowerBound.description, to: days?.upperBound.description,
            rows: Leaderboard(scores).rows.map { row in
                LeaderboardView.Row(
                    rank: row.rank, username: row.member.username?.text,
                    name: row.member.name.text, points: row.points)
            },
            hidden: home.hasLeaderboard ? home.active.count - visible.count : 0)
    }
}

extension Principal.Home {
    /// Whether there is somebody to be ranked with: not for one adult alone.
    var hasLeaderboard: Bool {
        household.template != .single || active.count { $0.account != nil } > 1
    }
}
