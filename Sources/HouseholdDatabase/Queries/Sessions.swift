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
    /// The paired device at which it was begun.
    package let device: Device.Reference?

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
        machine: [UInt8]? = nil, device: Device.Reference? = nil
    ) {
        self.machine = machine
        self.device = device
        self.account = account
        self.membership = membership
        self.usedAt = usedAt
        self.provedAt = provedAt
    }
}

extension Facts {
    /// The session whose token has that SHA-256, unless it has ended, or the device at which it was begun is removed.
    package func session(_ digest: [UInt8]) throws(StoreError) -> Session? {
        try connection.first(
            """
            SELECT s.account_id, s.household_id, s.member_id, s.used_at, s.proved_at, s.machine, (
                SELECT at FROM chain_end
                WHERE household_id = coalesce(s.household_id, zeroblob(16)) AND book = 'audit'
            ) AS latest, s.device_home, s.device_id, d.kind
            FROM session s LEFT JOIN device d
                ON d.household_id = s.device_home AND d.id = s.device_id AND d.removed_at IS NULL
            WHERE s.digest = ? AND s.ended_at IS NULL AND (s.device_id IS NULL) = (d.id IS NULL)
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
                machine: try row.optionalBytes("machine"), device: try Self.device(of: row))
            session.latest = try row.optionalInstant("latest")
            return session
        }
    }

    private static func device(of row: Fields) throws(StoreError) -> Device.Reference? {
        guard let home: Household.ID = try row.optionalID("device_home"),
            let id: Device.ID = try row.optionalID("device_id")
        else { return nil }
        let kind: Device.Kind = try row.word("kind")
        return Device.Reference(id: id, household: home, isBoard: kind == .board)
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
                used_at, proved_at, device_home, device_id, number)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
                (SELECT coalesce(max(number), 0) + 1 FROM session WHERE account_id = ?))
            """,
            [
                blob(digest), session.account.blob, session.membership?.household.blob,
                session.membership?.member.blob, device, session.machine.map(blob),
                instant.milliseconds, session.usedAt.milliseconds, session.provedAt?.milliseconds,
                session.device?.household.blob, session.device?.id.blob, session.account.blob,
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

    /// Ends the sessions that were begun at a device.
    package func endSessions(
        at device: Device.ID, in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE session SET ended_at = ?
            WHERE device_home = ? AND device_id = ? AND ended_at IS NULL
            """, [instant.milliseconds, household.blob, device.blob])
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
