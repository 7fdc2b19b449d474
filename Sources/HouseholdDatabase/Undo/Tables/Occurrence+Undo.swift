package import HouseholdModel

extension UndoTable {
    static let occurrence = UndoTable(
        query: "SELECT * FROM occurrence WHERE household_id = ? AND id = ?",
        isPutBackWhole: true,
        gone: { _, withItsChore in
            let state: OccurrenceState = withItsChore ? .deleted : .withdrawn
            return ["state": .text(state.rawValue), "closed_at": .nothing]
        },
        put: { row, key, transaction throws(StoreError) in
            try transaction.putOccurrence(row, key)
        })
}

extension RowSnapshot {
    /// The chore of a date.
    package var chore: Chore.ID? { id("chore_id") }
}

extension Transaction {
    fileprivate func putOccurrence(_ row: RowSnapshot, _ key: [Connection.Value]) throws(StoreError)
    {
        try connection.run(
            """
            UPDATE occurrence SET state = ?, share = coalesce(?, x''), assignee_id = ?, turn_id = ?,
                due_day = ?, due_time = ?, over_at = ?, ordinal = ?, ticks = ?, sent_back = ?, excuse_by = ?,
                excuse_at = ?, excuse = ?, closed_at = ?, offered_by = ?, offered_to = ?, offered_at = ?,
                offered_points = ?, taken_over_at = ?, rule_day = ?, rule_time = ?
            WHERE household_id = ? AND id = ?
            """,
            row.bound([
                "state", "share", "assignee_id", "turn_id", "due_day", "due_time", "over_at",
                "ordinal", "ticks", "sent_back", "excuse_by", "excuse_at", "excuse", "closed_at",
                "offered_by", "offered_to", "offered_at", "offered_points", "taken_over_at",
                "rule_day", "rule_time",
            ]) + key)
    }
}
