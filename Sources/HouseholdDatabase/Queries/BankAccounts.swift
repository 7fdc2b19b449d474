package import HouseholdModel

extension Facts {
    /// Where money for a member goes, if that is kept.
    package func bankAccount(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> BankAccount? {
        try connection.first(
            """
            SELECT household_id, member_id, iban, holder FROM bank_account
            WHERE household_id = ? AND member_id = ?
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in
            BankAccount(
                household: try row.id("household_id"), member: try row.id("member_id"),
                iban: try row.parsed("iban", row.text("iban")) { IBAN($0) },
                holder: try row.optionalPersonText("holder"))
        }
    }
}

extension Transaction {
    /// Keeps where money for a member goes, in place of what it was.
    package func keep(_ account: BankAccount) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO bank_account (household_id, member_id, iban, holder) VALUES (?, ?, ?, ?)
            ON CONFLICT (household_id, member_id)
                DO UPDATE SET iban = excluded.iban, holder = excluded.holder
            """,
            [
                account.household.blob, account.member.blob, account.iban.code,
                account.holder?.text,
            ])
    }

    /// Keeps no account of a member any more; `false` where that was so before.
    package func endBankAccount(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.count(
            "DELETE FROM bank_account WHERE household_id = ? AND member_id = ?",
            [household.blob, member.blob]) == 1
    }
}
