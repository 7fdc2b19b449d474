package import HouseholdModel

/// Somebody's being signed in on one device.
package struct Session: Hashable, Sendable {
    /// Whose it is.
    package let account: Account.ID
    /// As which member of which household the account acts, if of any.
    package let membership: Membership?
    /// When it was last used, to the day.
    package let usedAt: Instant
    /// When whoever is signed in last gave the password; `nil` where that is not known.
    package let provedAt: Instant?
    /// When the last thing happened that the records of its household have, or those of nobody's.
    package fileprivate(set) var latest: Instant?
    /// The SHA-256 of what the computer calls itself on which it was begun, where it says so.
    package let machine: [UInt8]?

    /// One member of one household.
    package struct Membership: Hashable, Sendable {
        /// The household.
        package let household: Household.ID
        /// The member.
        package let member: Member.ID

        /// Creates a membership.
        package init(household: Household.ID, member: Member.ID) {
            self.household = household
            self.member = member
        }
    }

    /// Creates a session.
    package init(
        account: Account.ID, membership: Membership?, usedAt: Instant, provedAt: Instant?,
        machine: [UInt8]? = nil
    ) {
        self.machine = machine
        self.account = account
        self.membership = membership
        self.usedAt = usedAt
        self.provedAt = provedAt
    }
}

extension Facts {
    /// The session whose token has that SHA-256, unless it has ended.
    package func session(_ digest: [UInt8]) throws(StoreError) -> Session? {
        try connection.first(
            """
            SELECT account_id, household_id, member_id, used_at, proved_at, machine, (
                SELECT at FROM chain_end
                WHERE household_id = coalesce(session.household_id, zeroblob(16)) AND book = 'audit'
            ) AS latest
            FROM session WHERE digest = ? AND ended_at IS NULL
            """, [blob(digest)]
        ) { row throws(StoreError) in
            let household: Household.ID? = try row.optionalID("household_id")
            let member: Member.ID? = try row.optionalID("member_id")
            let membership = household.flatMap { household in
                member.map { Session.Membership(household: household, member: $0) }
            }
            var session = Session(
                account: try row.id("account_id"), membership: membership,
                usedAt: try row.instant("used_at"), provedAt: try row.optionalInstant("proved_at"),
                machine: try row.optionalBytes("machine"))
            session.latest = try row.optionalInteger("latest").map {
                Instant(milliseconds: Int64($0))
            }
            return session
        }
    }
}

extension Transaction {
    /// Adds a session.
    package func add(
        _ session: Session, digest: [UInt8], device: String, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO session
                (digest, account_id, household_id, member_id, device, machine, created_at,
                used_at, proved_at, number)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?,
                (SELECT coalesce(max(number), 0) + 1 FROM session WHERE account_id = ?))
            """,
            [
                blob(digest), session.account.blob, session.membership?.household.blob,
                session.membership?.member.blob, device, session.machine.map(blob),
                instant.milliseconds, session.usedAt.milliseconds, session.provedAt?.milliseconds,
                session.account.blob,
            ])
    }

    /// Notes that the session was used.
    package func touchSession(_ digest: [UInt8], at instant: Instant) throws(StoreError) {
        try connection.run(
            "UPDATE session SET used_at = ? WHERE digest = ?",
            [instant.milliseconds, blob(digest)])
    }

    /// Notes that whoever has the session gave the password.
    package func noteProof(
        _ digest: [UInt8], of account: Account.ID, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE session SET proved_at = ?
            WHERE digest = ? AND account_id = ? AND ended_at IS NULL
            """, [instant.milliseconds, blob(digest), account.blob])
    }

    /// Lets those sessions of an account that act in no household act as a member of the one it has come into.
    package func moveSessions(
        of account: Account.ID, to membership: Session.Membership
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE session SET household_id = ?, member_id = ?
            WHERE account_id = ? AND ended_at IS NULL AND household_id IS NULL
            """,
            [membership.household.blob, membership.member.blob, account.blob])
    }

    /// Lets one session act as a member of another household from now on.
    package func moveSession(
        _ digest: [UInt8], to membership: Session.Membership
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE session SET household_id = ?, member_id = ?
            WHERE digest = ? AND ended_at IS NULL
            """,
            [membership.household.blob, membership.member.blob, blob(digest)])
    }

    /// Ends one session.
    package func endSession(_ digest: [UInt8], at instant: Instant) throws(StoreError) {
        try connection.run(
            "UPDATE session SET ended_at = ? WHERE digest = ? AND ended_at IS NULL",
            [instant.milliseconds, blob(digest)])
    }

    /// Ends all sessions of an account, also those that look as if they had lapsed, but for one.
    package func endSessions(
        of account: Account.ID, besides digest: [UInt8]? = nil, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE session SET ended_at = ?
            WHERE account_id = ? AND ended_at IS NULL AND digest IS DISTINCT FROM ?
            """, [instant.milliseconds, account.blob, digest.map(blob)])
    }
}
