import HouseholdDatabase
import HouseholdModel

extension Facts {
    /// The rules for a principal, with what they count of who asks.
    borrowing func judge(
        _ rules: HouseRules, for principal: Principal, at instant: Instant
    ) throws -> Judge {
        guard case .member(let member, _, let home) = principal else {
            return try Judge(rules, for: principal, at: instant, counting: MemberCounts())
        }
        return try Judge(
            rules, for: principal, at: instant,
            counting: counts(rules.counts, of: member, in: home))
    }

    /// The rules for a member of a household, with what they count of that one; `nil` for whoever has no account.
    borrowing func judge(
        _ rules: HouseRules, for member: Member, in home: Principal.Membership, at instant: Instant
    ) throws -> Judge? {
        try Judge(
            rules, for: member, in: home, at: instant,
            counting: counts(rules.counts, of: member, in: home))
    }

    /// What rules count of one member, by the household's own days and weeks; what none names is not read.
    borrowing func counts(
        _ named: Set<AskerCount>, of member: Member, in home: Principal.Membership
    ) throws -> MemberCounts {
        guard !named.isEmpty else { return MemberCounts() }
        let (household, calendar) = (home.household.id, home.calendar)
        let today = calendar.zone.start(of: calendar.today)
        let firstDay = calendar.today.startOfWeek(from: home.household.weekStart)
        let week = calendar.zone.start(of: firstDay)
        var counts = MemberCounts()
        for count in named {
            counts[count] =
                switch count {
                case .mustDosOpen:
                    try openMustDos(of: member.id, in: household, calendar)
                        .count { $0.isToDoToday(in: calendar) }
                case .requestsToday: try requestCount(of: member.id, in: household, since: today)
                case .requestsThisWeek:
                    try requestCount(of: member.id, in: household, since: week)
                case .offersThisWeek: try offerCount(of: member.id, in: household, since: week)
                case .doneToday:
                    try doneCount(
                        by: member.id, in: household, on: calendar.today...calendar.today)
                case .doneThisWeek:
                    try doneCount(by: member.id, in: household, on: firstDay...calendar.today)
                case .streak:
                    try lastDueDays(of: member, limit: StatsView.Streak.dayCount, in: home)
                        .currentRun.length
                }
        }
        return counts
    }
}

extension Occurrence {
    /// Whether it is late, due today or without a date, and nobody lets it be.
    fileprivate func isToDoToday(in calendar: HouseholdCalendar) -> Bool {
        let tomorrow = calendar.zone.start(of: calendar.today.adding(days: 1))
        return !isLetBe && isOver(in: calendar.zone).map { $0 <= tomorrow } ?? true
    }
}
