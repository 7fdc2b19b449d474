import HouseholdModel

extension Sight {
    /// Dates of chores as the principal may see them: all of it, a glance, or nothing at all.
    ///
    /// The rules are asked about each date itself; `dates` are those that are shown for it.
    func chores(
        _ occurrences: [Occurrence], showing dates: (Occurrence) -> [Occurrence] = { [$0] }
    ) throws -> [ChoreView] {
        let (home, hidden) = (try home(), try hiddenDoers(of: occurrences))
        var points = PointsQuestion(under: rules, for: principal, at: instant)
        var views: [ChoreView] = []
        views.reserveCapacity(occurrences.count)
        try forEach(of: occurrences, allowed: .glanceChore, orEven: .showChore) { seen, isMore in
            for date in dates(seen) {
                views.append(
                    isMore
                        ? ChoreView(
                            date, in: home, at: instant, without: hidden,
                            half: try facts.half(ahead: date, by: &points),
                            note: try facts.note(on: date))
                        : ChoreView(glancing: date, in: home, at: instant))
            }
        }
        return views
    }
}

extension Sight where Subject == Occurrence {
    /// All about the date; who did it only where the principal may see what they do.
    func view() throws -> ChoreView {
        var points = PointsQuestion(under: rules, for: principal, at: instant)
        return try ChoreView(
            subject, in: home(), at: instant, without: hiddenDoers(of: [subject]),
            half: facts.half(ahead: subject, by: &points), note: facts.note(on: subject))
    }
}

extension Sight where Subject == Household {
    /// What is to be done, and of what was done what somebody did whose activity the principal may see.
    func withoutHidden(_ dates: [Occurrence]) throws -> [Occurrence] {
        let hidden = try hiddenDoers(of: dates)
        return dates.filter { !hidden.hides($0) }
    }
}
