package import HouseholdModel

/// What is believed of the clock of the computers that a household uses.
package struct StoredClock: Hashable, Sendable {
    /// The last moment that is believed.
    package let at: Instant
    /// The same by the clock that runs since boot.
    package let boot: StoredBudget.Boot?
    /// Whether the parents were told that the clock has gone ahead since.
    package let isTold: Bool

    /// Creates what is believed.
    package init(at instant: Instant, boot: StoredBudget.Boot?, isTold: Bool) {
        at = instant
        self.boot = boot
        self.isTold = isTold
    }
}

extension Facts {
    /// When the last thing happened that the records have.
    package func latest(in scope: AuditScope) throws(StoreError) -> Instant? {
        try connection.first(
            "SELECT at FROM chain_end WHERE household_id = ? AND book = 'audit'", [scope.key]
        ) { row throws(StoreError) in try row.instant("at") }
    }

    /// The last row of what happened in a household, by its hash.
    package func auditEnd(in household: Household.ID) throws(StoreError) -> [UInt8] {
        try connection.first(
            "SELECT hash FROM chain_end WHERE household_id = ? AND book = 'audit'",
            [household.blob]
        ) { row throws(StoreError) in try row.bytes("hash") } ?? []
    }

    /// What is believed of the household's clock.
    package func clock(of household: Household.ID) throws(StoreError) -> StoredClock? {
        try connection.first(
            """
            SELECT clock_at, clock_boot_id, clock_boot_at, clock_told FROM household WHERE id = ?
            """, [household.blob]
        ) { row throws(StoreError) in
            let boot = try row.optionalText("clock_boot_id")
            let milliseconds = try row.optionalInteger("clock_boot_at")
            return StoredClock(
                at: try row.instant("clock_at"),
                boot: boot.flatMap { id in
                    milliseconds.map { StoredBudget.Boot(id: id, milliseconds: Int64($0)) }
                },
                isTold: try row.integer("clock_told") == 1)
        }
    }
}

extension Transaction {
    /// Keeps what is believed of the household's clock.
    package func keep(_ clock: StoredClock, of household: Household.ID) throws(StoreError) {
        try connection.run(
            """
            UPDATE household
            SET clock_at = ?, clock_boot_id = ?, clock_boot_at = ?, clock_told = ?
            WHERE id = ?
            """,
            [
                clock.at.milliseconds, clock.boot?.id, clock.boot?.milliseconds,
                clock.isTold ? 1 : 0, household.blob,
            ])
    }

    /// Lets the records go on from an earlier moment than their last, after the clock was ahead.
    package func putBack(_ scope: AuditScope, to instant: Instant) throws(StoreError) {
        try connection.run(
            "UPDATE chain_end SET at = ? WHERE household_id = ? AND book = 'audit' AND at > ?",
            [instant.milliseconds, scope.key, instant.milliseconds])
    }

    /// Lets nothing live longer for having begun while the clock was ahead: sessions count as used now, passwords
    /// that were given then as not given, and keys and consents end.
    package func shortenLives(
        in household: Household.ID, to instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE session SET used_at = min(used_at, ?),
                proved_at = CASE WHEN proved_at <= ? THEN proved_at END
            WHERE household_id = ? AND (used_at > ? OR proved_at > ?)
            """,
            [
                instant.milliseconds, instant.milliseconds, household.blob,
                instant.milliseconds, instant.milliseconds,
            ])
        try connection.run(
            """
            UPDATE linking_key SET ended_at = ?, ending = 'cancelled'
            WHERE household_id = ? AND ended_at IS NULL AND created_at > ?
            """, [instant.milliseconds, household.blob, instant.milliseconds])
        try connection.run(
            """
            UPDATE household SET approve_set_at = min(approve_set_at, ?1),
                promised_approve_set_at = min(promised_approve_set_at, ?1)
            WHERE id = ?2 AND (approve_set_at > ?1 OR promised_approve_set_at > ?1)
            """, [instant.milliseconds, household.blob])
        try connection.run(
            """
            UPDATE account SET consent_digest = NULL, consent_until = NULL
            WHERE consent_digest IS NOT NULL
                AND id IN (SELECT account_id FROM member WHERE household_id = ?)
            """, [household.blob])
    }
}
