package import HouseholdModel

// MARK: - Reading

extension Facts {
    /// Where a member is reached outside the program, in the order of their numbers.
    package func channels(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> [Channel] {
        try connection.rows(
            Self.selectChannel + " WHERE household_id = ? AND member_id = ? ORDER BY number",
            [household.blob, member.blob], read: Self.channel)
    }

    /// The channel with that identity.
    package func channel(
        _ id: Channel.ID, in household: Household.ID
    ) throws(StoreError) -> Channel? {
        try connection.first(
            Self.selectChannel + " WHERE household_id = ? AND id = ?", [household.blob, id.blob],
            read: Self.channel)
    }

    /// The channels of a household to which messages go.
    package func confirmedChannels(
        in household: Household.ID
    ) throws(StoreError) -> [Channel] {
        try connection.rows(
            Self.selectChannel + """
                 WHERE household_id = ? AND confirmed_at IS NOT NULL ORDER BY member_id, number
                """, [household.blob], read: Self.channel)
    }

    /// The households in which the program has something to do by itself: somebody has a channel there, confirmed or not, or
    /// a calendar file.
    package func householdsToTend() throws(StoreError) -> [Household.ID] {
        try connection.rows(
            """
            SELECT id FROM household
            WHERE EXISTS (SELECT 1 FROM channel WHERE household_id = household.id)
                OR EXISTS (SELECT 1 FROM calendar_file WHERE household_id = household.id)
            ORDER BY id
            """
        ) { row throws(StoreError) in try row.id("id") }
    }

    private static let selectChannel = """
        SELECT household_id, id, member_id, number, way, address, secret, code_digest, code_misses,
            confirmed_at FROM channel
        """

    private static func channel(_ row: Fields) throws(StoreError) -> Channel {
        let kind: Channel.Kind = try row.word("way")
        let (address, secret) = (try row.text("address"), try row.optionalText("secret"))
        let state: Channel.State =
            if let start = try row.optionalInstant("confirmed_at") {
                .confirmed(start)
            } else {
                .unconfirmed(
                    code: try row.bytes("code_digest"), misses: try row.integer("code_misses"))
            }
        return Channel(
            id: try row.id("id"), household: try row.id("household_id"),
            member: try row.id("member_id"), number: try row.integer("number"),
            way: try row.parsed("way", address) {
                Channel.Way(kind, address: $0, secret: secret)
            }, state: state)
    }
}

// MARK: - Changing

extension Transaction {
    /// Adds a channel that waits for its code.
    package func add(
        _ channel: Channel, code digest: [UInt8], at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO channel (household_id, id, member_id, number, way, address, secret,
                code_digest, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                channel.household.blob, channel.id.blob, channel.member.blob, channel.number,
                channel.way.kind.rawValue, channel.way.address, channel.way.secret, blob(digest),
                instant.milliseconds,
            ])
    }

    /// Waits for another code in place of the one before.
    package func setCode(of channel: Channel, to digest: [UInt8]) throws(StoreError) {
        try connection.run(
            """
            UPDATE channel SET code_digest = ?, code_misses = 0
            WHERE household_id = ? AND id = ? AND confirmed_at IS NULL
            """, [blob(digest), channel.household.blob, channel.id.blob])
    }

    /// Lets messages go to a channel; `false` where they do already.
    package func confirm(_ channel: Channel, at instant: Instant) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE channel SET confirmed_at = ?, code_digest = NULL
            WHERE household_id = ? AND id = ? AND confirmed_at IS NULL
            """, [instant.milliseconds, channel.household.blob, channel.id.blob]) == 1
    }

    /// Counts a wrong code.
    package func noteWrongCode(of channel: Channel) throws(StoreError) {
        try connection.run(
            "UPDATE channel SET code_misses = code_misses + 1 WHERE household_id = ? AND id = ?",
            [channel.household.blob, channel.id.blob])
    }

    /// Takes a channel away, with what was to be sent there.
    package func remove(_ channel: Channel) throws(StoreError) {
        try connection.run(
            "DELETE FROM channel WHERE household_id = ? AND id = ?",
            [channel.household.blob, channel.id.blob])
    }
}
