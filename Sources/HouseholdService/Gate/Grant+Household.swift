import Household
import HouseholdStore

/// What the right to plan for a household allows: to add things to it.
extension Grant where Subject == Household {
    /// Adds a child that has not joined yet.
    func addChild(_ name: Name, signIn: Member.SignIn) throws -> Member {
        let home = try membership().home
        let look = Skeleton(name.text)
        let isTaken = home.active.contains { member in
            Skeleton(member.name.text) == look
                || member.username.map { Skeleton($0.text) == look } == true
        }
        guard !isTaken else { throw ServiceError.nameTaken(name) }
        // The key that lets the child in comes next; without room for one nobody is added.
        let open = try transaction.facts.openKeyCount(
            in: subject.id, besides: membership().member.id, at: instant)
        guard open < KeyDraft.mostOpen else { throw ServiceError.tooManyKeys }
        let member = Member(
            id: newID(), household: subject.id, name: name, role: .child,
            standing: .invited(signIn))
        try transaction.add(member, signIn: signIn, at: instant)
        return member
    }

    /// Adds a chore with its first date.
    func addChore(
        _ title: Title, details: Note?, to assignment: Chore.Assignment, worth value: ChoreValue,
        timing: Chore.Timing, approval: Approval?
    ) throws -> Occurrence {
        let member = try membership().member
        let chore = Chore(
            id: newID(), household: subject.id,
            number: try transaction.nextChoreNumber(in: subject.id), title: title,
            details: details, assignment: assignment, value: value, timing: timing,
            approval: approval, createdBy: member.id, createdAt: instant)
        let occurrence = Occurrence(
            id: newID(), chore: chore, occasion: try timing.first(in: subject.zone),
            assignee: chore.assignee)
        try transaction.add(chore)
        try transaction.add(occurrence, in: subject.zone)
        return occurrence
    }

    /// Switches something for the whole household.
    func change(_ settings: Household.Settings) throws -> Principal.Home {
        try transaction.keep(settings, of: subject.id)
        var household = subject
        household.settings = settings
        return Principal.Home(household: household, members: try membership().home.members)
    }

    /// Adds a reward, and tells at once who has reached it already.
    func addReward(
        _ title: Title, details: Note?, at threshold: Threshold, counting: Reward.Counting,
        for audience: Reward.Audience
    ) throws -> Reward {
        let (member, home) = try membership()
        let reward = Reward(
            id: newID(), household: subject.id,
            number: try transaction.nextRewardNumber(in: subject.id), title: title,
            details: details, threshold: threshold, counting: counting, audience: audience,
            createdBy: member.id, createdAt: instant)
        try transaction.add(reward)
        for candidate in home.active where reward.isFor(candidate) {
            _ = try settle([reward], of: candidate)
        }
        return reward
    }
}
