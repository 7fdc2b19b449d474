import HouseholdModel

extension Chore {
    /// The children who may do it.
    func children(in home: Principal.Membership) -> [Member] {
        let people = assignment.members
        return home.children.filter { assignment == .anyone || people.contains($0.id) }
    }

    /// Lets it be worth until the end of the day what children could earn by it before, unless it is changed at once.
    ///
    /// What a child changes is a to-do of its own, which is worth nothing.
    ///
    /// - Returns: What these children are told, where it is less from then on, or after all as it was.
    mutating func keepWorth(
        of before: Chore, isAtOnce: Bool, by member: Member, in home: Principal.Membership
    ) -> NewTerms? {
        promise = nil
        let (instant, zone) = (home.calendar.instant, home.calendar.zone)
        guard before.status != .proposed, member.role != .child, !children(in: home).isEmpty,
            isAtOnce || Promise<ChoreValue>.binds(since: before.createdAt, at: instant)
        else { return nil }
        let held = before.value(at: instant)
        if !isAtOnce { keepWorth(of: before, at: instant, in: zone) }
        let wasToBeLess = held != before.value
        let isNews =
            held.points > value.points ? isAtOnce || value != before.value : wasToBeLess
        guard isNews else { return nil }
        return NewTerms(
            before: held.points, after: .points(value.points),
            from: promise.map { zone.day(at: $0.end) })
    }
}
