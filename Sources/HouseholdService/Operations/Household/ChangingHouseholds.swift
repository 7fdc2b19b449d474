import HouseholdModel
import HouseholdDatabase

/// What the right to plan for a household allows: to add things to it.
extension Grant where Op == AddChild {
    /// Adds a child that has not joined yet.
    func addChild(
        _ name: Name, signIn: Member.SignIn, profile: Profile
    ) throws -> Member {
        let home = try membership().home
        try home.checkFree(name)
        // The key that lets the child in comes next; without room for one nobody is added.
        let open = try transaction.facts.openKeyCount(
            in: subject.id, besides: membership().member.id, at: instant)
        guard open < KeyDraft.mostOpen else { throw ServiceError.member(.tooManyKeys) }
        let member = Member(
            id: newID(), household: subject.id, name: name, role: .child,
            status: .invited(signIn), profile: profile)
        try transaction.add(member, signIn: signIn, at: instant)
        return member
    }
}

extension Grant where Op: AddsChores {
    /// Adds a chore with its first dates.
    ///
    /// - Parameters:
    ///   - title: What is to be done.
    ///   - assignment: Whose it is to do.
    ///   - value: What it is worth.
    ///   - timing: When it is to be done.
    ///   - describe: Says all else about it.
    /// - Returns: The first date, as it is given out now.
    /// - Throws: ``ChoreProblem/neverOccurs``.
    func addChore(
        _ title: Title, to assignment: Chore.Assignment, worth value: ChoreValue,
        timing: Chore.Timing, describing describe: (inout Chore) -> Void
    ) throws -> Occurrence {
        let (member, home) = try membership()
        var chore = Chore(
            id: newID(), household: subject.id,
            number: try transaction.nextChoreNumber(in: subject.id), title: title,
            assignment: assignment, value: value, timing: timing, createdBy: member.id,
            createdAt: instant)
        describe(&chore)
        try checkRoom(for: chore, by: member)
        let lots = try lots(for: chore)
        let dates = chore.firstDates(
            on: try timing.first(in: subject.zone), in: home.calendar, newID: maker(),
            choosing: lots.choose)
        try transaction.add(chore)
        for date in dates { try transaction.add(date, in: subject.zone) }
        try tell(of: .plan(chore, before: nil))
        guard let first = dates.first else { throw ServiceError.bug("a chore without a date") }
        return first.current(in: home.calendar)
    }

    /// Throws where no more chores fit in; what children add for themselves leaves room for the others'.
    private func checkRoom(for chore: Chore, by member: Member) throws {
        try Quota.openChores.check(try transaction.facts.openChores(in: subject.id))
        guard !member.role.checksOthers else { return }
        let own = try transaction.facts.openChores(addedBy: member.id, in: subject.id)
        try Quota.ownTodos.check(own.count)
        if chore.status == .proposed { try Quota.proposals.check(own.proposed) }
    }
}

extension Grant where Op == ChangeSettings {
    /// Switches something for the whole household, or changes how it counts days.
    func change(to household: Household) throws -> Principal.Membership {
        try transaction.keep(household.settings, of: subject.id)
        try transaction.keep(household)
        try recount(since: subject)
        return Principal.Membership(
            household: household, members: try membership().home.members, at: instant)
    }
}

extension Grant where Op == AddReward {
    /// Adds a reward, and tells at once who has reached it already.
    func addReward(
        _ title: Title, details: Note?, at value: RewardValue, as kind: Reward.Kind,
        for audience: Reward.Audience
    ) throws -> Reward {
        let (member, home) = try membership()
        let reward = Reward(
            id: newID(), household: subject.id,
            number: try transaction.nextRewardNumber(in: subject.id), title: title,
            details: details, value: value, kind: kind, audience: audience,
            createdBy: member.id, createdAt: instant)
        try transaction.add(reward)
        for candidate in home.active { _ = try settle([reward], of: candidate) }
        return reward
    }
}

extension Grant where Op == EditReward {
    /// How many of it are asked for, granted or handed over.
    func taken() throws -> Int {
        try transaction.facts.taken(of: subject)
    }
}

extension Grant where Op: PlansRewards {
    /// Keeps what `change` makes of the reward, and tells at once who has reached it now.
    func update(_ change: (inout Reward) throws -> Void) throws -> RewardView {
        var reward = subject
        try change(&reward)
        try transaction.update(reward)
        if reward.retiredAt == nil {
            for member in try membership().home.active { _ = try settle([reward], of: member) }
        }
        return try view(of: reward)
    }
}
