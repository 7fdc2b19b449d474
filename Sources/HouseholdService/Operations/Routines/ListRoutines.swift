package import HouseholdModel

/// Lists the routines by their names, each with its chores, and with what is left of it today for whoever asks.
///
/// The family may; each sees of a routine what the rules let it see of its chores, and none of which it sees no chore.
package struct ListRoutines: Inquiry, HouseholdOperation {
    package static let action = Action.listRoutines

    /// Asks for the routines.
    package init() {}

    /// The routines that may be seen.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [RoutineView] {
        let asker = try sight.principal.membership().member
        let routines = try sight.facts.routines()
        let shown = try sight.facts.dates(of: routines)
        return try routines.compactMap { routine in
            let dates = routine.chores.compactMap { shown[$0] }
            let chores = try sight.chores(dates)
            let seen = Set(chores.map(\.number))
            guard !chores.isEmpty || asker.role.checksOthers else { return nil }
            return RoutineView(
                routine, chores: chores,
                left: try dates.filter { date in
                    try date.isToDo(today: sight.home().calendar.today, by: asker.id)
                        && seen.contains(date.chore.number)
                }.map(\.chore.number))
        }
    }
}

extension Occurrence {
    /// Whether `member` has to do it by then, or may who wants to.
    fileprivate func isToDo(today: Day, by member: Member.ID) -> Bool {
        guard isOpen, chore.status == .active, !isLetBe, let day = due?.day else { return false }
        return day <= today && isFor(member)
    }
}

extension Action {
    package static let listRoutines = Action(
        "routine.list", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
