import HouseholdModel
import HouseholdDatabase

extension Grant where Op == CreateHousehold {
    /// Makes a household whose owner is whoever asks.
    func createHousehold(
        _ name: Title, in zone: Zone, weekStart: Weekday, template: Household.Template
    ) throws -> Principal.Membership {
        guard let account = principal.account else { throw ServiceError.account(.notSignedIn) }
        try Quota.households.check(try transaction.facts.memberships(of: account.id).count)
        let household = Household(
            id: newID(), name: name, zone: zone, weekStart: weekStart, template: template,
            createdAt: instant)
        let owner = Member(
            id: newID(), household: household.id, name: account.name, role: .owner,
            status: .joined(account.id, account.username, since: instant))
        try transaction.add(household)
        try transaction.add(owner, signIn: .password, at: instant)
        try enter(Session.Membership(household: household.id, member: owner.id))
        return Principal.Membership(household: household, members: [owner], at: instant)
    }
}

extension Grant where Op == SwitchHousehold {
    /// Lets the caller's session act in another household of whoever asks.
    func switchHousehold(to name: String) throws -> [HouseholdItemView] {
        guard let account = principal.account else { throw ServiceError.account(.notSignedIn) }
        let all = try transaction.facts.memberships(of: account.id)
        let meant = try all.meant(by: name)
        try enter(meant.membership)
        return all.items(current: meant.membership.household)
    }
}

extension Grant where Op: EntersHouseholds {
    /// Lets the caller's session act in a household from now on, and those of the same account that act in none.
    func enter(_ membership: Session.Membership) throws {
        guard let account = principal.account else { throw ServiceError.account(.notSignedIn) }
        try transaction.moveSessions(of: account.id, to: membership)
        if let session { try transaction.moveSession(session, to: membership) }
    }
}

extension Grant where Op == ChangeSettings {
    /// Switches something for the whole household, or changes how it counts days.
    ///
    /// What takes something from children waits until the end of the day, unless `reason` says why it is at once.
    func change(
        _ setting: ChangeSettings.Setting, to household: Household, atOnce reason: Note?
    ) throws -> Principal.Membership {
        var household = household
        let news = household.settings.keepPromise(
            of: setting, since: subject.settings, isAtOnce: reason != nil,
            in: try membership().home)
        if let news { try tell(of: news, because: reason) }
        try transaction.keep(household.settings, of: subject.id)
        try transaction.keep(household)
        try recount(since: subject)
        return Principal.Membership(
            household: household, members: try membership().home.members, at: instant)
    }

    /// Tells children of the setting, in place of what was to come of it, so that nobody reads later that this came; that it
    /// does not, only those who were told.
    private func tell(of news: SettingNews, because reason: Note?) throws {
        let home = try membership().home
        let coming = subject.settings.coming(news.setting, in: home.calendar)
        let told = try coming.map {
            try transaction.takeBackNews(of: $0, in: subject.id, at: instant)
        }
        let isAfterAll = news.start == .afterAll
        try tell(of: .setting(news, for: isAfterAll ? told ?? [] : nil), because: reason)
    }
}

// MARK: - What counts as approved by itself

extension Grant where Op == ChangeSettings {
    /// How much waits for an OK, as far as whoever asks may know of it.
    func countOfWaiting() throws -> Int {
        try transaction.facts.datesWaiting(since: .distantFuture, in: subject.id)
            .count { try allows(.glanceChore, $0) }
    }
}

extension Grant {
    /// Refuses what is for the program to do, where rules of the household's own do not let it.
    func checkProgram(may action: Action) throws {
        let home = try membership().home
        let judge = try transaction.facts.judge(
            houseRules, for: .program(home), at: instant)
        guard case .failure(let refusal) = try judge.decide(action, on: home.household.reference)
        else { return }
        throw ServiceError.refused(refusal)
    }
}

extension Grant where Op: RecountsDays {
    /// Lets what waits wait from now on, where it was set otherwise before until when it does.
    func restartWaiting(since before: Household) throws {
        let now = try transaction.facts.household(before.id)?.settings
        guard
            now?.approvalWait(at: instant)?.hours
                != before.settings.approvalWait(at: instant)?.hours
        else { return }
        try transaction.restartApprovalWait(in: before.id, at: instant)
    }
}

extension Grant where Op == DeleteHousehold {
    /// Deletes the household; no other adult may be in it, and nobody's sign-in is lost.
    func delete() throws {
        let (owner, home) = try membership()
        let others = home.active.filter { $0.id != owner.id && $0.role != .child }
        guard others.isEmpty else { throw ServiceError.member(.othersStay(others.map(\.name))) }
        try transaction.delete(subject.id)
    }
}
