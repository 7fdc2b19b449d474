package import HouseholdModel

// What waits for an OK for so long that it counts as approved.

extension Facts {
    /// What was done at that moment or before and still waits for an OK, oldest first.
    package func datesWaiting(
        since moment: Instant, in household: Household.ID
    ) throws(StoreError) -> [Occurrence] {
        try connection.rows(
            Self.selectDone + """
                 WHERE m.household_id = ? AND m.state = 'waiting' AND m.undone_at IS NULL
                    AND m.at <= ? AND o.state = 'waiting' AND c.deleted_at IS NULL
                ORDER BY m.at, m.id
                """, [household.blob, moment.milliseconds], read: Self.occurrence)
    }

    /// The households in which something may have waited for so long by that moment.
    package func householdsToApprove(at instant: Instant) throws(StoreError) -> [Household.ID] {
        try connection.rows(
            """
            SELECT id FROM household
            WHERE EXISTS (
                SELECT 1 FROM completion m
                WHERE m.household_id = household.id AND m.state = 'waiting'
                    AND m.undone_at IS NULL AND m.at <= ? - household.approve_after * 3600000)
            ORDER BY id
            """, [instant.milliseconds]
        ) { row throws(StoreError) in try row.id("id") }
    }
}

extension Transaction {
    /// Lets what waits in a household wait from now on until it counts as approved.
    package func restartApprovalWait(
        in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            "UPDATE household SET approve_set_at = ? WHERE id = ? AND approve_after IS NOT NULL",
            [instant.milliseconds, household.blob])
    }
}
