package import HouseholdModel

/// Shows how the members do in a period: by points or shares, or all together, as the household chose.
///
/// The family may; who hides is only counted. What is private counts for nobody, so that all see the same places. Whoever lives alone has nobody to be ranked with.
package struct ShowLeaderboard: Inquiry, HouseholdOperation {
    package static let action = Action.showLeaderboard
    let period: Period

    /// Asks for the ranks of `period`.
    package init(_ period: Period = .week) {
        self.period = period
    }

    /// The rows of those whom the caller may see; the hidden do not shift their ranks, nor count with the others.
    package func answer(_ sight: borrowing Sight<Household>) throws -> LeaderboardView {
        let home = try sight.home()
        let mode = sight.subject.settings.leaderboard
        let isShown = home.hasLeaderboard && mode != .off
        let visible = isShown ? try sight.members(visibleBy: .viewActivity) : []
        let days = period.days(around: home.calendar.today, weekStart: sight.subject.weekStart)
        return LeaderboardView(
            mode: mode, period: period, from: days?.lowerBound,
            to: days?.upperBound,
            rows: mode == .team ? [] : try rows(of: visible, in: home, days, sight),
            team: isShown && mode == .team ? try team(of: visible, in: home, sight) : nil,
            hidden: isShown ? home.active.count - visible.count : 0)
    }

    private func rows(
        of members: [Member], in home: Principal.Membership, _ days: ClosedRange<Day>?,
        _ sight: borrowing Sight<Household>
    ) throws -> [LeaderboardView.Row] {
        var points: [Member.ID: Int] = [:]
        var shares: [Member.ID: Int] = [:]
        for member in members {
            points[member.id] = try sight.facts.earned(by: member, during: period, counting: .open)
            guard home.household.settings.leaderboard == .share else { continue }
            let share = try sight.facts.dueDays(of: member, on: days).share(of: days)
            shares[member.id] = share.due == 0 ? nil : share.done * 100 / share.due
        }
        let seen = Set(try sight.allowed(.viewProfile, members).map(\.id))
        let scores = home.household.settings.leaderboard == .share ? shares : points
        let players = members.filter { member in
            points[member.id] ?? 0 > 0 || scores[member.id] ?? 0 > 0 || home.takesPart(member)
        }
        return Leaderboard(players.map { ($0, scores[$0.id]) }).rows.map { row in
            LeaderboardView.Row(
                rank: row.rank, username: row.member.username?.text, name: row.member.name.text,
                avatar: seen.contains(row.member.id) ? row.member.profile.avatar?.text : nil,
                points: points[row.member.id] ?? 0, share: shares[row.member.id])
        }
    }

    private func team(
        of members: [Member], in home: Principal.Membership, _ sight: borrowing Sight<Household>
    ) throws -> LeaderboardView.Team {
        let today = home.calendar.today
        let last = period.days(before: today, weekStart: sight.subject.weekStart)
        var (points, before) = (0, 0)
        for member in members {
            points += try sight.facts.earned(by: member, during: period, counting: .open)
            if let last {
                before += try sight.facts.earned(by: member, during: last, counting: .open)
            }
        }
        return LeaderboardView.Team(points: points, before: last == nil ? nil : before)
    }
}

extension Principal.Membership {
    /// Whether the member is ranked also without points: whoever has joined, but nobody who only helps and, among children,
    /// no parent.
    fileprivate func takesPart(_ member: Member) -> Bool {
        guard member.account != nil, member.role != .helper else { return false }
        return !member.role.isGuardian || !active.contains { $0.role == .child }
    }

    /// Whether there is somebody to be ranked with: not for one adult alone.
    var hasLeaderboard: Bool {
        household.template != .single || active.count { $0.account != nil } > 1
    }
}

extension Action {
    package static let showLeaderboard = Action(
        "leaderboard.show", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
