import HouseholdModel

extension Household.Settings {
    /// Lets hold until the end of the day what children could count on before, unless it is changed at once.
    ///
    /// - Returns: What they are told, where something is taken from them or, after all, is not.
    mutating func keepPromise(
        of setting: ChangeSettings.Setting, since before: Household.Settings, isAtOnce: Bool,
        in home: Principal.Membership
    ) -> SettingNews? {
        switch setting {
        case .approval:
            let start: SettingNews.Start?
            (approvalPromise, start) = approvalChange(since: before)
                .kept(isAtOnce: isAtOnce, in: home)
            return start.map { SettingNews(.approval(approval), $0) }
        case .approvalWait:
            let (promise, start) = approvalWaitChange(since: before)
                .kept(isAtOnce: isAtOnce, in: home)
            approvalWaitPromise = promise.flatMap { promise in
                promise.value.map { Promise($0, until: promise.end) }
            }
            return start.map { SettingNews(.approvalWait(hours: approvalWait?.hours), $0) }
        case .deductions:
            let start: SettingNews.Start?
            (deductionsPromise, start) = deductionsChange(since: before)
                .kept(isAtOnce: isAtOnce, in: home)
            return start.map { SettingNews(.deductions(deductions), $0) }
        case .siblings, .absences, .leaderboard, .time, .messages, .replies, .name,
            .zone, .weekStart:
            return nil
        }
    }

    /// What is to come of that setting, and on which day; `nil` where nothing is.
    func coming(_ setting: SettingNews.Setting, in calendar: HouseholdCalendar) -> SettingNews? {
        let end =
            switch setting {
            case .approval: approvalPromise?.end
            case .approvalWait: approvalWaitPromise?.end
            case .deductions: deductionsPromise?.end
            }
        guard let end, end > calendar.instant else { return nil }
        return SettingNews(setting, .day(calendar.zone.day(at: end)))
    }

    /// What children are told where that is so in place of what was `before`, and whether something is taken from them.
    func news(
        since before: Household.Settings, in calendar: HouseholdCalendar
    ) -> [(news: SettingNews, isLess: Bool)] {
        [
            approvalChange(since: before).news(in: calendar).map {
                (SettingNews(.approval($0.value), $0.start), $0.isLess)
            },
            approvalWaitChange(since: before).news(in: calendar).map {
                (SettingNews(.approvalWait(hours: $0.value?.hours), $0.start), $0.isLess)
            },
            deductionsChange(since: before).news(in: calendar).map {
                (SettingNews(.deductions($0.value), $0.start), $0.isLess)
            },
        ].compactMap(\.self)
    }

    private func approvalChange(since before: Household.Settings) -> SettingChange<Approval> {
        SettingChange(
            before: before.approval, earlier: before.approvalPromise, after: approval,
            promise: approvalPromise
        ) { $0.looksAtMore(than: $1) }
    }

    /// Who has no hours after which something counts has nothing to lose.
    private func approvalWaitChange(
        since before: Household.Settings
    ) -> SettingChange<ApprovalWait?> {
        SettingChange(
            before: before.approvalWait, earlier: before.approvalWaitPromise?.optional,
            after: approvalWait, promise: approvalWaitPromise?.optional
        ) { wait, other in other.map { $0.hours < wait?.hours ?? .max } ?? false }
    }

    private func deductionsChange(since before: Household.Settings) -> SettingChange<Int> {
        SettingChange(
            before: before.deductions, earlier: before.deductionsPromise, after: deductions,
            promise: deductionsPromise, takes: >)
    }
}

extension Promise {
    /// The same, where what was set could be nothing.
    fileprivate var optional: Promise<Value?> { Promise<Value?>(value, until: end) }
}

/// That something is set otherwise, of which one value can take from children what another one did not.
private struct SettingChange<Value: Hashable & Sendable> {
    let before: Value
    let earlier: Promise<Value>?
    let after: Value
    let promise: Promise<Value>?
    /// Whether the first takes something that the second does not.
    let takes: (Value, Value) -> Bool

    /// What is kept of what held, and from when on children are told that it is otherwise.
    ///
    /// The first hour is the household's own, in which everything in it is made.
    func kept(
        isAtOnce: Bool, in home: Principal.Membership
    ) -> (promise: Promise<Value>?, start: SettingNews.Start?) {
        let (instant, zone) = (home.calendar.instant, home.calendar.zone)
        guard !home.children.isEmpty,
            isAtOnce || Promise<Value>.binds(since: home.household.createdAt, at: instant)
        else { return (nil, nil) }
        let held = Promise.held(earlier, or: before, at: instant)
        guard takes(after, held) else {
            return (nil, held == before ? nil : held == after ? .afterAll : .now)
        }
        guard !isAtOnce else { return (nil, .now) }
        let promise = Promise.keeping(held, of: earlier, at: instant, in: zone)
        return (promise, after == before ? nil : .day(zone.day(at: promise.end)))
    }

    /// What is otherwise for children now or later; `nil` where nothing is.
    func news(
        in calendar: HouseholdCalendar
    ) -> (value: Value, start: SettingNews.Start, isLess: Bool)? {
        let (instant, zone) = (calendar.instant, calendar.zone)
        let held = Promise.held(earlier, or: before, at: instant)
        let now = Promise.held(promise, or: after, at: instant)
        if takes(now, held) { return (now, .now, true) }
        guard after != before else { return nil }
        // Also what takes less than what was to come, as long as it is still to come.
        if takes(after, before) || takes(after, now) {
            return (after, promise.map { .day(zone.day(at: $0.end)) } ?? .now, true)
        }
        return takes(before, after) ? (after, .afterAll, false) : nil
    }
}
