import HouseholdDatabase
import HouseholdModel

extension Occurrence {
    /// The reminder whose time has come by the calendar's moment, for a member; `nil` where there is none for them.
    ///
    /// Whoever is to do it is reminded, but for days on which they are away. Of what is open to all, whoever may do it is told
    /// once, when it is due. Nobody is reminded of what they may not see.
    func reminder(
        for member: Member, in home: Principal.Membership, by rules: HouseRules,
        _ calendar: HouseholdCalendar
    ) throws -> DueReminder? {
        let evening = home.household.settings.times[.evening]
        guard let last = lastReminder(in: calendar, evening: evening),
            calendar.isHere(member.id, on: calendar.today)
        else { return nil }
        let isOwn = assignee == member.id
        guard isOwn || assignee == nil && last.kind == .due && isFor(member) else { return nil }
        guard let judge = try Judge(rules, for: member, in: home, at: calendar.instant),
            try judge.allows(.showChore, on: reference),
            try isOwn || judge.allows(.completeChore, on: reference)
        else { return nil }
        return DueReminder(
            member: member.id, occurrence: id, kind: last.kind, moment: last.moment)
    }

    /// Whether it may be that member's to do.
    private func isFor(_ member: Member) -> Bool {
        isForParents ? member.role.isGuardian : member.role != .helper
    }
}

extension Judge {
    /// The rules for a member of a household, to find out what they may see; `nil` for whoever has no account.
    init?(
        _ rules: HouseRules, for member: Member, in home: Principal.Membership, at instant: Instant
    ) throws {
        guard case .joined(let id, let username, let start) = member.status else { return nil }
        let account = Account(
            id: id, username: username, name: member.name,
            kind: member.role == .child ? .child : .adult, createdAt: start)
        try self.init(rules, for: .member(member, account, home), at: instant)
    }
}

extension Principal.Membership {
    /// What dates follow so many milliseconds later.
    func calendar(in milliseconds: Int64) -> HouseholdCalendar {
        calendar.at(calendar.instant.adding(milliseconds: milliseconds))
    }
}
