package import HouseholdModel

/// What a member changed and can take back, or has taken back and can do again.
package struct UndoEntry: Hashable, Sendable {
    /// Its place among the household's changes.
    package let sequence: Int
    /// Whose change it is.
    package let member: Member.ID
    /// When it was made.
    package let at: Instant
    /// What was done, as JSON.
    package let steps: String
    /// Whether it is taken back at this time.
    package let isTakenBack: Bool
}

// MARK: - Reading

extension Facts {
    /// The member's newest changes since `start` that can be taken back or done again, newest first.
    package func undoEntries(
        of member: Member.ID, in household: Household.ID, since start: Instant, limit: Int
    ) throws(StoreError) -> [UndoEntry] {
        try connection.rows(
            """
            SELECT sequence, member_id, at, steps, taken_back_at FROM undo
            WHERE household_id = ? AND member_id = ? AND at >= ?
            ORDER BY sequence DESC LIMIT ?
            """, [household.blob, member.blob, start.milliseconds, limit],
            read: Self.undoEntry)
    }

    /// What a change did to each row.
    package func rowChanges(
        of entry: UndoEntry, in household: Household.ID
    ) throws(StoreError) -> [RowChange] {
        try connection.first(
            "SELECT rows FROM undo WHERE household_id = ? AND sequence = ?",
            [household.blob, entry.sequence]
        ) { row throws(StoreError) in
            try row.parsed("rows", row.text("rows"), with: RowChange.changes)
        } ?? []
    }

    /// The newest change after `entry` that touched the row and is not taken back.
    package func newestChange(
        of row: RowSnapshot.Key, after entry: UndoEntry, in household: Household.ID
    ) throws(StoreError) -> UndoEntry? {
        try connection.first(
            """
            SELECT sequence, member_id, at, steps, taken_back_at FROM undo
            WHERE household_id = ? AND sequence > ? AND taken_back_at IS NULL
                AND instr(rows, ?) > 0
            ORDER BY sequence DESC LIMIT 1
            """, [household.blob, entry.sequence, RowChange.beginning(at: row)],
            read: Self.undoEntry)
    }

    private static func undoEntry(_ row: Fields) throws(StoreError) -> UndoEntry {
        UndoEntry(
            sequence: try row.integer("sequence"), member: try row.id("member_id"),
            at: try row.instant("at"), steps: try row.text("steps"),
            isTakenBack: try row.optionalInstant("taken_back_at") != nil)
    }
}

// MARK: - Writing

extension Transaction {
    /// Keeps a change of the member, and forgets what is from before `old` or taken back: it is not done again
    /// after another change.
    package func keep(
        _ changes: [RowChange], as steps: String, by member: Member.ID, at instant: Instant,
        forgettingBefore old: Instant, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            DELETE FROM undo WHERE household_id = ? AND sequence < (
                SELECT sequence FROM undo WHERE household_id = ? AND at >= ?
                ORDER BY sequence LIMIT 1)
            """, [household.blob, household.blob, old.milliseconds])
        try connection.run(
            """
            DELETE FROM undo
            WHERE household_id = ? AND member_id = ? AND taken_back_at IS NOT NULL
            """, [household.blob, member.blob])
        let sequence = try connection.first(
            """
            INSERT INTO undo (household_id, sequence, member_id, at, steps, rows)
            VALUES (?, (SELECT coalesce(max(sequence), 0) + 1 FROM undo WHERE household_id = ?),
                ?, ?, ?, ?)
            RETURNING sequence
            """,
            [
                household.blob, household.blob, member.blob, instant.milliseconds,
                steps, try RowChange.json(changes.sorted { $0.key.name < $1.key.name }),
            ]
        ) { row throws(StoreError) in try row.integer("sequence") }
        if let sequence { try keepNews(of: sequence, in: household) }
    }

    /// Keeps that what was told came of doing a change again: it goes with it when that is taken back once more.
    ///
    /// What was told of it before and is void comes no more.
    package func noteNews(
        ofDoingAgain entry: UndoEntry, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE notice SET change = NULL
            WHERE household_id = ? AND change = ? AND taken_back_at IS NOT NULL
                AND seen_at IS NULL
            """, [household.blob, entry.sequence])
        try keepNews(of: entry.sequence, in: household)
    }

    private func keepNews(of change: Int, in household: Household.ID) throws(StoreError) {
        for news in madeNews {
            try connection.run(
                "UPDATE notice SET change = ? WHERE household_id = ? AND id = ?",
                [change, household.blob, news.blob])
        }
    }

    /// Notes that a change is taken back since `instant`, or, without one, done again; `false` when it was
    /// already.
    package func note(
        _ entry: UndoEntry, takenBackAt instant: Instant?, in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE undo SET taken_back_at = ?
            WHERE household_id = ? AND sequence = ? AND (taken_back_at IS NULL) = ?
            """,
            [
                instant?.milliseconds, household.blob, entry.sequence,
                entry.isTakenBack ? 0 : 1,
            ]) == 1
    }
}
