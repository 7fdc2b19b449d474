import HouseholdModel

extension UndoTable {
    static let household = UndoTable(
        query: "SELECT * FROM household WHERE id = ?",
        isPutBackWhole: false,
        gone: { _, _ in [:] },
        put: { row, _, transaction throws(StoreError) in
            try transaction.putHousehold(row)
        })
}

extension RowChange {
    /// Whether it changes who looks at what was done and by which way, or how much may be deducted.
    package var concernsHowPointsCome: Bool {
        ["approval", "deductions", "replies"].contains { before.columns[$0] != after.columns[$0] }
    }
}

extension Transaction {
    fileprivate func putHousehold(_ row: RowSnapshot) throws(StoreError) {
        try connection.run(
            """
            UPDATE household SET name = ?, zone = ?, week_start = ?, siblings = ?, approval = ?,
                absences = ?, deductions = ?, leaderboard = ?, times = ?, messages = ?,
                replies = ?
            WHERE id = ?
            """,
            row.bound([
                "name", "zone", "week_start", "siblings", "approval", "absences", "deductions",
                "leaderboard", "times", "messages", "replies",
            ]) + [row.key.bound])
    }
}
