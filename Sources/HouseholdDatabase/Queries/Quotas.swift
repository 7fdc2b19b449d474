package import HouseholdModel

/// How much there is to do that a member has added.
package struct OwnChores: Hashable, Sendable {
    /// All of it.
    package let count: Int
    /// What waits for a parent's answer.
    package let proposed: Int
}

extension Facts {
    /// How many dates of chores are open in the household, or wait.
    package func openChores(in household: Household.ID) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT count(*) AS count FROM occurrence
            WHERE household_id = ? AND state IN ('open', 'waiting')
            """, [household.blob]
        ) { row throws(StoreError) in try row.integer("count") } ?? 0
    }

    /// How many of them are of chores that the member has added.
    package func openChores(
        addedBy member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> OwnChores {
        let own = try connection.first(
            """
            SELECT count(*) AS count, coalesce(sum(c.proposed), 0) AS proposed FROM occurrence o
            JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
            WHERE o.household_id = ? AND o.state IN ('open', 'waiting') AND c.created_by = ?
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in
            OwnChores(count: try row.integer("count"), proposed: try row.integer("proposed"))
        }
        return own ?? OwnChores(count: 0, proposed: 0)
    }

    /// How many accounts were made since `instant` that have come into no household.
    package func strayAccounts(since instant: Instant) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT count(*) AS count FROM account WHERE created_at > ? AND NOT EXISTS (
                SELECT 1 FROM member WHERE account_id = account.id AND state = 'joined')
            """, [instant.milliseconds]
        ) { row throws(StoreError) in try row.integer("count") } ?? 0
    }

    /// Under how many names somebody tried to sign in since `instant` without getting in.
    package func triedNames(since instant: Instant) throws(StoreError) -> Int {
        try connection.first(
            "SELECT count(*) AS count FROM sign_in_budget WHERE not_before > ?",
            [instant.milliseconds]
        ) { row throws(StoreError) in try row.integer("count") } ?? 0
    }
}

extension Transaction {
    /// Forgets what went wrong under names before a moment: of names that nobody has all of it, of others what
    /// lets nobody wait.
    ///
    /// Where the computer has not been started anew since, the clock that nobody can set has to agree: setting the
    /// other ahead would give guesses back.
    package func forgetBudgets(
        before instant: Instant, and boot: StoredBudget.Boot?
    ) throws(StoreError) {
        try connection.run(
            """
            DELETE FROM sign_in_budget
            WHERE not_before < ? AND (boot_id IS NOT ? OR boot_id IS NULL OR not_before_boot < ?)
                AND (fails < 5 OR NOT EXISTS (
                    SELECT 1 FROM account WHERE username = sign_in_budget.name
                    UNION ALL SELECT 1 FROM account WHERE email = sign_in_budget.name))
            """, [instant.milliseconds, boot?.id, boot?.milliseconds])
    }
}
