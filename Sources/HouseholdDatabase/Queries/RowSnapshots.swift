package import HouseholdModel

// MARK: - Reading

extension Facts {
    /// Where the rows are that a request about `chores` may change: their plans, with the dates that are not over.
    package func keys(
        of chores: [Chore.ID], in household: Household.ID
    ) throws(StoreError) -> Set<RowSnapshot.Key> {
        var keys = Set(chores.map { RowSnapshot.Key(.chore, $0) })
        for chore in chores {
            let key: [Connection.Value] = [household.blob, chore.blob]
            keys.formUnion(
                try ids(
                    """
                    SELECT id FROM occurrence
                    WHERE household_id = ? AND chore_id = ? AND state IN ('open', 'waiting')
                    """, key, .occurrence))
            keys.formUnion(
                try ids(
                    """
                    SELECT id FROM occurrence
                    WHERE household_id = ? AND chore_id = ? AND state = 'deleted'
                    """, key, .occurrence))
        }
        return keys
    }

    private func ids(
        _ sql: String, _ values: [Connection.Value], _ table: RowSnapshot.Table
    ) throws(StoreError) -> [RowSnapshot.Key] {
        try connection.rows(sql, values) { row throws(StoreError) in
            let id: Identifier<RowSnapshot> = try row.id("id")
            return RowSnapshot.Key(table, id)
        }
    }

    /// The row that is there, if there is one.
    package func row(
        _ key: RowSnapshot.Key, in household: Household.ID
    ) throws(StoreError) -> RowSnapshot? {
        let values: [Connection.Value] =
            key.table == .household ? [key.bound] : [household.blob, key.bound]
        let completion: [String: RowSnapshot.Value]? =
            key.table != .occurrence
            ? nil
            : try connection.first(
                """
                SELECT * FROM completion
                WHERE household_id = ? AND occurrence_id = ? AND undone_at IS NULL
                """, values
            ) { fields throws(StoreError) in
                try RowSnapshot.columns(fields).filter { $0.value != .nothing }
            }
        return try connection.first(key.table.undo.query, values) { fields throws(StoreError) in
            RowSnapshot(key: key, columns: try RowSnapshot.columns(fields), completion: completion)
        }
    }

    /// Dates of the same chore behind a date that is done once more: its member's, or anybody's where all do it
    /// together.
    package func later(
        than row: RowSnapshot, in household: Household.ID
    ) throws(StoreError) -> [RowSnapshot.Key] {
        try ids(
            """
            SELECT o.id FROM occurrence o
            JOIN occurrence d ON d.household_id = o.household_id AND d.chore_id = o.chore_id
            JOIN chore c ON c.household_id = d.household_id AND c.id = d.chore_id
            WHERE d.household_id = ? AND d.id = ? AND o.ordinal > d.ordinal
                AND (o.share = d.share OR c.mode = 'together')
                AND o.state NOT IN ('deleted', 'withdrawn')
            """, [household.blob, row.key.bound], .occurrence)
    }
}

// MARK: - Putting back

extension Transaction {
    /// Lets a row be as `row` says; that a date was done is kept apart, and what points moved for is not put back
    /// but moved back.
    package func put(_ row: RowSnapshot, in household: Household.ID) throws(StoreError) {
        try row.key.table.undo.put(row, [household.blob, row.key.bound], self)
    }

    /// Takes back that a date was done.
    package func retract(
        _ completion: Completion.ID, by member: Member.ID, at instant: Instant,
        in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE completion SET undone_at = ?, undone_by = ?
            WHERE household_id = ? AND id = ? AND undone_at IS NULL
            """,
            [instant.milliseconds, member.blob, household.blob, completion.blob]) == 1
    }

    /// Keeps that a date was done, as `row` says, once more after it was taken back: what was paid counts from when
    /// it was first paid.
    package func putCompletion(
        of row: RowSnapshot, id: Completion.ID, in household: Household.ID
    ) throws(StoreError) {
        guard let columns = row.completion else { return }
        try connection.run(
            """
            INSERT INTO completion (household_id, id, occurrence_id, doer_id, recorded_by, at, day,
                points, state, checked_by, checked_at, paid, reason, unseen_at, unseen_hours,
                trusted_oks, full_points, halved_by, first_entry, counts)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, coalesce((
                SELECT min(counts) FROM completion
                WHERE household_id = ? AND occurrence_id = ? AND doer_id = ? AND at = ?
                    AND undone_at IS NOT NULL), 1))
            """,
            [household.blob, id.blob, row.key.bound]
                + RowSnapshot.bound(
                    [
                        "doer_id", "recorded_by", "at", "day", "points", "state", "checked_by",
                        "checked_at", "paid", "reason", "unseen_at", "unseen_hours", "trusted_oks",
                        "full_points", "halved_by",
                    ], in: columns) + [try firstEntry(of: row.key.bound, columns, in: household)]
                + [household.blob, row.key.bound]
                + RowSnapshot.bound(["doer_id", "at"], in: columns))
    }

    private func firstEntry(
        of occurrence: Connection.Value, _ columns: [String: RowSnapshot.Value],
        in household: Household.ID
    ) throws(StoreError) -> Int? {
        guard columns["state"] == .text(CompletionState.booked.rawValue) else { return nil }
        return try connection.first(
            """
            SELECT min(l.sequence) AS sequence FROM completion m
            JOIN ledger l ON l.household_id = m.household_id AND l.completion_id = m.id
                AND l.kind = 'award'
            WHERE m.household_id = ? AND m.occurrence_id = ? AND m.doer_id = ? AND m.at = ?
                AND m.undone_at IS NOT NULL
            """,
            [household.blob, occurrence] + RowSnapshot.bound(["doer_id", "at"], in: columns)
        ) { row throws(StoreError) in try row.optionalInteger("sequence") } ?? nil
    }
}
