package import HouseholdModel

extension Facts {
    /// The objection to the deduction at that place of the book.
    package func appeal(
        against entry: Int, in household: Household.ID
    ) throws(StoreError) -> Appeal? {
        try connection.first(
            """
            SELECT sequence, at, reason, answered_by, answered_at, answer FROM appeal
            WHERE household_id = ? AND sequence = ?
            """, [household.blob, entry]
        ) { row throws(StoreError) in
            let by: Member.ID? = try row.optionalID("answered_by")
            let answer = try by.map { by throws(StoreError) in
                Appeal.Answer(
                    by: by, at: try row.instant("answered_at"),
                    reason: try row.optionalPersonText("answer"))
            }
            return Appeal(
                entry: try row.integer("sequence"), at: try row.instant("at"),
                reason: try row.personText("reason"), answer: answer)
        }
    }
}

extension Transaction {
    /// Adds an objection.
    package func add(_ appeal: Appeal, in household: Household.ID) throws(StoreError) {
        try connection.run(
            "INSERT INTO appeal (household_id, sequence, at, reason) VALUES (?, ?, ?, ?)",
            [household.blob, appeal.entry, appeal.at.milliseconds, appeal.reason.text])
    }

    /// Keeps what a parent said; `false` where one has said something before, or nobody objected.
    package func answer(
        _ entry: Int, _ answer: Appeal.Answer, in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE appeal SET answered_by = ?, answered_at = ?, answer = ?
            WHERE household_id = ? AND sequence = ? AND answered_at IS NULL
            """,
            [
                answer.by.blob, answer.at.milliseconds, answer.reason?.text,
                household.blob, entry,
            ]) == 1
    }
}
