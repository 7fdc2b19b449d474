package import HouseholdModel

/// A session that has not been ended, as its owner sees it.
package struct OpenSession: Hashable, Sendable {
    /// Its number among all that the account ever had.
    package let number: Int
    /// The SHA-256 of its token.
    package let digest: [UInt8]
    /// What the computer is called.
    package let device: String
    /// When somebody signed in.
    package let createdAt: Instant
    /// When it was last used, to the day; at a board to some seconds.
    package let usedAt: Instant
    /// The household of the paired device at which it is.
    package let home: Household.ID?
    /// That device.
    package let pairedDevice: Device.ID?
}

extension Facts {
    /// The account's sessions that were not ended, the oldest first.
    package func openSessions(of account: Account.ID) throws(StoreError) -> [OpenSession] {
        try connection.rows(
            """
            SELECT number, digest, device, created_at, used_at, device_home, device_id FROM session
            WHERE account_id = ? AND ended_at IS NULL ORDER BY number
            """, [account.blob]
        ) { row throws(StoreError) in
            OpenSession(
                number: try row.integer("number"), digest: try row.bytes("digest"),
                device: try row.text("device"), createdAt: try row.instant("created_at"),
                usedAt: try row.instant("used_at"), home: try row.optionalID("device_home"),
                pairedDevice: try row.optionalID("device_id"))
        }
    }
}
