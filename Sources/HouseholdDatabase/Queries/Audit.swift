package import HouseholdModel

extension Facts {
    /// What happened in a household, newest first, at most `limit` rows; with `about`, only what that
    /// member did or what was done to that member.
    package func audit(
        in household: Household.ID, about member: Member.ID?, limit: Int
    ) throws(StoreError) -> [AuditRow] {
        guard let member else {
            return try connection.rows(
                "SELECT * FROM audit WHERE household_id = ? ORDER BY sequence DESC LIMIT ?",
                [household.blob, limit], read: AuditRow.init)
        }
        return try connection.rows(
            """
            SELECT * FROM (
                SELECT * FROM audit WHERE household_id = ? AND member_id = ?
                ORDER BY sequence DESC LIMIT ?
            ) AS did
            UNION
            SELECT * FROM (
                SELECT * FROM audit
                WHERE household_id = ? AND about_id = ? AND about_id IS NOT member_id
                ORDER BY sequence DESC LIMIT ?
            ) AS was_done
            ORDER BY sequence DESC LIMIT ?
            """,
            [
                household.blob, member.blob, limit, household.blob, member.blob,
                limit, limit,
            ], read: AuditRow.init)
    }

    /// What a member did last, newest first: of the newest 200 rows those that were allowed.
    package func deeds(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> [AuditRow] {
        try connection.rows(
            """
            SELECT * FROM audit WHERE household_id = ? AND member_id = ?
            ORDER BY sequence DESC LIMIT 200
            """, [household.blob, member.blob], read: AuditRow.init
        ).filter(\.isAllowed)
    }

    /// How often a member did something since then.
    package func deedCount(
        _ operation: String, by member: Member.ID, since start: Instant,
        in household: Household.ID
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT count(*) AS count FROM audit
            WHERE household_id = ? AND member_id = ? AND operation = ? AND allowed = 1 AND at > ?
            """, [household.blob, member.blob, operation, start.milliseconds]
        ) { row throws(StoreError) in try row.integer("count") } ?? 0
    }

    /// The last thing that was refused to a member.
    package func lastRefusal(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> AuditRow? {
        try connection.first(
            """
            SELECT * FROM audit WHERE household_id = ? AND member_id = ? AND allowed = 0
            ORDER BY sequence DESC LIMIT 1
            """, [household.blob, member.blob], read: AuditRow.init)
    }
}

extension Transaction {
    /// Writes a row at the end of the records, never with an earlier moment than the row before.
    package func record(_ row: AuditRow, in scope: AuditScope) throws(StoreError) {
        var row = row
        if let latest = try facts.latest(in: scope) { row.at = max(row.at, latest) }
        let erasure = isErasing(in: scope) ? try facts.erasureToSay(in: scope) : nil
        try append(
            row.columns + [erasure.map(blob)],
            besides: row.input == AuditRow.nothingTyped ? nil : SaltedText(row.input), to: .audit,
            in: scope,
            with: """
                INSERT INTO audit (household_id, sequence, at, account_id, member_id, operation,
                    on_kind, on_number, about_id, allowed, policies, rules, request_id, erasure,
                    input_digest, hash, input, salt)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        noteErased(in: scope)
    }
}
