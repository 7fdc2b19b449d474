import HouseholdModel

extension Chore {
    /// Lets nobody look until the end of the day at what nobody would have looked at before, unless it is changed at once.
    ///
    /// - Returns: What the children who may do it are told, where a parent looks at more from then on, or after all does not.
    mutating func keepLooks(
        of before: Chore, isAtOnce: Bool, by member: Member, in home: Principal.Membership
    ) -> NewTerms? {
        approvalPromise = nil
        let (household, instant, zone) = (
            home.household, home.calendar.instant, home.calendar.zone
        )
        guard before.status != .proposed, member.role != .child, !children(in: home).isEmpty,
            isAtOnce || Promise<Approval>.binds(since: before.createdAt, at: instant)
        else { return nil }
        let held = household.approval(of: before, at: instant)
        let (old, new) = (
            household.lastingApproval(of: before, at: instant),
            household.lastingApproval(of: self, at: instant)
        )
        guard new.looksAtMore(than: held) else {
            return old.looksAtMore(than: held) ? .looks(at: value, from: nil) : nil
        }
        guard !isAtOnce else { return .looks(at: value, from: nil) }
        let promise = Promise.keeping(held, of: before.approvalPromise, at: instant, in: zone)
        approvalPromise = promise
        return new == old ? nil : .looks(at: value, from: zone.day(at: promise.end))
    }

    /// What children are told of who looks at it, and whether that is more; `nil` where it is as before, or the chore was made
    /// so lately that nobody counts on it.
    func looks(since before: Chore, in home: Principal.Membership) -> (NewTerms, isLess: Bool)? {
        let (household, instant, zone) = (
            home.household, home.calendar.instant, home.calendar.zone
        )
        guard before.status != .proposed, status != .proposed,
            Promise<Approval>.binds(since: createdAt, at: instant)
        else { return nil }
        let now = household.approval(of: self, at: instant)
        if now.looksAtMore(than: household.approval(of: before, at: instant)) {
            return (.looks(at: value, from: home.calendar.today), true)
        }
        let (old, new) = (
            household.lastingApproval(of: before, at: instant),
            household.lastingApproval(of: self, at: instant)
        )
        if new.looksAtMore(than: old), let end = approvalPromise?.end {
            return (.looks(at: value, from: zone.day(at: end)), true)
        }
        return old.looksAtMore(than: new) ? (.looks(at: value, from: nil), false) : nil
    }
}

extension NewTerms {
    /// That a parent looks at more from a day on; without one at once, or after all not.
    fileprivate static func looks(at value: ChoreValue, from day: Day?) -> NewTerms {
        NewTerms(before: value.points, after: .looks, from: day)
    }
}
