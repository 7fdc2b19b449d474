import HouseholdModel

// Which children lose something by a chore that is changed: what was made within the hour is a slip that is put right.
extension Chore {
    /// The children who could earn something by it before, and can't do it any more.
    func leavers(since before: Chore, in home: Principal.Membership) -> [Member.ID] {
        guard before.isCountedOn(in: home), before.value(at: home.calendar.instant).points > 0
        else { return [] }
        let left = children(in: home).map(\.id)
        return before.children(in: home).map(\.id).filter { !left.contains($0) }
    }

    /// The children whose it is to do, where it is a must-do now and was none.
    func obliged(since before: Chore, in home: Principal.Membership) -> [Member.ID] {
        guard isMustDo, !before.isMustDo, before.isCountedOn(in: home) else { return [] }
        return children(in: home).map(\.id)
    }

    private func isCountedOn(in home: Principal.Membership) -> Bool {
        status == .active
            && Promise<ChoreValue>.binds(since: createdAt, at: home.calendar.instant)
    }
}
