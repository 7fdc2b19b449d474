package import HouseholdModel

/// Lists who is away when.
///
/// The family may; the notes are for the person and the parents.
package struct ListAbsences: Inquiry, HouseholdOperation {
    package static let action = Action.listAbsences
    let name: String?
    let isAll: Bool

    /// Asks who is away from today on, or only when `name` is; also about what is over, where `isAll` says so.
    package init(of name: String? = nil, all isAll: Bool = false) {
        self.name = name
        self.isAll = isAll
    }

    /// The absences, those that begin first before the others.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [AbsenceView] {
        let home = try sight.home()
        let member = try name.map { try home.member(named: $0) }
        let (household, calendar) = (home.household, home.calendar)
        let first = isAll ? household.zone.day(at: household.createdAt) : calendar.today
        let absences = try sight.facts.absences(until: first).filter {
            member == nil || $0.member == member?.id
        }
        let glanced = try sight.allowed(.glanceAbsence, absences)
        let shown = Set(try sight.allowed(.showAbsence, glanced).map(\.id))
        return glanced.sorted { ($0.days.lowerBound, $0.number) < ($1.days.lowerBound, $1.number) }
            .map { AbsenceView($0, in: home, withNote: shown.contains($0.id)) }
    }
}

extension Action {
    package static let listAbsences = Action(
        "absence.list", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
