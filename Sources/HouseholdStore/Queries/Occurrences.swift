public import Household

/// Which dates of chores a list is made of.
public enum OccurrenceFilter: Hashable, Sendable {
    /// What is to be done: soonest due first, without a date last.
    case open
    /// What is to be done and whose time was over at that instant, oldest first.
    case over(Instant)
    /// What was done, since that instant or ever, newest first.
    case done(since: Instant?)
}

extension Facts {
    /// The one date of a chore that does not repeat.
    public func occurrence(of chore: Chore) throws(StoreError) -> Occurrence? {
        try connection.first(
            Self.select + " WHERE c.household_id = ? AND o.chore_id = ? AND o.state <> 'deleted'",
            [chore.household.rawValue, chore.id.rawValue], read: Self.occurrence)
    }

    /// The dates of the household's chores that `filter` lets through.
    public func occurrences(
        _ filter: OccurrenceFilter, in household: Household.ID
    ) throws(StoreError) -> [Occurrence] {
        switch filter {
        case .open:
            try connection.rows(
                Self.selectOpen + """
                     WHERE o.household_id = ? AND o.state = 'open'
                    ORDER BY o.over_at IS NULL, o.over_at, c.number
                    """, [household.rawValue], read: Self.occurrence)
        case .over(let instant):
            try connection.rows(
                Self.selectOpen + """
                     WHERE o.household_id = ? AND o.state = 'open' AND o.over_at <= ?
                    ORDER BY o.over_at, c.number
                    """, [household.rawValue, instant.milliseconds], read: Self.occurrence)
        case .done(let start):
            try connection.rows(
                Self.selectDone + """
                     WHERE m.household_id = ? AND m.undone_at IS NULL AND m.at >= ? AND o.state = 'done'
                    ORDER BY m.at DESC, c.number DESC
                    """, [household.rawValue, start?.milliseconds ?? 0], read: Self.occurrence)
        }
    }

    private static let fields = """
        SELECT c.household_id, c.number, c.title, c.details, c.assignee_id, c.points, c.due_day,
            c.due_time, c.created_by, c.created_at, o.id, o.chore_id, o.state,
            m.id AS completion_id, m.doer_id, m.recorded_by, m.at, m.day,
            m.points AS promised

        """

    private static let select =
        fields + """
            FROM occurrence o
            JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
            LEFT JOIN completion m ON m.household_id = o.household_id AND m.occurrence_id = o.id
                AND m.undone_at IS NULL
            """

    /// Names the index: left to itself, SQLite walks all that the household ever did.
    private static let selectOpen =
        fields + """
            FROM occurrence o INDEXED BY occurrence_open
            JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
            LEFT JOIN completion m ON m.household_id = o.household_id AND m.occurrence_id = o.id
                AND m.undone_at IS NULL
            """

    private static let selectDone =
        fields + """
            FROM completion m
            JOIN occurrence o ON o.household_id = m.household_id AND o.id = m.occurrence_id
            JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
            """

    private static func occurrence(_ row: Fields) throws(StoreError) -> Occurrence {
        Occurrence(
            id: try row.id("id"), chore: try chore(row),
            progress: try row.text("state") == "open" ? .open : .done(completion(row)))
    }

    private static func completion(_ row: Fields) throws(StoreError) -> Completion {
        Completion(
            id: try row.id("completion_id"), doer: try row.id("doer_id"),
            recordedBy: try row.id("recorded_by"), at: try row.instant("at"),
            day: try row.day("day"),
            value: try row.parsed("promised", row.integer("promised")) { ChoreValue($0) })
    }
}

extension Transaction {
    /// Marks an open date as done; `false` when it is not open any more.
    public func complete(
        _ occurrence: Occurrence, with completion: Completion
    ) throws(StoreError) -> Bool {
        let household = occurrence.chore.household.rawValue
        let changed = try connection.count(
            """
            UPDATE occurrence SET state = 'done'
            WHERE household_id = ? AND id = ? AND state = 'open'
            """, [household, occurrence.id.rawValue])
        guard changed == 1 else { return false }
        try connection.run(
            """
            INSERT INTO completion
                (household_id, id, occurrence_id, doer_id, recorded_by, at, day, points)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                household, completion.id.rawValue, occurrence.id.rawValue,
                completion.doer.rawValue, completion.recordedBy.rawValue,
                completion.at.milliseconds, completion.day.description, completion.value.points,
            ])
        return true
    }

    /// Takes a completion back and opens the date again; `false` when it was taken back before.
    public func reopen(
        _ occurrence: Occurrence, takingBack completion: Completion, by member: Member.ID,
        at instant: Instant
    ) throws(StoreError) -> Bool {
        let household = occurrence.chore.household.rawValue
        let changed = try connection.count(
            """
            UPDATE completion SET undone_at = ?, undone_by = ?
            WHERE household_id = ? AND id = ? AND undone_at IS NULL
            """, [instant.milliseconds, member.rawValue, household, completion.id.rawValue])
        guard changed == 1 else { return false }
        try connection.run(
            """
            UPDATE occurrence SET state = 'open'
            WHERE household_id = ? AND id = ? AND state = 'done'
            """, [household, occurrence.id.rawValue])
        return true
    }
}
