package import HouseholdModel

/// That somebody has asked to come into a household with its code.
package struct Admission: Hashable, Sendable {
    /// The household.
    package let household: Household.ID
    /// Who asks.
    package let account: Account.ID
    /// What the person signs in with.
    package let username: Username
    /// What the person would be called there.
    package let name: Name
    /// What the household was called when the person asked, which is all that they know of it.
    package let householdName: Title
    /// How far it has come.
    package let state: AdmissionState
    /// Since when the person asks.
    package let askedAt: Instant
    /// Until when the person waits, or, once refused, can't ask again.
    package let endsAt: Instant
    /// Whether the person knows that it was refused.
    package let isTold: Bool

    /// Somebody who begins to wait.
    package init(
        _ account: Account, called name: Name, in household: Household, at instant: Instant,
        until end: Instant
    ) {
        self.household = household.id
        self.account = account.id
        username = account.username
        self.name = name
        householdName = household.name
        state = .waiting
        askedAt = instant
        endsAt = end
        isTold = false
    }

    fileprivate init(_ row: Fields) throws(StoreError) {
        household = try row.id("household_id")
        account = try row.id("account_id")
        username = try row.personText("username")
        name = try row.personText("name")
        householdName = try row.personText("household_name")
        state = try row.word("state")
        askedAt = try row.instant("asked_at")
        endsAt = try row.instant("ends_at")
        isTold = try row.optionalInteger("told_at") != nil
    }
}

extension Facts {
    /// Who waits to come into the household, in the order in which they asked.
    package func waiting(
        for household: Household.ID, at instant: Instant
    ) throws(StoreError) -> [Admission] {
        try connection.rows(
            Self.selectAdmission + """
                 WHERE d.household_id = ? AND d.state = 'waiting' AND d.ends_at > ?
                ORDER BY d.asked_at, d.account_id
                """, [household.blob, instant.milliseconds], read: Admission.init)
    }

    /// Where an account waits, and where it was refused and that still counts or was not told: by the clock, or by what
    /// has happened in the household since.
    package func admissions(
        of account: Account.ID, at instant: Instant
    ) throws(StoreError) -> [Admission] {
        try connection.rows(
            Self.selectAdmission + """
                 WHERE d.account_id = ? AND (
                    d.state = 'refused' AND d.told_at IS NULL
                    OR d.ends_at > max(?, coalesce((
                        SELECT at FROM chain_end
                        WHERE household_id = d.household_id AND book = 'audit'), 0)))
                ORDER BY d.asked_at, d.household_id
                """, [account.blob, instant.milliseconds], read: Admission.init)
    }

    private static let selectAdmission = """
        SELECT d.household_id, d.account_id, d.name, d.household_name, d.state, d.asked_at, d.ends_at,
            d.told_at, a.username
        FROM admission d JOIN account a ON a.id = d.account_id
        """
}

extension Transaction {
    /// Lets somebody wait, in place of what there was of them before.
    package func add(_ admission: Admission) throws(StoreError) {
        _ = try remove(admission.account, waitingFor: admission.household)
        try connection.run(
            """
            INSERT INTO admission
                (household_id, account_id, name, household_name, state, asked_at, ends_at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                admission.household.blob, admission.account.blob, admission.name.text,
                admission.householdName.text, admission.state.rawValue,
                admission.askedAt.milliseconds, admission.endsAt.milliseconds,
            ])
    }

    /// Says no to somebody who waits, who can't ask again before `end`; `false` where nobody does.
    package func refuse(
        _ account: Account.ID, waitingFor household: Household.ID, until end: Instant
    ) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE admission SET state = 'refused', ends_at = ?
            WHERE household_id = ? AND account_id = ? AND state = 'waiting'
            """, [end.milliseconds, household.blob, account.blob]) == 1
    }

    /// Lets somebody wait no more; `false` where nobody does.
    package func remove(
        _ account: Account.ID, waitingFor household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.count(
            "DELETE FROM admission WHERE household_id = ? AND account_id = ?",
            [household.blob, account.blob]) == 1
    }

    /// Forgets who waited too long, and whose refusal counts no more and was told.
    package func forgetAdmissions(
        to household: Household.ID, endedAt instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            DELETE FROM notice
            WHERE household_id = ?1 AND kind = 'join-asked' AND reason IN (
                SELECT a.username FROM admission d JOIN account a ON a.id = d.account_id
                WHERE d.household_id = ?1 AND d.ends_at <= ?2)
            """, [household.blob, instant.milliseconds])
        try connection.run(
            """
            DELETE FROM admission
            WHERE household_id = ? AND ends_at <= ? AND (state = 'waiting' OR told_at IS NOT NULL)
            """, [household.blob, instant.milliseconds])
    }

    /// Notes that somebody knows where they were refused.
    package func noteRefusalsTold(
        to account: Account.ID, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE admission SET told_at = ?
            WHERE account_id = ? AND state = 'refused' AND told_at IS NULL
            """, [instant.milliseconds, account.blob])
    }

    /// Forgets that somebody who waits no more has asked, also where it was told.
    package func forgetNews(
        ofAsking username: Username, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            DELETE FROM notice WHERE household_id = ? AND kind = ? AND reason = ?
            """, [household.blob, Notice.Kind.joinAsked.rawValue, username.text])
    }
}
