import HouseholdModel

extension Reward {
    /// Lets children have it until the end of the day for what they could before, unless it is changed at once.
    ///
    /// - Returns: What each child is told for whom it is dearer from then on, not to be had any more, or after all as it
    ///   was.
    mutating func keepTerms(
        of before: Reward, isAtOnce: Bool, in home: Principal.Membership
    ) -> [(child: Member.ID, terms: NewTerms)] {
        let (instant, zone) = (home.calendar.instant, home.calendar.zone)
        promises = [:]
        guard isAtOnce || Promise<RewardValue>.binds(since: before.createdAt, at: instant) else {
            return []
        }
        if !isAtOnce { keepTerms(of: before, for: home.children, at: instant, in: zone) }
        let tomorrow = zone.day(at: instant).adding(days: 1)
        let change = isAtOnce ? instant : zone.start(of: tomorrow)
        return home.children.compactMap { child in
            guard before.isFor(child), before.isOffered(to: child.id, at: instant, in: zone) else {
                return nil
            }
            let held = before.value(for: child.id, at: instant)
            let after = lastingValue(for: child, at: change, in: zone)
            let isLess = after.map { $0.points > held.points } ?? true
            let isNews =
                isLess
                ? isAtOnce || after != before.lastingValue(for: child, at: change, in: zone)
                : before.promise(for: child.id, at: instant) != nil
            guard isNews else { return nil }
            let isLater = isLess && !isAtOnce && isFor(child)
            let start = promises[child.id].map { zone.day(at: $0.end) } ?? tomorrow
            return (
                child.id,
                NewTerms(
                    before: held.points, after: .init(price: after?.points),
                    from: isLater ? start : nil)
            )
        }
    }

    /// What it takes or costs the member whatever was promised; `nil` where it is not to be had.
    func lastingValue(
        for member: Member, at instant: Instant, in zone: Zone
    ) -> RewardValue? {
        isFor(member) && isOffered(at: instant, in: zone) ? value(for: member.id) : nil
    }
}
