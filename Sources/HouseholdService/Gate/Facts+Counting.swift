import HouseholdDatabase
import HouseholdModel

extension Facts {
    /// The rules for a principal, with what they count of who asks.
    borrowing func judge(
        _ rules: HouseRules, for principal: Principal, at instant: Instant
    ) throws -> Judge {
        let counts: MemberCounts =
            switch principal {
            case .nobody, .account: MemberCounts()
            case .member(let member, _, let home): try counts(rules.counts, of: member, in: home)
            case .program(let home): home.counts(rules.counts)
            }
        return try Judge(rules, for: principal, at: instant, counting: counts)
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
        var counts = home.counts(named)
        let read = named.subtracting(AskerCount.ofHome)
        guard !read.isEmpty else { return counts }
        let (household, calendar) = (home.household.id, home.calendar)
        let today = calendar.zone.start(of: calendar.today)
        let firstDay = calendar.today.startOfWeek(from: home.household.weekStart)
        let week = calendar.zone.start(of: firstDay)
        for count in read {
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
                case .minutesSinceDone:
                    try minutesSinceDone(by: member.id, in: household, at: calendar.instant)
                case .parentsHome, .childrenHome: counts[count]
                }
        }
        return counts
    }
}

extension Facts {
    /// The whole minutes since the member last did something that counts, at most a week's.
    private borrowing func minutesSinceDone(
        by member: Member.ID, in household: Household.ID, at instant: Instant
    ) throws -> Int {
        let week = AskerCount.minutesAWeek
        let start = instant.adding(milliseconds: Int64(-week) * 60_000)
        guard let last = try lastDone(by: member, in: household, since: start) else { return week }
        return max(0, Int((instant.milliseconds - last.milliseconds) / 60_000))
    }
}

extension Principal.Membership {
    /// What rules count of the home itself on its own day; it is known without being read.
    func counts(_ named: Set<AskerCount>) -> MemberCounts {
        var counts = MemberCounts()
        for count in named.intersection(AskerCount.ofHome) {
            counts[count] = active.count {
                count.countsAtHome($0) && calendar.isHere($0.id, on: calendar.today)
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
