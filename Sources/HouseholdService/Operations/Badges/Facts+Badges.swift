import HouseholdModel
import HouseholdDatabase

// What a member has done, as far as it counts for badges. All but the last is read from an index and no
// further back than the badges ask.

extension Facts {
    /// How far the member is towards `badges` now.
    borrowing func tally(
        of member: Member, towards badges: [Badge], in home: Principal.Membership
    ) throws -> BadgeTally {
        var tally = try counts(of: member, towards: badges)
        if let most = badges.most(.streak) {
            tally.streak = try currentRun(of: member, in: home, enough: most)
        }
        return tally
    }

    /// What counts for `badges` with a chore that `doer` has just done or that was found good.
    borrowing func tally(
        of doer: Member, towards badges: [Badge], with occurrence: Occurrence,
        in home: Principal.Membership
    ) throws -> BadgeTally {
        var tally = try counts(of: doer, towards: badges)
        guard let due = occurrence.due?.day, occurrence.assignee == doer.id else { return tally }
        if let most = badges.most(.streak) {
            tally.streak = try run(around: due, of: doer, in: home, enough: most)
        }
        for case .wholeWeeks(let least) in badges.map(\.rule) {
            // What was done ahead may have left nothing to do on the last day of the week before.
            let week = home.week(of: due)
            let weeks = [home.week(of: week.lowerBound.adding(days: -1)), week]
            let days = try dueDays(
                of: doer, in: home, around: weeks[0].lowerBound, limit: 14,
                horizon: week.upperBound)
            tally.wholeWeeks = weeks.count { days.isWhole($0, atLeast: least) }
        }
        return tally
    }

    /// What ever counted for `badges` and still does: all that the member did is read.
    borrowing func fullTally(
        of member: Member, towards badges: [Badge], in home: Principal.Membership
    ) throws -> BadgeTally {
        var tally = try counts(of: member, towards: badges)
        guard badges.contains(where: \.rule.isOfDays) else { return tally }
        let days = try dueDays(of: member, in: home)
        tally.streak = days.longestRun
        for case .wholeWeeks(let least) in badges.map(\.rule) {
            tally.wholeWeeks = days.wholeWeeks(from: home.household.weekStart, atLeast: least)
        }
        return tally
    }

    private borrowing func counts(
        of member: Member, towards badges: [Badge]
    ) throws -> BadgeTally {
        let household = member.household
        var tally = BadgeTally()
        tally.chores = try pointsSummary(of: member.id, in: household).completed
        if let most = badges.most(.early) {
            tally.early = try count(of: .early, by: member.id, in: household, limit: most)
        }
        if let most = badges.most(.helping) {
            tally.helped = try count(of: .helped, by: member.id, in: household, limit: most)
        }
        if let most = badges.most(.rewards) {
            tally.rewards = try rewardsGot(by: member.id, in: household, limit: most)
        }
        return tally
    }
}

// MARK: - Days in a row

extension Facts {
    /// The days in a row around `day` or, where that is still to come, until now; counted further only until they are enough.
    private borrowing func run(
        around day: Day, of member: Member, in home: Principal.Membership, enough: Int
    ) throws -> Int {
        let horizon = home.week(of: max(day, home.calendar.today)).upperBound
        var limit = enough + 7
        while true {
            let days = try dueDays(
                of: member, in: home, around: min(day, home.calendar.today), limit: limit,
                horizon: horizon)
            let run = days.run(around: day)
            guard run.isCut, run.length < enough, days.count >= limit else { return run.length }
            limit *= 4
        }
    }

    /// The days in a row until now, counted further only until they are enough.
    borrowing func currentRun(
        of member: Member, in home: Principal.Membership, enough: Int
    ) throws -> Int {
        let horizon = home.week(of: home.calendar.today).upperBound
        var limit = enough + 7
        while true {
            let days = try dueDays(
                of: member, in: home, around: horizon, limit: limit, horizon: horizon)
            let run = days.currentRun
            guard run.isCut, run.length < enough, days.count >= limit else { return run.length }
            limit *= 4
        }
    }

    /// The last days on which something was due to the member, and those of this week.
    borrowing func lastDueDays(
        of member: Member, limit: Int, in home: Principal.Membership
    ) throws -> DueDays {
        let horizon = home.week(of: home.calendar.today).upperBound
        return try dueDays(of: member, in: home, around: horizon, limit: limit, horizon: horizon)
    }

    /// The days of a span on which something was due to the member; without one all there ever were.
    borrowing func dueDays(
        of member: Member, on span: ClosedRange<Day>?, in home: Principal.Membership
    ) throws -> DueDays {
        guard let span else { return try dueDays(of: member, in: home) }
        let closed = try dueDays(
            of: member.id, in: home.household.id, until: span.upperBound,
            limit: span.upperBound.dayNumber - span.lowerBound.dayNumber + 1
        ).filter { span.contains($0.day) }
        let open = try openDays(of: member, until: span.upperBound, in: home)
            .filter { span.contains($0.key) }
        return DueDays(closed: closed, open: open, of: member, in: home)
    }

    /// All days on which something was due to the member, or will be this week.
    private borrowing func dueDays(
        of member: Member, in home: Principal.Membership
    ) throws -> DueDays {
        let closed = try dueDays(
            of: member.id, in: home.household.id, after: .beforeAll, limit: .max)
        let last = max(closed.last?.day ?? home.calendar.today, home.calendar.today)
        let open = try openDays(of: member, until: home.week(of: last).upperBound, in: home)
        return DueDays(closed: closed, open: open, of: member, in: home)
    }

    /// The days around `day` on which something was due to the member: so many before it, with it, and so many
    /// behind it that are not behind `horizon`.
    borrowing func dueDays(
        of member: Member, in home: Principal.Membership, around day: Day, limit: Int, horizon: Day
    ) throws -> DueDays {
        let household = home.household.id
        let before = try dueDays(of: member.id, in: household, until: day, limit: limit)
        let after = try dueDays(of: member.id, in: household, after: day, limit: limit)
            .filter { $0.day <= horizon }
        var open = try openDays(of: member, until: horizon, in: home)
        if before.count == limit, let first = before.last?.day {
            open = open.filter { $0.key >= first }
        }
        if after.count == limit, let last = after.last?.day {
            open = open.filter { $0.key <= last }
        }
        return DueDays(closed: before + after, open: open, of: member, in: home)
    }

    /// On which days until `horizon` something is due to the member that is to be done, and how much.
    ///
    /// Of what goes round or is done together, also what will come; what was added today is not due today yet, so
    /// that it takes nothing from a day that was done already.
    private borrowing func openDays(
        of member: Member, until horizon: Day, in home: Principal.Membership
    ) throws -> [Day: Int] {
        let end = home.household.zone.start(of: horizon.adding(days: 1))
        let today = home.calendar.today
        var open: [Day: Int] = [:]
        for date in try occurrences(.over(end), in: home.household.id, home.calendar)
        where date.isOpen && !date.isLetBe && date.chore.counts(for: member.id) {
            let isOwn = (date.passedTurn == nil ? date.assignee : date.turn) == member.id
            let own = isOwn ? [date] : []
            for case let due? in (own + date.coming(to: member, until: horizon, in: home.calendar))
                .map(\.due) where due.day != today || !date.chore.isNew(in: home.calendar)
            { open[due.day, default: 0] += 1 }
        }
        return open
    }
}

extension DueDays {
    /// Days that are over with those that are open; on days on which the member is away nothing is amiss.
    fileprivate init(
        closed: [DueDay], open: [Day: Int], of member: Member, in home: Principal.Membership
    ) {
        var days = Dictionary(uniqueKeysWithValues: closed.map { ($0.day, $0) })
        for (day, count) in open { days[day, default: DueDay(day: day)].open += count }
        self.init(
            days.values.sorted { $0.day < $1.day }.map { day in
                home.calendar.isHere(member.id, on: day.day) ? day : day.withoutBlame
            }, today: home.calendar.today)
    }
}

extension Occurrence {
    /// The dates behind this one until `horizon` that will be the member's, where it goes round or all do it
    /// together: of others the next one is there as soon as this one is done.
    fileprivate func coming(
        to member: Member, until horizon: Day, in calendar: HouseholdCalendar
    ) -> [Occurrence] {
        let isTogether: Bool
        switch chore.assignment {
        case .anyone, .one, .each: return []
        case .together: isTogether = true
        case .rotation: isTogether = false
        }
        guard chore.assignment.members.contains(member.id) else { return [] }
        return following(from: calendar.instant, in: calendar)
            .prefix { date in date.due.map { $0.day <= horizon } ?? false }
            .filter { isTogether || $0.assignee == member.id }
    }
}

extension Chore {
    /// Whether it was made on the calendar's day.
    fileprivate func isNew(in calendar: HouseholdCalendar) -> Bool {
        calendar.zone.day(at: createdAt) == calendar.today
    }
}

extension Day {
    /// The first day that can be written.
    fileprivate static let beforeAll = Day(dayNumber: -719_162)
}

extension Principal.Membership {
    /// The household's week that `day` is in.
    func week(of day: Day) -> ClosedRange<Day> {
        let first = day.startOfWeek(from: household.weekStart)
        return first...first.adding(days: 6)
    }
}

extension [Badge] {
    /// The most that any of them takes of what `rule` counts, or `nil` where none does.
    fileprivate func most(_ rule: Badge.Rule) -> Int? {
        filter { $0.rule == rule }.map(\.required).max()
    }
}

extension Badge.Rule {
    /// Whether it is about days on which something was due.
    fileprivate var isOfDays: Bool {
        switch self {
        case .streak, .wholeWeeks: true
        case .chores, .early, .helping, .rewards: false
        }
    }
}

extension Facts {
    /// Badges as far as the member has come with them.
    borrowing func views(
        of badges: [Badge], for member: Member, in home: Principal.Membership
    ) throws -> [BadgeView] {
        let earned = try self.badges(of: member.id, in: member.household)
        let missing = badges.filter { badge in !earned.contains { $0.key == badge.key } }
        let tally = try tally(of: member, towards: missing, in: home)
        return badges.map { badge in
            BadgeView(
                badge, progress: tally.progress(towards: badge),
                earnedAt: earned.first { $0.key == badge.key }?.at)
        }
    }
}
