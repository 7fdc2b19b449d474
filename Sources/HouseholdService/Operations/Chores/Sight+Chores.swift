import HouseholdModel

extension Sight {
    /// Dates of chores as the principal may see them: all of it, a glance, or nothing at all.
    ///
    /// The rules are asked about each date itself; `dates` are those that are shown for it.
    func chores(
        _ occurrences: [Occurrence], showing dates: (Occurrence) -> [Occurrence] = { [$0] }
    ) throws -> [ChoreView] {
        let home = try home()
        var views: [ChoreView] = []
        views.reserveCapacity(occurrences.count)
        try forEach(of: occurrences, allowed: .glanceChore, orEven: .showChore) { seen, isMore in
            for date in dates(seen) {
                views.append(
                    isMore
                        ? ChoreView(date, in: home, at: instant)
                        : ChoreView(glancing: date, in: home, at: instant))
            }
        }
        return views
    }
}

extension Sight where Subject == Occurrence {
    /// All about the date; who did it only where the principal may see what they do.
    func view() throws -> ChoreView {
        let home = try home()
        let view = ChoreView(subject, in: home, at: instant)
        guard let doer = subject.shieldedDoer.flatMap(home.member),
            try allowed(.viewActivity, [doer]).isEmpty
        else { return view }
        return view.withoutDoer()
    }
}

extension Sight where Subject == Household {
    /// What is to be done, and of what was done what somebody did whose activity the principal may see.
    func withoutHidden(_ dates: [Occurrence]) throws -> [Occurrence] {
        let doers = Set(dates.compactMap(\.shieldedDoer))
        let members = try home().members.filter { doers.contains($0.id) }
        let seen = Set(try allowed(.viewActivity, members).map(\.id))
        return dates.filter { date in
            date.shieldedDoer.map(seen.contains) ?? true
        }
    }
}

extension Occurrence {
    /// Who did it, where only those are told who may see what they do; what waits for an OK is everybody's to know.
    var shieldedDoer: Member.ID? { isWaiting ? nil : completion?.doer }
}
