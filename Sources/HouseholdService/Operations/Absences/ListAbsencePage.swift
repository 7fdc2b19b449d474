package import HouseholdModel

/// Lists who is away when, in pages.
///
/// The family may; each sees what the rules let it see, and a page is filled with that.
package struct ListAbsencePage: Inquiry, HouseholdOperation {
    package static let action = Action.listAbsences
    let name: String?
    let isAll: Bool
    let limit: Int
    let after: AbsencePlace?

    /// Asks for the first `limit` absences of those that ``ListAbsences`` lists, or for the first behind `after`.
    package init(
        of name: String? = nil, all isAll: Bool = false, limit: Int = 100,
        after: AbsencePlace? = nil
    ) {
        self.name = name
        self.isAll = isAll
        self.limit = limit
        self.after = after
    }

    /// The absences, those that begin first before the others; those that repeat at their next time.
    package func answer(_ sight: borrowing Sight<Household>) throws -> AbsencePage {
        try ListLimit.check(limit)
        let home = try sight.home()
        let today = home.calendar.today
        guard after?.isFresh(on: today) ?? true else { throw ServiceError.strangePlace }
        let member = try name.map { try home.member(named: $0).id }
        let found = try seen(sight, of: member, asOf: after?.today ?? today)
        let page = Array(found.prefix(limit))
        let shown = Set(try sight.allowed(.showAbsence, page).map(\.id))
        return AbsencePage(
            views: page.map { AbsenceView($0, in: home, withNote: shown.contains($0.id)) },
            next: found.count > limit
                ? page.last.map { AbsencePlace(of: $0, today: after?.today ?? today) } : nil)
    }

    /// What whoever asks may see of the list that began on `today`, from where the page begins: more than fits on it, if there
    /// is more.
    private func seen(
        _ sight: borrowing Sight<Household>, of member: Member.ID?, asOf today: Day
    ) throws -> [Absence] {
        let household = try sight.home().household
        let day = isAll ? household.zone.day(at: household.createdAt) : today
        func turn(_ absence: Absence) -> AbsencePlace { AbsencePlace(of: absence, today: today) }
        let repeated = try sight.facts.repeatedAbsences(until: day).filter {
            member == nil || $0.member == member
        }
        var (found, place, isOver) = ([Absence](), after, false)
        while found.count <= limit, !isOver {
            let once = try sight.facts.absences(
                of: member, until: day, behind: place.map { ($0.first, $0.number) },
                limit: limit + 1)
            isOver = once.count <= limit
            let end = isOver ? nil : once.last.map(turn)
            let between = repeated.filter { absence in
                let turn = turn(absence)
                return place?.precedes(turn) ?? true && end.map(turn.precedes) ?? true
            }
            let part = (once + between).map { (turn: turn($0), absence: $0) }
                .sorted { $0.turn.precedes($1.turn) }.map(\.absence)
            found += try sight.allowed(.glanceAbsence, part)
            place = end
        }
        return found
    }
}
