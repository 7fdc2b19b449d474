package import HouseholdModel

/// Shows everything about a chore.
///
/// Parents may; a child of its own chores and those open to all.
package struct ShowChore: OccurrenceOperation, Inquiry {
    package static let action = Action.showChore
    package let date: OccurrenceReference

    /// Asks for that chore.
    package init(_ number: Number, on day: Day? = nil, of person: String? = nil) {
        date = OccurrenceReference(number, on: day, of: person)
    }

    /// The chore.
    package func answer(_ sight: borrowing Sight<Occurrence>) throws -> ChoreView {
        let home = try sight.home()
        return try sight.view()
            .withNext(sight.subject, in: home.calendar)
            .withNotes(try sight.facts.notes(on: sight.subject.chore), in: home)
            .withTrust(try trust(sight, in: home))
            .withStreaks(try streaks(sight, in: home))
    }

    /// In how many weeks in a row those whose it is did all of it, as far as whoever asks may see what they do and
    /// achieve.
    private func streaks(
        _ sight: borrowing Sight<Occurrence>, in home: Principal.Membership
    ) throws -> [ChoreView.Streak]? {
        let chore = sight.subject.chore
        guard let rhythm = chore.recurrence?.timesAWeek else { return nil }
        let people = chore.assignment.members.compactMap(home.member).filter(\.isActive)
        let seen = try sight.allowed(
            .viewAchievements, sight.allowed(.viewActivity, people))
        guard !seen.isEmpty else { return [] }
        let times = try sight.facts.timesInWeeks(of: chore)
        return seen.map { member in
            let own = times.filter { $0.share.map { $0 == member.id } ?? true }.map(\.time)
            let row = rhythm.row(
                of: member.id, in: own, today: home.calendar.today,
                isOwn: chore.assignment.mode != .rotation
            ) { home.calendar.isHere(member.id, on: $0) }
            return ChoreView.Streak(member: member.handle, current: row.current, best: row.best)
        }
    }

    /// How far those have come whose it may be and for whom nobody vouches, as far as whoever asks may see what they do.
    private func trust(
        _ sight: borrowing Sight<Occurrence>, in home: Principal.Membership
    ) throws -> [ChoreView.Trusted]? {
        let chore = sight.subject.chore
        guard home.household.approval(of: chore, at: home.calendar.instant) == .earned else {
            return nil
        }
        let people = chore.assignment.members
        let watched = try home.active.filter { member in
            try (people.isEmpty || people.contains(member.id))
                && (!member.role.isGuardian || home.household.template == .housemates)
                && sight.seesAll(of: member)
        }
        return try watched.map { member in
            ChoreView.Trusted(
                member: member.handle, try sight.facts.trust(in: member.id, with: chore))
        }
    }
}

extension Action {
    package static let showChore = Action(
        "chore.show", on: .choreOrOccurrence, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)
}
