import HouseholdModel
import HouseholdDatabase

// What people are told of what others did; nobody is told of what they did themselves.

extension Grant where Op: Tells {
    /// Leaves a notice of what the member who acts did.
    func tell(
        _ members: [Member.ID], _ matter: Notice.News.Matter, because reason: Note? = nil
    ) throws {
        let (actor, home) = try membership()
        let news = Notice.News(matter, by: actor.id, reason: reason)
        for member in members where member != actor.id {
            try transaction.notify(
                member, of: news, id: newID(), in: home.household.id, at: instant)
        }
    }

    /// Leaves a notice of what the member who acts answered or decided about a chore.
    func tell(
        _ member: Member.ID, _ news: Notice.ChoreNews, about chore: Chore,
        because reason: Note? = nil
    ) throws {
        try tell([member], .chore(news, chore.number, chore.title), because: reason)
    }

    /// Tells those who have a chore now that they have it, but for those who had it before.
    func tellAssigned(_ chore: Chore, besides before: some Collection<Member.ID> = []) throws {
        guard chore.status == .active else { return }
        let members = chore.assignment.members.filter { !before.contains($0) }
        try tell(members, .chore(.assigned, chore.number, chore.title))
    }
}

extension Principal.Membership {
    /// Those who answer what children ask.
    var guardians: [Member.ID] {
        active.filter(\.role.isGuardian).map(\.id)
    }
}
