import HouseholdModel
import HouseholdDatabase

/// Which children were told what of a change, before it is taken back or done again.
struct UndoHearers {
    /// Those who know how it is, or after all not.
    fileprivate var knowing: [UndoTopic: Set<Member.ID>] = [:]
    /// Those for whom nothing changes, as nobody told them yet or they are told again what they were to be told.
    fileprivate var unaware: [UndoTopic: Set<Member.ID>] = [:]

    /// Those who know how it is, and are not told of it anyway.
    fileprivate func aware(of topic: UndoTopic) -> Set<Member.ID> {
        (knowing[topic] ?? []).subtracting(unaware[topic] ?? [])
    }
}

/// What of a thing is told.
private struct UndoTopic: Hashable {
    enum Aspect {
        /// What it is worth, costs or takes.
        case terms
        /// Whose it is.
        case owner
        /// Whether it is a must-do.
        case duty
        /// What a member saves for, and has in the jar.
        case goal
        /// That a bonus is gone.
        case bonus
    }

    let thing: RowSnapshot.Key
    let aspect: Aspect

    init(_ aspect: Aspect, of thing: RowSnapshot.Key) {
        self.thing = thing
        self.aspect = aspect
    }

    init(_ notice: LessNotice) {
        switch notice.kind {
        case .chore(.assigned), .chore(.givenAway), .chore(.handedBack):
            self.init(.owner, of: notice.thing)
        case .chore(.mustDo), .chore(.noMustDo): self.init(.duty, of: notice.thing)
        case .reward(.goalSet), .reward(.goalCleared), .reward(.jarChanged):
            self.init(.goal, of: RowSnapshot.Key(.member, notice.member))
        case .points: self.init(.bonus, of: notice.thing)
        default: self.init(.terms, of: notice.thing)
        }
    }
}

/// What children can count on, of that which a change was done to.
struct ChildTerms {
    fileprivate let settings: Household.Settings?
    fileprivate let chores: [Chore.ID: Chore]
    fileprivate let rewards: [Reward.ID: Reward]
    /// With what they save for.
    fileprivate let members: [Member.ID: RowSnapshot]
}

/// What is less for children by taking a change back, or after all is not.
private struct UndoNews {
    let thing: RowSnapshot.Key
    /// By what it would be done by hand, whose card says what is told.
    let action: Action
    let event: Event
    let isLess: Bool
    /// Whom it concerns.
    let children: Set<Member.ID>
}

// Who takes back something that gave children more has made it less, and tells them as by hand. Who takes back what made
// something less tells those who know of that.
extension Grant where Op == TakeBack {
    /// Who was told of the change.
    ///
    /// What nobody was told yet of its being taken back is forgotten where it is done again.
    func hearers(of entry: UndoEntry, again: Bool) throws -> UndoHearers {
        let household = try membership().member.household
        var hearers = UndoHearers()
        for notice in try transaction.facts.lessNotices(of: entry, in: household) {
            let topic = UndoTopic(notice)
            if notice.isOfChange == again {
                // What is not read of a change that is done again comes again by itself.
                guard !notice.isRead else { continue }
                hearers.unaware[topic, default: []].insert(notice.member)
            } else if notice.isHeard {
                hearers.knowing[topic, default: []].insert(notice.member)
            } else {
                hearers.unaware[topic, default: []].insert(notice.member)
                if again { try transaction.forget(notice, in: household) }
            }
        }
        return hearers
    }

    /// What children can count on now.
    func childTerms() throws -> ChildTerms {
        let household = try membership().member.household
        let keys = subject.changes.map(\.key)
        var chores: [Chore.ID: Chore] = [:]
        var rewards: [Reward.ID: Reward] = [:]
        for key in keys where key.table == .chore {
            guard let id: Chore.ID = key.id() else { continue }
            chores[id] = try transaction.facts.chore(id, in: household)
        }
        for key in keys where key.table == .reward {
            guard let id: Reward.ID = key.id() else { continue }
            rewards[id] = try transaction.facts.reward(id, in: household)
        }
        var members: [Member.ID: RowSnapshot] = [:]
        for key in keys where key.table == .member {
            guard let id: Member.ID = key.id() else { continue }
            members[id] = try transaction.facts.row(key, in: household)
        }
        let settings =
            try keys.contains { $0.table == .household }
            ? transaction.facts.household(household)?.settings : nil
        return ChildTerms(
            settings: settings, chores: chores, rewards: rewards, members: members)
    }

    /// Tells children what is less for them than `before`, and those who know of something that is not after all.
    ///
    /// What was told of `entry` being done again, and is not read, goes with it when it is taken back once more.
    func tell(
        _ hearers: UndoHearers, since before: ChildTerms, doingAgain entry: UndoEntry?
    ) throws {
        let home = try membership().home
        let now = try childTerms()
        for news in now.rateNews(since: before, in: home)
            + now.settingNews(since: before, in: home) + now.choreNews(since: before, in: home)
            + now.rewardNews(since: before, in: home)
        {
            let told = try takeBackNews(of: news.event, since: before, in: home)
            let topic = UndoTopic(.terms, of: news.thing)
            let unaware = hearers.unaware[topic] ?? []
            let knowing = hearers.aware(of: topic)
            let children =
                news.isLess
                ? news.children.subtracting(told != nil && news.event.isToCome ? [] : unaware)
                : news.children.intersection((told ?? []).union(knowing))
            try tell(children, of: news.event, as: news.action)
        }
        try tellOwners(hearers, since: before, now)
        if let entry { try transaction.noteNews(ofDoingAgain: entry, in: home.household.id) }
    }

    /// Tells those who know it otherwise whose a chore is, whether it is a must-do, and what they save for.
    private func tellOwners(
        _ hearers: UndoHearers, since before: ChildTerms, _ now: ChildTerms
    ) throws {
        let home = try membership().home
        for chore in now.chores.values.sorted(by: { $0.number < $1.number }) {
            guard let old = before.chores[chore.id], chore.status == .active else { continue }
            let key = RowSnapshot.Key(.chore, chore.id)
            let (owners, obliged) = (
                hearers.aware(of: UndoTopic(.owner, of: key)),
                hearers.aware(of: UndoTopic(.duty, of: key))
            )
            for member in home.members {
                let news = chore.news(ofOwningTo: member)
                if owners.contains(member.id), news != old.news(ofOwningTo: member) {
                    try tell(member.id, .chore(news, chore.number, chore.title))
                }
                if obliged.contains(member.id), chore.isMustDo != old.isMustDo {
                    let news: Notice.ChoreNews = chore.isMustDo ? .mustDo : .noMustDo
                    try tell(member.id, .chore(news, chore.number, chore.title))
                }
            }
        }
        for (id, row) in now.members {
            guard let old = before.members[id],
                hearers.aware(of: UndoTopic(.goal, of: row.key)).contains(id)
            else { continue }
            try tellGoal(of: id, row, since: old)
        }
    }

    private func tellGoal(of member: Member.ID, _ row: RowSnapshot, since old: RowSnapshot) throws {
        let isSame = row.hasGoal(of: old)
        guard !isSame || !row.hasJar(of: old),
            let id = row.goalOfMember ?? old.goalOfMember,
            let reward = try transaction.facts.reward(id, in: membership().member.household)
        else { return }
        let news: Notice.RewardNews =
            isSame ? .jarChanged : row.goalOfMember == nil ? .goalCleared : .goalSet
        try tell(member, .reward(news, reward.number, reward.title))
    }

    /// Tells whoever did a date that it is to be done after all, or that points for it are gone, unless they know nothing of
    /// what is taken back.
    func tell(
        ofReopened before: Occurrence, now: Occurrence?, _ points: Int,
        butFor untold: Set<Member.ID>
    ) throws {
        guard let doer = (before.completion?.doer).flatMap(try membership().home.member),
            !untold.contains(doer.id), points < 0 || now?.completion == nil
        else { return }
        try tell(ofReopened: before, loss(of: -points, by: doer))
    }

    /// Takes back what was to come of a setting, also where undo or redo told of it, as where it is set anew by hand.
    ///
    /// - Returns: Those who were told; `nil` where nothing was to come. Where something was, nobody is told any more of
    ///   what came before that, so that it has to be told again.
    private func takeBackNews(
        of event: Event, since before: ChildTerms, in home: Principal.Membership
    ) throws -> Set<Member.ID>? {
        guard case .setting(let news, _) = event,
            let coming = before.settings?.coming(news.setting, in: home.calendar)
        else { return nil }
        return try transaction.takeBackNews(of: coming, in: home.household.id, at: instant)
    }
}

extension Event {
    /// Whether a setting is to take something from a day on.
    fileprivate var isToCome: Bool {
        guard case .setting(let news, _) = self, case .day = news.start else { return false }
        return true
    }
}

// MARK: - What is other than before

extension ChildTerms {
    fileprivate func rateNews(
        since before: ChildTerms, in home: Principal.Membership
    ) -> [UndoNews] {
        let (before, rate) = (before.settings?.money?.rate, settings?.money?.rate)
        let lowered = LoweredRate(from: before, to: rate)
        let raised = LoweredRate(from: rate, to: before) != nil ? rate : nil
        guard let news = lowered.map(RateNews.lowered) ?? raised.map(RateNews.afterAll) else {
            return []
        }
        return [
            UndoNews(
                thing: RowSnapshot.Key(.household, home.household.id), action: .setMoney,
                event: .rate(news), isLess: lowered != nil, children: Set(home.children.map(\.id)))
        ]
    }

    fileprivate func settingNews(
        since before: ChildTerms, in home: Principal.Membership
    ) -> [UndoNews] {
        guard let settings, let before = before.settings,
            Promise<Approval>.binds(
                since: home.household.createdAt, at: home.calendar.instant)
        else { return [] }
        return settings.news(since: before, in: home.calendar).map { news, isLess in
            UndoNews(
                thing: RowSnapshot.Key(.household, home.household.id), action: .changeSettings,
                event: .setting(news), isLess: isLess, children: Set(home.children.map(\.id)))
        }
    }

    fileprivate func choreNews(
        since before: ChildTerms, in home: Principal.Membership
    ) -> [UndoNews] {
        chores.values.sorted { $0.number < $1.number }.flatMap { chore in
            guard let old = before.chores[chore.id] else { return [UndoNews]() }
            let news = [
                chore.terms(since: old, in: home.calendar), chore.looks(since: old, in: home),
            ]
            return news.compactMap(\.self).map { terms, isLess in
                UndoNews(
                    thing: RowSnapshot.Key(.chore, chore.id), action: .editChore,
                    event: .plan(chore, before: old, terms), isLess: isLess,
                    children: Set(chore.children(in: home).map(\.id)))
            }
        }
    }

    fileprivate func rewardNews(
        since before: ChildTerms, in home: Principal.Membership
    ) -> [UndoNews] {
        rewards.values.sorted { $0.number < $1.number }.flatMap { reward in
            home.children.compactMap { child in
                guard let old = before.rewards[reward.id],
                    let (terms, isLess) = reward.terms(since: old, for: child, in: home.calendar)
                else { return nil }
                return UndoNews(
                    thing: RowSnapshot.Key(.reward, reward.id), action: .editReward,
                    event: .offer(reward.isFor(child) ? reward : old, to: child.id, terms),
                    isLess: isLess, children: [child.id])
            }
        }
    }
}

extension Chore {
    /// What a member reads who hears whose it is.
    fileprivate func news(ofOwningTo member: Member) -> Notice.ChoreNews {
        if assignment == .anyone { return .handedBack }
        return assignment.members.contains(member.id) ? .assigned : .givenAway
    }

    /// What children are told of what it is worth, and whether that is less; `nil` where it is as before, or was made so
    /// lately that nobody counts on it.
    fileprivate func terms(
        since before: Chore, in calendar: HouseholdCalendar
    ) -> (NewTerms, isLess: Bool)? {
        let (instant, zone) = (calendar.instant, calendar.zone)
        guard before.status != .proposed, status != .proposed,
            Promise<ChoreValue>.binds(since: createdAt, at: instant)
        else { return nil }
        let (held, now) = (before.value(at: instant).points, self.value(at: instant).points)
        let (old, new) = (before.value.points, value.points)
        if now < held { return (NewTerms(before: held, after: .points(now), from: nil), true) }
        if new < old {
            let start = promise.map { zone.day(at: $0.end) }
            return (NewTerms(before: now, after: .points(new), from: start), true)
        }
        return new > old ? (NewTerms(before: old, after: .points(new), from: nil), false) : nil
    }
}

extension Reward {
    /// What a child is told of what it takes or costs, and whether that is more or it is gone; `nil` where it is as before,
    /// or was made so lately that nobody counts on it.
    fileprivate func terms(
        since before: Reward, for child: Member, in calendar: HouseholdCalendar
    ) -> (NewTerms, isLess: Bool)? {
        let (instant, zone) = (calendar.instant, calendar.zone)
        guard Promise<RewardValue>.binds(since: createdAt, at: instant) else { return nil }
        let midnight = zone.start(of: zone.day(at: instant).adding(days: 1))
        let held = before.points(for: child, at: instant, in: zone)
        let now = points(for: child, at: instant, in: zone)
        let old = before.lastingValue(for: child, at: midnight, in: zone)?.points
        let new = lastingValue(for: child, at: midnight, in: zone)?.points
        if let held {
            guard let now, now <= held else {
                return (NewTerms(before: held, after: .init(price: now), from: nil), true)
            }
            if let old, new.map({ $0 > old }) ?? true {
                let end = promise(for: child.id, at: instant)?.end ?? midnight
                return (
                    NewTerms(before: now, after: .init(price: new), from: zone.day(at: end)), true
                )
            }
        }
        guard let new, old.map({ new < $0 }) ?? true else { return nil }
        return (NewTerms(before: old ?? new, after: .init(price: new), from: nil), false)
    }

    /// For how many points the child can have it at that moment; `nil` where it can't.
    private func points(for child: Member, at instant: Instant, in zone: Zone) -> Int? {
        isFor(child) && isOffered(to: child.id, at: instant, in: zone)
            ? value(for: child.id, at: instant).points : nil
    }
}
