import Foundation
package import HouseholdModel

// MARK: - Reading

extension Facts {
    /// The household's routines by their names; those that were deleted only where that is asked.
    package func routines(
        in household: Household.ID, alsoDeleted: Bool = false
    ) throws(StoreError) -> [Routine] {
        try connection.rows(
            Self.selectRoutine + """
                 WHERE household_id = ? AND (deleted_at IS NULL OR ?) ORDER BY name, id
                """, [household.blob, alsoDeleted ? 1 : 0], read: Self.routine)
    }

    /// The chores of a routine in its order, but for those that were deleted.
    package func chores(of routine: Routine) throws(StoreError) -> [Chore] {
        var chores: [Chore] = []
        for id in routine.chores {
            if let chore = try chore(id, in: routine.household) { chores.append(chore) }
        }
        return chores
    }

    /// The chores of routines by their numbers, but for those that were deleted.
    package func choresByNumber(
        of routines: [Routine], in household: Household.ID
    ) throws(StoreError) -> [Number: Chore.ID] {
        let chores = try connection.rows(
            """
            SELECT number, id FROM chore
            WHERE household_id = ? AND deleted_at IS NULL AND instr(?, id) > 0
            """, [household.blob, list(routines.flatMap(\.chores))]
        ) { row throws(StoreError) -> (number: Number, id: Chore.ID) in
            (try row.integer("number"), try row.id("id"))
        }
        return Dictionary(uniqueKeysWithValues: chores.map { ($0.number, $0.id) })
    }

    /// The dates of the chores of routines that are to be done or wait for an OK, soonest first.
    package func dates(
        of routines: [Routine], in household: Household.ID, _ calendar: HouseholdCalendar
    ) throws(StoreError) -> [Occurrence] {
        try connection.rows(
            Self.selectOpen + """
                 WHERE o.household_id = ? AND o.state IN ('open', 'waiting')
                    AND instr(?, o.chore_id) > 0
                ORDER BY o.over_at IS NULL, o.over_at, o.id
                """, [household.blob, list(routines.flatMap(\.chores))], read: Self.occurrence
        ).map { $0.current(in: calendar) }
    }

    /// The dates of a chore that say whether a member has done all of it on the calendar's day: what was open at its
    /// moment, what waits, and what was done since then, or is of that day.
    package func dates(
        of chore: Chore, sayingOf member: Member.ID, in calendar: HouseholdCalendar
    ) throws(StoreError) -> [Occurrence] {
        let key: [Connection.Value] = [chore.household.blob, chore.id.blob]
        let closed = try connection.rows(
            Self.select + """
                 WHERE o.household_id = ? AND o.chore_id = ? AND o.share IN (x'', ?)
                    AND o.closed_at >= ? AND o.due_day < ? AND o.state = 'done'
                """,
            key + [
                member.blob, calendar.instant.milliseconds, calendar.today.description,
            ], read: Self.occurrence)
        let older = try live(of: chore, in: calendar).filter { date in
            date.due.map { $0.day < calendar.today } ?? false
        }
        return try closed + older + occurrences(of: chore, on: calendar.today, in: calendar)
    }

    private static let selectRoutine = "SELECT household_id, id, name, chores, bonus FROM routine"

    private static func routine(_ row: Fields) throws(StoreError) -> Routine {
        Routine(
            id: try row.id("id"), household: try row.id("household_id"),
            name: try row.parsed("name", row.text("name")) { Tag($0) },
            chores: try row.identifiers("chores"),
            bonus: try row.optionalInteger("bonus").map { points throws(StoreError) in
                try row.parsed("bonus", points) { PointsAmount($0) }
            })
    }
}

// MARK: - What was paid

extension Facts {
    /// What was paid to a member for routines, oldest day first.
    package func routineBonuses(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> [RoutineBonus] {
        try connection.rows(
            Self.selectBonus + " WHERE household_id = ? AND member_id = ? ORDER BY day, entry",
            [household.blob, member.blob], read: Self.bonus)
    }

    /// What was paid to a member for routines of a day.
    package func routineBonuses(
        of member: Member.ID, on day: Day, in household: Household.ID
    ) throws(StoreError) -> [RoutineBonus] {
        try connection.rows(
            Self.selectBonus + " WHERE household_id = ? AND member_id = ? AND day = ?",
            [household.blob, member.blob, day.description], read: Self.bonus)
    }

    private static let selectBonus = """
        SELECT household_id, member_id, day, routine_id, entry, completions FROM routine_bonus
        """

    private static func bonus(_ row: Fields) throws(StoreError) -> RoutineBonus {
        RoutineBonus(
            household: try row.id("household_id"), member: try row.id("member_id"),
            day: try row.day("day"), routine: try row.id("routine_id"),
            entry: try row.integer("entry"), completions: try row.identifiers("completions"))
    }
}

// MARK: - Changing

extension Transaction {
    /// Adds a routine.
    package func add(_ routine: Routine) throws(StoreError) {
        try connection.run(
            "INSERT INTO routine (household_id, id, name, chores, bonus) VALUES (?, ?, ?, ?, ?)",
            [
                routine.household.blob, routine.id.blob, routine.name.description,
                list(routine.chores), routine.bonus?.points,
            ])
        noteMade(RowSnapshot.Key(.routine, routine.id))
    }

    /// Keeps what was changed about a routine.
    package func update(_ routine: Routine) throws(StoreError) {
        try connection.run(
            "UPDATE routine SET name = ?, chores = ?, bonus = ? WHERE household_id = ? AND id = ?",
            [
                routine.name.description, list(routine.chores), routine.bonus?.points,
                routine.household.blob, routine.id.blob,
            ])
    }

    /// Takes a routine out of every list; what was paid for it stays.
    package func delete(_ routine: Routine, at instant: Instant) throws(StoreError) {
        try connection.run(
            "UPDATE routine SET deleted_at = ? WHERE household_id = ? AND id = ?",
            [instant.milliseconds, routine.household.blob, routine.id.blob])
    }

    /// Notes that a routine was paid.
    package func note(_ bonus: RoutineBonus) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO routine_bonus (household_id, member_id, day, routine_id, entry, completions)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                bonus.household.blob, bonus.member.blob, bonus.day.description,
                bonus.routine.blob, bonus.entry, list(bonus.completions),
            ])
    }

    /// Forgets that a routine was paid, once the points are taken back.
    package func forget(_ bonus: RoutineBonus) throws(StoreError) {
        try connection.run(
            "DELETE FROM routine_bonus WHERE household_id = ? AND entry = ?",
            [bonus.household.blob, bonus.entry])
    }
}

// MARK: - Several one after the other

private func list<Entity>(_ ids: [Identifier<Entity>]) -> Data { blob(ids.flatMap(\.bytes)) }

extension Fields {
    fileprivate func identifiers<Entity>(
        _ column: String
    ) throws(StoreError) -> [Identifier<Entity>] {
        try parsed(column, bytes(column)) { bytes in
            let ids = stride(from: 0, to: bytes.count, by: 16).map {
                Identifier<Entity>(bytes: Array(bytes[$0..<min($0 + 16, bytes.count)]))
            }
            return ids.contains { $0 == nil } ? nil : ids.compactMap(\.self)
        }
    }
}
