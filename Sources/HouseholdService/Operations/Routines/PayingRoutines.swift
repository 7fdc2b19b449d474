import HouseholdDatabase
import HouseholdModel

// What is paid for all of a routine: booked with the last chore that counts, and back with any of them.

extension Grant where Op: MovesPoints {
    /// Pays `doer` for each routine of theirs of which all that was due on its day is done and counts, since `date` does;
    /// once a day.
    ///
    /// In a family it is for children.
    ///
    /// - Parameters:
    ///   - date: What was done, and counts from now on.
    ///   - doer: Who did it.
    ///   - author: Who said that it was done, where nobody asks.
    /// - Returns: The routines.
    /// - Throws: ``StoreError``.
    func payRoutines(
        since date: Occurrence, by doer: Member, sayingSo author: Member.ID? = nil
    ) throws -> [Routine] {
        let home = try principal.home()
        guard let completion = date.completion, !completion.isWaiting, let day = date.routineDay,
            doer.role == .child || home.household.template == .housemates
        else { return [] }
        let routines = try transaction.facts.routines(in: doer.household)
            .filter { $0.bonus != nil && $0.chores.contains(date.chore.id) }
        guard !routines.isEmpty else { return [] }
        let paid = try transaction.facts.routineBonuses(of: doer.id, on: day, in: doer.household)
        return try routines.filter { routine in
            guard !paid.contains(where: { $0.routine == routine.id }),
                let bonus = routine.bonus
            else { return false }
            let dates = try transaction.facts.dates(
                of: routine, sayingOf: doer.id, on: day, in: home)
            guard let done = dates.whole(of: doer.id, on: day), done.contains(completion.id),
                try isRoutine(routine, of: doer, dates, on: day),
                let entry = try move(
                    .routine(try Note(routine.name.description)), of: doer, points: bonus.points,
                    countedAt: completion.at, by: author)
            else { return false }
            try transaction.note(
                RoutineBonus(
                    household: doer.household, member: doer.id, day: day, routine: routine.id,
                    entry: entry, completions: done))
            return true
        }
    }

    /// Whether it is `doer` to whom the routine is paid on `day`: of what two share, each would have all.
    ///
    /// It is theirs whose own dates are among those of that day, whoever does them. Where nobody has any, it is theirs, of
    /// those whom its chores name, if any, who does all of it; of them it is the first.
    private func isRoutine(
        _ routine: Routine, of doer: Member, _ dates: [Occurrence], on day: Day
    ) throws -> Bool {
        let owners = dates.owners(on: day)
        guard owners.isEmpty else { return owners.contains(doer.id) }
        let named = try transaction.facts.chores(of: routine).flatMap(\.assignment.members)
        guard named.isEmpty || named.contains(doer.id),
            dates.areDone(byNobodyBut: doer.id, on: day)
        else { return false }
        return try !principal.home().members.contains { member in
            try transaction.facts.routineBonuses(of: member.id, on: day, in: routine.household)
                .contains { $0.routine == routine.id }
        }
    }

    /// Takes back what was paid to `doer` for routines, as far as `date` counted for it, which counts no more.
    ///
    /// What a parent took back by hand is back already, and is not paid again.
    ///
    /// - Returns: The points.
    func retractRoutines(without date: Occurrence, by doer: Member) throws -> Int {
        guard let completion = date.completion, let day = date.routineDay else { return 0 }
        let paid = try transaction.facts.routineBonuses(of: doer.id, on: day, in: doer.household)
            .filter { $0.completions.contains(completion.id) }
        var points = 0
        for bonus in paid {
            guard let entry = try transaction.facts.entry(bonus.entry, in: doer.household),
                entry.reversedBy == nil
            else { continue }
            try move(
                .reversal(of: entry.sequence, .bonus), of: doer, points: entry.amount,
                countedAt: entry.countedAt)
            try transaction.forget(bonus)
            points += entry.amount
        }
        return points
    }
}
