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
                    AND m.undone_at IS NULL
                    AND m.at <= ? - 3600000 * min(
                        coalesce(household.approve_after, household.promised_approve_after),
                        coalesce(household.promised_approve_after, household.approve_after)))
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
            """
            UPDATE household SET
                approve_set_at = CASE WHEN approve_after IS NULL THEN NULL ELSE ?1 END,
                promised_approve_set_at =
                    CASE WHEN promised_approve_after IS NULL THEN NULL ELSE ?1 END
            WHERE id = ?2
            """, [instant.milliseconds, household.blob])
    }
}
