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

extension Sight where Subject == Household {
    /// What is to be done, and of what was done what somebody did whose activity the principal may see.
    func withoutHidden(_ dates: [Occurrence]) throws -> [Occurrence] {
        let doers = Set(dates.compactMap { $0.isWaiting ? nil : $0.completion?.doer })
        let members = try home().members.filter { doers.contains($0.id) }
        let seen = Set(try allowed(.viewActivity, members).map(\.id))
        return dates.filter { date in
            guard let doer = date.completion?.doer, !date.isWaiting else { return true }
            return seen.contains(doer)
        }
    }
}
