package import HouseholdModel

extension Facts {
    /// What the token with that digest lets somebody do at that moment.
    package func capability(
        _ digest: [UInt8], in household: Household.ID, at instant: Instant
    ) throws(StoreError) -> Capability? {
        try connection.first(
            """
            SELECT digest, channel_id, occurrence_id, done_at, ends_at FROM capability
            WHERE household_id = ? AND digest = ? AND ends_at > ?
            """, [household.blob, blob(digest), instant.milliseconds]
        ) { row throws(StoreError) in
            Capability(
                digest: try row.bytes("digest"), over: try row.id("channel_id"),
                on: try row.id("occurrence_id"), doneAt: try row.instant("done_at"),
                until: try row.instant("ends_at"))
        }
    }

    /// The channels over which somebody can still answer at that moment.
    package func answerableChannels(
        in household: Household.ID, at instant: Instant
    ) throws(StoreError) -> [Channel.ID] {
        try connection.rows(
            """
            SELECT DISTINCT channel_id FROM capability
            WHERE household_id = ? AND ends_at > ? ORDER BY channel_id
            """, [household.blob, instant.milliseconds]
        ) { row throws(StoreError) in try row.id("channel_id") }
    }
}

extension Transaction {
    /// Lets whoever has a token do what it stands for, and forgets those of the channel that ended.
    package func add(
        _ capability: Capability, at instant: Instant, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            "DELETE FROM capability WHERE household_id = ? AND channel_id = ? AND ends_at <= ?",
            [household.blob, capability.channel.blob, instant.milliseconds])
        try connection.run(
            """
            INSERT INTO capability
                (household_id, digest, channel_id, occurrence_id, done_at, ends_at)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                household.blob, blob(capability.digest), capability.channel.blob,
                capability.occurrence.blob, capability.doneAt.milliseconds,
                capability.end.milliseconds,
            ])
    }
}
