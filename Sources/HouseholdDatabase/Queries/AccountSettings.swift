package import HouseholdModel

extension Facts {
    /// What somebody set for themselves.
    package func settings(
        of account: Account.ID
    ) throws(StoreError) -> [PersonalSetting: String] {
        let pairs: [(PersonalSetting, String)] = try connection.rows(
            "SELECT name, value FROM account_setting WHERE account_id = ?", [account.blob]
        ) { row throws(StoreError) in (try row.word("name"), try row.text("value")) }
        return Dictionary(pairs) { _, last in last }
    }
}

extension Transaction {
    /// Keeps what somebody set, in place of what it was before.
    package func set(
        _ setting: PersonalSetting, to value: String, of account: Account.ID
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO account_setting (account_id, name, value) VALUES (?, ?, ?)
            ON CONFLICT (account_id, name) DO UPDATE SET value = excluded.value
            """, [account.blob, setting.rawValue, value])
    }

    /// Forgets what somebody set.
    package func clear(
        _ setting: PersonalSetting, of account: Account.ID
    ) throws(StoreError) {
        try connection.run(
            "DELETE FROM account_setting WHERE account_id = ? AND name = ?",
            [account.blob, setting.rawValue])
    }
}
