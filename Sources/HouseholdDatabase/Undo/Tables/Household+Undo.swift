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
    /// Whether it changes who looks at what was done, by which way and until when, or how much may be deducted.
    package var concernsHowPointsCome: Bool {
        [
            "approval", "promised_approval", "approve_after", "promised_approve_after",
            "deductions", "promised_deductions", "replies",
        ].contains {
            before.columns[$0] != after.columns[$0]
        }
    }
}

extension RowChange {
    /// Which settings of a household it changes, as they are typed.
    package var settings: [String] {
        let names: KeyValuePairs = [
            "name": "name", "zone": "zone", "week_start": "week-start", "siblings": "siblings",
            "approval": "approval", "approve_after": "approve-after", "absences": "absences",
            "deductions": "deductions", "leaderboard": "leaderboard", "messages": "messages",
            "replies": "replies", "times": "times",
        ]
        guard key.table == .household else { return [] }
        return names.filter { before.columns[$0.key] != after.columns[$0.key] }.map(\.value)
    }
}

extension RowSnapshot {
    /// In which currency the household reckons by it.
    package var currency: String? { text("currency") }
}

extension Transaction {
    /// What waits since it was set so goes on waiting where the same hours hold before and after, by a promise or by themselves.
    fileprivate func putHousehold(_ row: RowSnapshot) throws(StoreError) {
        try connection.run(
            """
            UPDATE household SET name = ?, zone = ?, week_start = ?, siblings = ?, approval = ?,
                absences = ?, deductions = ?, leaderboard = ?, times = ?, messages = ?,
                replies = ?, currency = ?, rate_points = ?, rate_minor = ?,
                promised_approval = ?, approval_promise_ends_at = ?, promised_deductions = ?,
                deductions_promise_ends_at = ?, approve_promise_ends_at = ?, approve_after = ?,
                approve_set_at = CASE WHEN ? IS NULL THEN NULL
                    WHEN ? = promised_approve_after THEN promised_approve_set_at
                    ELSE coalesce(approve_set_at, 0) END,
                promised_approve_after = ?,
                promised_approve_set_at = CASE WHEN ? IS NULL THEN NULL
                    WHEN ? = approve_after THEN approve_set_at
                    ELSE coalesce(promised_approve_set_at, 0) END
            WHERE id = ?
            """,
            row.bound([
                "name", "zone", "week_start", "siblings", "approval", "absences", "deductions",
                "leaderboard", "times", "messages", "replies", "currency", "rate_points",
                "rate_minor", "promised_approval", "approval_promise_ends_at",
                "promised_deductions", "deductions_promise_ends_at", "approve_promise_ends_at",
                "approve_after", "approve_after", "approve_after", "promised_approve_after",
                "promised_approve_after", "promised_approve_after",
            ]) + [row.key.bound])
    }
}
