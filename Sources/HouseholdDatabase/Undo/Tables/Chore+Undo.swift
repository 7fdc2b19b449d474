import HouseholdModel

extension UndoTable {
    static let chore = UndoTable(
        query: "SELECT * FROM chore WHERE household_id = ? AND id = ?",
        isPutBackWhole: true,
        gone: { instant, _ in ["deleted_at": .number(Int(instant.milliseconds))] },
        put: { row, key, transaction throws(StoreError) in
            try transaction.putChore(row, key)
        })
}

extension RowSnapshot {
    /// Whether the chore was deleted.
    package var isDeletedChore: Bool { columns["deleted_at"] ?? .nothing != .nothing }
}

extension Transaction {
    fileprivate func putChore(_ row: RowSnapshot, _ key: [Connection.Value]) throws(StoreError) {
        try connection.run(
            """
            UPDATE chore SET title = ?, icon = ?, details = ?, steps = ?, tags = ?, mode = ?,
                assignee_id = ?, people = ?, turns = ?, private = ?, points = ?, due_day = ?,
                due_time = ?, recurrence = ?, overdue = ?, approval = ?, reminders = ?,
                proposed = ?, paused_at = ?, promised_points = ?, promise_ends_at = ?,
                must_do = ?, promised_approval = ?, approval_promise_ends_at = ?, deleted_at = ?
            WHERE household_id = ? AND id = ?
            """,
            row.bound([
                "title", "icon", "details", "steps", "tags", "mode", "assignee_id", "people",
                "turns", "private", "points", "due_day", "due_time", "recurrence", "overdue",
                "approval", "reminders", "proposed", "paused_at", "promised_points",
                "promise_ends_at", "must_do", "promised_approval", "approval_promise_ends_at",
                "deleted_at",
            ]) + key)
    }
}
