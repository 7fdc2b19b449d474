package import HouseholdModel

/// What an account is signed in with, as the store keeps it.
package struct StoredCredential: Hashable, Sendable {
    /// The argon2id hash, or `nil` while there is no password.
    package let phc: String?
    /// The SHA-256 of the recovery code, for adults.
    package let recoveryDigest: [UInt8]?

    /// Creates a credential.
    package init(phc: String?, recoveryDigest: [UInt8]?) {
        self.phc = phc
        self.recoveryDigest = recoveryDigest
    }
}

/// That an adult lets another parent make a way in for them, as the store keeps it.
package struct StoredConsent: Hashable, Sendable {
    /// The SHA-256 of the code.
    package let digest: [UInt8]
    /// Until when it works.
    package let until: Instant

    /// Creates a consent.
    package init(digest: [UInt8], until: Instant) {
        self.digest = digest
        self.until = until
    }
}

/// How often wrong passwords were typed for an account.
package struct SignInMisses: Hashable, Sendable {
    /// How often.
    package let count: Int
    /// When that began.
    package let since: Instant

    init(_ row: Fields) throws(StoreError) {
        count = try row.integer("missed")
        since = try row.instant("missed_since")
    }
}

// MARK: - Reading

extension Facts {
    /// The account with that identity.
    package func account(_ id: Account.ID) throws(StoreError) -> Account? {
        try connection.first(
            "SELECT id, username, name, kind, created_at FROM account WHERE id = ?",
            [id.blob], read: Self.account)
    }

    /// The account that signs in as `name`: a user name, or an adult's e-mail address.
    package func account(signingInAs name: String) throws(StoreError) -> Account? {
        try connection.first(
            """
            SELECT id, username, name, kind, created_at FROM account
            WHERE username = ? OR email = ?
            """,
            [name, name], read: Self.account)
    }

    /// Whether somebody signs in with that e-mail address.
    package func isTaken(_ email: Email) throws(StoreError) -> Bool {
        try connection.first(
            "SELECT 1 AS one FROM account WHERE email = ?", [email.text]
        ) { row throws(StoreError) in try row.integer("one") } != nil
    }

    /// The e-mail address that an adult gave.
    package func email(of id: Account.ID) throws(StoreError) -> String? {
        try connection.first("SELECT email FROM account WHERE id = ?", [id.blob]) {
            row throws(StoreError) in try row.optionalText("email")
        } ?? nil
    }

    /// How often, and since when, wrong passwords were typed for the account since that was last told.
    package func misses(of id: Account.ID) throws(StoreError) -> SignInMisses? {
        try connection.first(
            "SELECT missed, missed_since FROM account WHERE id = ? AND missed > 0", [id.blob],
            read: SignInMisses.init)
    }

    /// What the account is signed in with.
    package func credential(of id: Account.ID) throws(StoreError) -> StoredCredential? {
        try connection.first(
            "SELECT phc, recovery_digest FROM account WHERE id = ?", [id.blob]
        ) { row throws(StoreError) in
            StoredCredential(
                phc: try row.optionalText("phc"),
                recoveryDigest: try row.optionalBytes("recovery_digest"))
        }
    }

    /// The last consent of an adult, if it was not used.
    package func consent(of id: Account.ID) throws(StoreError) -> StoredConsent? {
        try connection.first(
            """
            SELECT consent_digest, consent_until FROM account
            WHERE id = ? AND consent_digest IS NOT NULL
            """, [id.blob]
        ) { row throws(StoreError) in
            StoredConsent(
                digest: try row.bytes("consent_digest"), until: try row.instant("consent_until"))
        }
    }

    private static func account(_ row: Fields) throws(StoreError) -> Account {
        Account(
            id: try row.id("id"), username: try row.personText("username"),
            name: try row.personText("name"), kind: try row.word("kind"),
            createdAt: try row.instant("created_at"))
    }
}

// MARK: - Changing

extension Transaction {
    /// Counts a wrong password.
    ///
    /// - Returns: How many there were since they were last told.
    package func countMiss(
        of id: Account.ID, at instant: Instant
    ) throws(StoreError) -> SignInMisses? {
        try connection.first(
            """
            UPDATE account SET missed = missed + 1, missed_since = coalesce(missed_since, ?)
            WHERE id = ? RETURNING missed, missed_since
            """, [instant.milliseconds, id.blob], read: SignInMisses.init)
    }

    /// Forgets the wrong passwords that were counted.
    package func clearMisses(of id: Account.ID) throws(StoreError) {
        try connection.run(
            """
            UPDATE account SET missed = 0, missed_since = NULL WHERE id = ? AND missed > 0
            """, [id.blob])
    }

    /// Adds an account.
    package func add(
        _ account: Account, email: Email?, credential: StoredCredential
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO account (id, username, email, name, kind, phc, recovery_digest, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                account.id.blob, account.username.text, email?.text, account.name.text,
                account.kind.rawValue, credential.phc, credential.recoveryDigest.map(blob),
                account.createdAt.milliseconds,
            ])
    }

    /// Keeps another e-mail address of an adult, or none.
    package func setEmail(_ email: Email?, of id: Account.ID) throws(StoreError) {
        try connection.run(
            "UPDATE account SET email = ? WHERE id = ?", [email?.text, id.blob])
    }

    /// Replaces the password hash if it is still `old`; otherwise somebody changed it meanwhile, and it stays.
    package func setPassword(
        of id: Account.ID, to new: String?, replacing old: String?
    ) throws(StoreError) -> Bool {
        try connection.count(
            "UPDATE account SET phc = ? WHERE id = ? AND phc IS NOT DISTINCT FROM ?",
            [new, id.blob, old]) == 1
    }

    /// Replaces the recovery code's digest if it is still `old`.
    package func setRecovery(
        of id: Account.ID, to new: [UInt8], replacing old: [UInt8]?
    ) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE account SET recovery_digest = ?
            WHERE id = ? AND recovery_digest IS NOT DISTINCT FROM ?
            """, [blob(new), id.blob, old.map(blob)]) == 1
    }

    /// Deletes an account with all that is only its own; who it was in a household stays a name there.
    package func delete(_ id: Account.ID) throws(StoreError) {
        try clearBudgets(of: id)
        try forgetOutcomes(of: id, in: nil)
        for statement in [
            "UPDATE member SET account_id = NULL WHERE account_id = ? AND state = 'left'",
            "DELETE FROM session WHERE account_id = ?",
            "DELETE FROM account_setting WHERE account_id = ?",
            """
            DELETE FROM notice WHERE kind = 'join-asked'
                AND household_id IN (SELECT household_id FROM admission WHERE account_id = ?1)
                AND reason = (SELECT username FROM account WHERE id = ?1)
            """,
            "DELETE FROM admission WHERE account_id = ?",
            "DELETE FROM account WHERE id = ?",
        ] { try connection.run(statement, [id.blob]) }
    }

    /// Keeps the consent of an adult in place of the one before, or ends that.
    package func setConsent(
        _ consent: StoredConsent?, of id: Account.ID
    ) throws(StoreError) {
        try connection.run(
            "UPDATE account SET consent_digest = ?, consent_until = ? WHERE id = ?",
            [consent.map { blob($0.digest) }, consent?.until.milliseconds, id.blob])
    }
}
