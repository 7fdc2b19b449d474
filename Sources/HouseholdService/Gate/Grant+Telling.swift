import Household
import HouseholdStore

// What people are told of what others did; nobody is told of what they did themselves.

extension Grant {
    /// Leaves a notice of what the member who acts answered or decided about a chore.
    func tell(
        _ member: Member.ID, _ kind: Notice.Answer.Kind, about chore: Chore, because reason: Note?
    ) throws {
        let actor = try membership().member.id
        guard member != actor else { return }
        let answer = Notice.Answer(
            kind, chore: chore.number, title: chore.title, by: actor, reason: reason)
        try transaction.notify(member, of: answer, about: chore, id: newID(), at: instant)
    }

    /// Tells those who have a chore now that they have it, but for those who had it before.
    func tellAssigned(_ chore: Chore, besides before: some Collection<Member.ID> = []) throws {
        guard chore.standing == .active else { return }
        for member in chore.assignment.members where !before.contains(member) {
            try tell(member, .assigned, about: chore, because: nil)
        }
    }

    /// Leaves a notice of what the member who acts asked or answered about a reward.
    func tell(
        _ members: [Member.ID], _ kind: Notice.ShopNews.Kind, about reward: Reward,
        because reason: Note? = nil
    ) throws {
        let actor = try membership().member.id
        let news = Notice.ShopNews(
            kind, reward: reward.number, title: reward.title, by: actor, reason: reason)
        for member in members where member != actor {
            try transaction.notify(member, of: news, about: reward, id: newID(), at: instant)
        }
    }

    /// Leaves a notice of what the member who acts did with points.
    func tell(
        _ members: [Member.ID], _ kind: Notice.PointsNews.Kind, entry: Int, points: Int,
        because reason: Note?
    ) throws {
        let (member, home) = try membership()
        let news = Notice.PointsNews(
            kind, entry: entry, points: points, by: member.id, reason: reason)
        for other in members where other != member.id {
            try transaction.notify(
                other, of: news, id: newID(), in: home.household.id, at: instant)
        }
    }
}

extension Principal.Home {
    /// Those who answer what children ask.
    var guardians: [Member.ID] {
        active.filter(\.role.isGuardian).map(\.id)
    }
}
