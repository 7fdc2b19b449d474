package import HouseholdModel

/// How often signing in under one name went wrong, and until when the next try has to wait.
package struct StoredBudget: Hashable, Sendable {
    /// Misses since the last success.
    package let fails: Int
    /// The earliest next try by the wall clock, in milliseconds.
    package let notBefore: Int64
    /// The earliest next try by the clock that runs since boot, with that boot's id.
    package let notBeforeBoot: Boot?

    /// A moment since one boot of the computer.
    package struct Boot: Hashable, Sendable {
        /// Which boot.
        package let id: String
        /// Milliseconds since then.
        package let milliseconds: Int64

        /// Creates a moment.
        package init(id: String, milliseconds: Int64) {
            self.id = id
            self.milliseconds = milliseconds
        }
    }

    /// Creates a budget.
    package init(fails: Int, notBefore: Int64, notBeforeBoot: Boot?) {
        self.fails = fails
        self.notBefore = notBefore
        self.notBeforeBoot = notBeforeBoot
    }
}

extension Facts {
    /// The budget of a name as it was typed, whether or not anybody has it.
    package func budget(of name: String) throws(StoreError) -> StoredBudget? {
        try connection.first(
            """
            SELECT fails, not_before, boot_id, not_before_boot FROM sign_in_budget WHERE name = ?
            """, [name]
        ) { row throws(StoreError) in
            let boot = try row.optionalText("boot_id")
            let milliseconds = try row.optionalInteger("not_before_boot")
            return StoredBudget(
                fails: try row.integer("fails"), notBefore: Int64(try row.integer("not_before")),
                notBeforeBoot: boot.flatMap { id in
                    milliseconds.map { StoredBudget.Boot(id: id, milliseconds: Int64($0)) }
                })
        }
    }

    /// How many tries to sign in to the household went wrong since `instant`.
    package func attempts(
        in household: Household.ID, since instant: Instant
    ) throws(StoreError) -> Int {
        try connection.first(
            "SELECT count(*) AS count FROM sign_in_attempt WHERE household_id = ? AND at > ?",
            [household.blob, instant.milliseconds]
        ) { row throws(StoreError) in try row.integer("count") } ?? 0
    }
}

extension Transaction {
    /// Keeps the budget of a name.
    package func setBudget(_ budget: StoredBudget, of name: String) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO sign_in_budget (name, fails, not_before, boot_id, not_before_boot)
            VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (name) DO UPDATE SET fails = excluded.fails,
                not_before = excluded.not_before, boot_id = excluded.boot_id,
                not_before_boot = excluded.not_before_boot
            """,
            [
                name, budget.fails, budget.notBefore, budget.notBeforeBoot?.id,
                budget.notBeforeBoot?.milliseconds,
            ])
    }

    /// Gives a name its whole budget back.
    package func clearBudget(of name: String) throws(StoreError) {
        try connection.run("DELETE FROM sign_in_budget WHERE name = ?", [name])
    }

    /// Gives an account its whole budget back, under every name it signs in with.
    package func clearBudgets(of account: Account.ID) throws(StoreError) {
        try connection.run(
            """
            DELETE FROM sign_in_budget WHERE name IN (
                SELECT username FROM account WHERE id = ?
                UNION ALL SELECT email FROM account WHERE id = ? AND email IS NOT NULL
            )
            """, [account.blob, account.blob])
    }

    /// Charges the household with a try, and forgets those before `old`.
    package func chargeAttempt<Attempt>(
        _ id: Identifier<Attempt>, in household: Household.ID, at instant: Instant,
        forgettingBefore old: Instant
    ) throws(StoreError) {
        try connection.run(
            "DELETE FROM sign_in_attempt WHERE household_id = ? AND at <= ?",
            [household.blob, old.milliseconds])
        try connection.run(
            "INSERT INTO sign_in_attempt (household_id, id, at) VALUES (?, ?, ?)",
            [household.blob, id.blob, instant.milliseconds])
    }

    /// Gives the household a charge back.
    package func returnAttempt<Attempt>(
        _ id: Identifier<Attempt>, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            "DELETE FROM sign_in_attempt WHERE household_id = ? AND id = ?",
            [household.blob, id.blob])
    }
}
