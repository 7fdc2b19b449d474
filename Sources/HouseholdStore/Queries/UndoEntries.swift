public import Household

/// What a member changed and can take back, or has taken back and can do again.
public struct UndoEntry: Hashable, Sendable {
    /// Its place among the household's changes.
    public let sequence: Int
    /// Whose change it is.
    public let member: Member.ID
    /// When it was made.
    public let at: Instant
    /// What was done, as JSON.
    public let steps: String
    /// Whether it is taken back at this time.
    public let isTakenBack: Bool
}

/// What a change did to one row.
public struct RowChange: Hashable, Sendable {
    /// The row before, or what of it was changed.
    public let before: StoredRow
    /// The same after.
    public let after: StoredRow

    /// Creates a change of a row.
    public init(before: StoredRow, after: StoredRow) {
        self.before = before
        self.after = after
    }
}

// MARK: - Reading

extension Facts {
    /// The member's newest changes since `start` that can be taken back or done again, newest first.
    public func undoEntries(
        of member: Member.ID, in household: Household.ID, since start: Instant, limit: Int
    ) throws(StoreError) -> [UndoEntry] {
        try connection.rows(
            """
            SELECT sequence, member_id, at, steps, taken_back_at FROM undo
            WHERE household_id = ? AND member_id = ? AND at >= ?
            ORDER BY sequence DESC LIMIT ?
            """, [household.rawValue, member.rawValue, start.milliseconds, limit],
            read: Self.undoEntry)
    }

    /// What a change did to each row.
    public func rowChanges(
        of entry: UndoEntry, in household: Household.ID
    ) throws(StoreError) -> [RowChange] {
        try connection.rows(
            """
            SELECT before, after FROM undo_row WHERE household_id = ? AND sequence = ?
            ORDER BY row_id
            """, [household.rawValue, entry.sequence]
        ) { row throws(StoreError) in
            RowChange(before: try row.storedRow("before"), after: try row.storedRow("after"))
        }
    }

    /// The newest change after `entry` that touched the row and is not taken back.
    public func newestChange(
        of row: StoredRow.Key, after entry: UndoEntry, in household: Household.ID
    ) throws(StoreError) -> UndoEntry? {
        try connection.first(
            """
            SELECT u.sequence, u.member_id, u.at, u.steps, u.taken_back_at FROM undo_row r
            JOIN undo u ON u.household_id = r.household_id AND u.sequence = r.sequence
            WHERE r.household_id = ? AND r.row_id = ? AND r.sequence > ?
                AND u.taken_back_at IS NULL
            ORDER BY r.sequence DESC LIMIT 1
            """, [household.rawValue, row.id, entry.sequence], read: Self.undoEntry)
    }

    private static func undoEntry(_ row: Fields) throws(StoreError) -> UndoEntry {
        UndoEntry(
            sequence: try row.integer("sequence"), member: try row.id("member_id"),
            at: try row.instant("at"), steps: try row.text("steps"),
            isTakenBack: try row.optionalInstant("taken_back_at") != nil)
    }
}

extension Fields {
    fileprivate func storedRow(_ column: String) throws(StoreError) -> StoredRow {
        try parsed(column, text(column)) { try? StoredRow(json: $0) }
    }
}

// MARK: - Writing

extension Transaction {
    /// Keeps a change of the member, and forgets what is from before `old` or taken back: it is not done again
    /// after another change.
    public func keep(
        _ changes: [RowChange], as steps: String, by member: Member.ID, at instant: Instant,
        forgettingBefore old: Instant, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            "DELETE FROM undo WHERE household_id = ? AND at < ?",
            [household.rawValue, old.milliseconds])
        try connection.run(
            """
            DELETE FROM undo
            WHERE household_id = ? AND member_id = ? AND taken_back_at IS NOT NULL
            """, [household.rawValue, member.rawValue])
        let sequence = try connection.first(
            """
            INSERT INTO undo (household_id, sequence, member_id, at, steps)
            VALUES (?, (SELECT coalesce(max(sequence), 0) + 1 FROM undo WHERE household_id = ?),
                ?, ?, ?)
            RETURNING sequence
            """,
            [
                household.rawValue, household.rawValue, member.rawValue, instant.milliseconds,
                steps,
            ]
        ) { row throws(StoreError) in try row.integer("sequence") }
        for change in changes {
            try connection.run(
                """
                INSERT INTO undo_row (household_id, row_id, sequence, before, after)
                VALUES (?, ?, ?, ?, ?)
                """,
                [
                    household.rawValue, change.after.key.id, sequence, change.before.json,
                    change.after.json,
                ])
        }
        for news in madeNews {
            try connection.run(
                "UPDATE notice SET change = ? WHERE household_id = ? AND id = ?",
                [sequence, household.rawValue, news.rawValue])
        }
    }

    /// Notes that a change is taken back since `instant`, or, without one, done again; `false` when it was
    /// already.
    public func note(
        _ entry: UndoEntry, takenBackAt instant: Instant?, in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE undo SET taken_back_at = ?
            WHERE household_id = ? AND sequence = ? AND (taken_back_at IS NULL) = ?
            """,
            [
                instant?.milliseconds, household.rawValue, entry.sequence,
                entry.isTakenBack ? 0 : 1,
            ]) == 1
    }
}
