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

    /// The absences, those that begin first before the others; those that repeat at their next time.
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
        return glanced.map { (first: $0.days.next(from: calendar.today), absence: $0) }
            .sorted { ($0.first, $0.absence.number) < ($1.first, $1.absence.number) }
            .map { AbsenceView($1, in: home, withNote: shown.contains($1.id)) }
    }
}

extension Absence.Days {
    /// The first day of the time that is not over yet, or of all where all are.
    func next(from day: Day) -> Day {
        stretches(from: day).first { _ in true }?.lowerBound ?? first
    }
}

extension Action {
    package static let listAbsences = Action(
        "absence.list", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
