package import HouseholdModel

extension Facts {
    /// Who is away, as far as that lasts until `day` or longer; soonest first.
    package func absences(
        in household: Household.ID, until day: Day
    ) throws(StoreError) -> [Absence] {
        try connection.rows(
            """
            SELECT household_id, id, number, member_id, first_day, last_day, recurrence, days, note
            FROM absence
            WHERE household_id = ? AND last_day >= ? AND removed_at IS NULL
            ORDER BY last_day, first_day, number
            """, [household.blob, day.description], read: Self.absence)
    }

    /// Who is away once, as far as that lasts until `day` or longer, by the first day and the number: the first `limit`, or
    /// those behind such a place.
    package func absences(
        in household: Household.ID, of member: Member.ID?, until day: Day,
        behind place: (first: Day, number: Number)?, limit: Int
    ) throws(StoreError) -> [Absence] {
        try connection.rows(
            """
            SELECT household_id, id, number, member_id, first_day, last_day, recurrence, days, note
            FROM absence
            WHERE household_id = ?1 AND first_day >= ?2 AND (first_day > ?2 OR number > ?3)
                AND last_day >= ?4 AND member_id = coalesce(?5, member_id)
                AND removed_at IS NULL AND recurrence IS NULL
            ORDER BY first_day, number LIMIT ?6
            """,
            [
                household.blob, place?.first.description ?? "", place?.number ?? 0,
                day.description, member?.blob, limit,
            ], read: Self.absence)
    }

    /// Who is away again and again, as far as that lasts until `day` or longer.
    package func repeatedAbsences(
        in household: Household.ID, until day: Day
    ) throws(StoreError) -> [Absence] {
        try connection.rows(
            """
            SELECT household_id, id, number, member_id, first_day, last_day, recurrence, days, note
            FROM absence
            WHERE household_id = ? AND last_day >= ? AND removed_at IS NULL
                AND recurrence IS NOT NULL
            ORDER BY last_day, number
            """, [household.blob, day.description], read: Self.absence)
    }

    /// The absence with that number, unless it was removed.
    package func absence(
        _ number: Number, in household: Household.ID
    ) throws(StoreError) -> Absence? {
        try connection.first(
            """
            SELECT household_id, id, number, member_id, first_day, last_day, recurrence, days, note
            FROM absence
            WHERE household_id = ? AND number = ? AND removed_at IS NULL
            """, [household.blob, number], read: Self.absence)
    }

    /// The absence with that identity, also one that was removed.
    package func absence(
        _ id: Identifier<Absence>, in household: Household.ID
    ) throws(StoreError) -> Absence? {
        try connection.first(
            """
            SELECT household_id, id, number, member_id, first_day, last_day, recurrence, days, note
            FROM absence
            WHERE household_id = ? AND id = ?
            """, [household.blob, id.blob], read: Self.absence)
    }

    private static func absence(_ row: Fields) throws(StoreError) -> Absence {
        Absence(
            id: try row.id("id"), household: try row.id("household_id"),
            number: try row.integer("number"), member: try row.id("member_id"),
            days: try days(row), note: try row.optionalPersonText("note"))
    }

    private static func days(_ row: Fields) throws(StoreError) -> Absence.Days {
        let (first, last) = (try row.day("first_day"), try row.day("last_day"))
        guard let text = try row.optionalText("recurrence") else {
            return .once(try row.parsed("last_day", first) { $0 <= last ? $0...last : nil })
        }
        let length = try row.integer("days")
        return .again(
            try row.parsed("recurrence", text) { text in
                guard case .calendar(let schedule) = try? Recurrence(text) else { return nil }
                return RepeatedDays(schedule, length: length)
            })
    }
}

extension Transaction {
    /// Keeps that a member is away; an absence that was removed is there again.
    package func add(_ absence: Absence) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO absence (
                household_id, id, number, member_id, first_day, last_day, recurrence, days, note
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (household_id, id) DO UPDATE SET removed_at = NULL
            """,
            [
                absence.household.blob, absence.id.blob, absence.number,
                absence.member.blob, absence.days.first.description,
                (absence.days.last ?? .latest).description,
                absence.days.repeated.map { Recurrence.calendar($0.schedule).description },
                absence.days.repeated?.length, absence.note?.text,
            ])
        noteMade(RowSnapshot.Key(.absence, absence.id))
    }

    /// Removes an absence; `false` when it was removed before.
    package func remove(_ absence: Absence, at instant: Instant) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE absence SET removed_at = ?
            WHERE household_id = ? AND id = ? AND removed_at IS NULL
            """, [instant.milliseconds, absence.household.blob, absence.id.blob]) == 1
    }
}
