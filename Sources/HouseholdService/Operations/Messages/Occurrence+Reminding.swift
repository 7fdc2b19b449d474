import HouseholdModel

extension Occurrence {
    /// The reminder for a member whose time comes by `limit`, as the date is at this moment; `nil` where there is none for
    /// them.
    ///
    /// What came within the last ten minutes is not passed over for what comes within the next ten: of a chore that is to be
    /// told five minutes ahead it is told then.
    ///
    /// Whoever is to do it is reminded, but for days on which they are away. Of what is open to all, whoever may do it is told
    /// once, when it is due. What the rules say to it ``Judge/allowsReminding(of:)`` tells.
    func reminder(
        for member: Member, in home: Principal.Membership, until limit: Instant
    ) -> DueReminder? {
        let evening = home.household.settings.times[.evening]
        let calendar = home.calendar
        let now = lastReminder(in: calendar.zone, evening: evening, until: calendar.instant)
        let recent = calendar.instant.adding(milliseconds: -DueReminder.headStart)
        let fresh = now.flatMap { $0.moment > recent ? $0 : nil }
        guard let last = fresh ?? lastReminder(in: calendar.zone, evening: evening, until: limit),
            calendar.isHere(member.id, on: calendar.today)
        else { return nil }
        let isOwn = assignee == member.id
        guard isOwn || assignee == nil && last.kind == .due && isFor(member) else { return nil }
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
        _ rules: HouseRules, for member: Member, in home: Principal.Membership,
        at instant: Instant, counting counts: MemberCounts
    ) throws {
        guard case .joined(let id, let username, let start) = member.status else { return nil }
        let account = Account(
            id: id, username: username, name: member.name,
            kind: member.role == .child ? .child : .adult, createdAt: start)
        try self.init(
            rules, for: .member(member, account, home), at: instant, counting: counts)
    }

    /// Whether the member may hear of a date: sees it, and may do it where it is not theirs.
    func allowsReminding(of date: Occurrence) throws -> Bool {
        guard try allows(.showChore, on: date.reference) else { return false }
        return try date.assignee == principal.member?.id
            || allows(.completeChore, on: date.reference)
    }
}

extension Principal.Membership {
    /// Until when reminders go along with those whose time has come.
    var reminderLimit: Instant {
        calendar.instant.adding(milliseconds: DueReminder.headStart)
    }
}
