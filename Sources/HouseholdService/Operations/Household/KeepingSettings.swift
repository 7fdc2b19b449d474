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
            let change = SettingChange(
                from: before.approval, before.approvalPromise, to: approval
            ) { $0.looksAtMore(than: $1) }
            let (promise, start) = change.kept(isAtOnce: isAtOnce, in: home)
            approvalPromise = promise
            return start.map { SettingNews(.approval(approval), $0) }
        case .deductions:
            let change = SettingChange(
                from: before.deductions, before.deductionsPromise, to: deductions, takes: >)
            let (promise, start) = change.kept(isAtOnce: isAtOnce, in: home)
            deductionsPromise = promise
            return start.map { SettingNews(.deductions(deductions), $0) }
        case .siblings, .approvalWait, .absences, .leaderboard, .time, .messages, .replies, .name,
            .zone, .weekStart:
            return nil
        }
    }

    /// What was to come of that setting; `nil` where nothing was.
    func coming(_ setting: SettingNews.Setting, in calendar: HouseholdCalendar) -> SettingNews? {
        let end =
            switch setting {
            case .approval: approvalPromise?.end
            case .deductions: deductionsPromise?.end
            }
        guard let end, end > calendar.instant else { return nil }
        return SettingNews(setting, .day(calendar.zone.day(at: end)))
    }

    /// What children are told where that is so in place of what was `before`, and whether something is taken from them.
    func news(
        since before: Household.Settings, in calendar: HouseholdCalendar
    ) -> [(news: SettingNews, isLess: Bool)] {
        let ofApproval = SettingChange(
            from: before.approval, before.approvalPromise, to: approval, approvalPromise
        ) { $0.looksAtMore(than: $1) }.news(in: calendar)
        let ofDeductions = SettingChange(
            from: before.deductions, before.deductionsPromise, to: deductions, deductionsPromise,
            takes: >
        ).news(in: calendar)
        return [
            ofApproval.map { (SettingNews(.approval($0.value), $0.start), $0.isLess) },
            ofDeductions.map { (SettingNews(.deductions($0.value), $0.start), $0.isLess) },
        ].compactMap(\.self)
    }
}

/// That something is set otherwise, of which one value can take from children what another one did not.
private struct SettingChange<Value: Hashable & Sendable> {
    let before: Value
    let earlier: Promise<Value>?
    let after: Value
    let promise: Promise<Value>?
    /// Whether the first takes something that the second does not.
    let takes: (Value, Value) -> Bool

    init(
        from before: Value, _ earlier: Promise<Value>?, to after: Value,
        _ promise: Promise<Value>? = nil, takes: @escaping (Value, Value) -> Bool
    ) {
        (self.before, self.earlier, self.after, self.promise) = (before, earlier, after, promise)
        self.takes = takes
    }

    /// What is kept of what held, and from when on children are told that it is otherwise.
    ///
    /// The first hour is the household's own, in which everything in it is made.
    func kept(
        isAtOnce: Bool, in home: Principal.Membership
    ) -> (promise: Promise<Value>?, start: SettingNews.Start?) {
        let (instant, zone) = (home.calendar.instant, home.calendar.zone)
        let isAnybodys =
            isAtOnce
            || Promise<Value>.binds(since: home.household.createdAt, at: instant)
        guard !home.children.isEmpty, isAnybodys else { return (nil, nil) }
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
