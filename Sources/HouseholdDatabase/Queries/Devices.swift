package import HouseholdModel

// MARK: - Reading

extension Facts {
    /// The devices of a household that were not removed, also those that have not fetched their token.
    package func devices(in household: Household.ID) throws(StoreError) -> [Device] {
        let rows = try connection.rows(
            Self.selectDevice + " WHERE household_id = ? AND removed_at IS NULL ORDER BY number",
            [household.blob], read: Self.device)
        return try rows.map { row throws(StoreError) in try device(row) }
    }

    /// The device with that identity, unless it was removed.
    package func device(
        _ id: Device.ID, in household: Household.ID
    ) throws(StoreError) -> Device? {
        let row = try connection.first(
            Self.selectDevice + " WHERE household_id = ? AND id = ? AND removed_at IS NULL",
            [household.blob, id.blob], read: Self.device)
        return try row.map { row throws(StoreError) in try device(row) }
    }

    /// The device whose token has that SHA-256, unless it was removed.
    package func device(withToken digest: [UInt8]) throws(StoreError) -> Device? {
        let row = try connection.first(
            Self.selectDevice + " WHERE digest = ? AND removed_at IS NULL",
            [blob(digest)], read: Self.device)
        return try row.map { row throws(StoreError) in try device(row) }
    }

    private static let selectDevice = """
        SELECT household_id, id, number, name, kind, digest IS NOT NULL AS is_fetched, paired_by,
            paired_at FROM device
        """

    /// A device as its row has it; for whom it is stands elsewhere.
    private struct DeviceRow {
        let id: Device.ID
        let household: Household.ID
        let number: Number
        let name: Title
        let kind: Device.Kind
        let isFetched: Bool
        let pairedBy: Member.ID
        let pairedAt: Instant
    }

    private static func device(_ row: Fields) throws(StoreError) -> DeviceRow {
        DeviceRow(
            id: try row.id("id"), household: try row.id("household_id"),
            number: try row.integer("number"), name: try row.personText("name"),
            kind: try row.word("kind"), isFetched: try row.integer("is_fetched") == 1,
            pairedBy: try row.id("paired_by"), pairedAt: try row.instant("paired_at"))
    }

    private func device(_ row: DeviceRow) throws(StoreError) -> Device {
        let members: [Member.ID] = try connection.rows(
            "SELECT member_id FROM device_member WHERE household_id = ? AND device_id = ?",
            [row.household.blob, row.id.blob]
        ) { row throws(StoreError) in try row.id("member_id") }
        guard let use = Device.Use(row.kind, for: Set(members)) else {
            throw StoreError.damaged("a device of one member's is not one member's")
        }
        return Device(
            id: row.id, household: row.household, number: row.number, name: row.name, use: use,
            pairedBy: row.pairedBy, pairedAt: row.pairedAt, isFetched: row.isFetched)
    }
}

// MARK: - Changing

extension Transaction {
    /// Adds a device, which gets the next number of its household.
    package func add(
        _ id: Device.ID, named name: Title, for use: Device.Use, by member: Member.ID,
        in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO device (household_id, id, number, name, kind, paired_by, paired_at)
            VALUES (?, ?, (SELECT coalesce(max(number), 0) + 1 FROM device WHERE household_id = ?),
                ?, ?, ?, ?)
            """,
            [
                household.blob, id.blob, household.blob, name.text, use.kind.rawValue, member.blob,
                instant.milliseconds,
            ])
        try add(use.members, to: id, in: household)
    }

    private func add(
        _ members: Set<Member.ID>, to device: Device.ID, in household: Household.ID
    ) throws(StoreError) {
        for member in members {
            try connection.run(
                "INSERT INTO device_member (household_id, device_id, member_id) VALUES (?, ?, ?)",
                [household.blob, device.blob, member.blob])
        }
    }

    /// Sets for whom a device is; its kind stays.
    package func setUse(
        of device: Device.ID, in household: Household.ID, to use: Device.Use
    ) throws(StoreError) {
        try connection.run(
            "DELETE FROM device_member WHERE household_id = ? AND device_id = ?",
            [household.blob, device.blob])
        try add(use.members, to: device, in: household)
    }

    /// Sets what a device is called, also where sessions are listed that were begun at it.
    package func setName(
        of device: Device.ID, in household: Household.ID, to name: Title
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE session SET device = ?
            WHERE device_home = ? AND device_id = ? AND ended_at IS NULL
            """, [name.text, household.blob, device.blob])
        try connection.run(
            "UPDATE device SET name = ? WHERE household_id = ? AND id = ?",
            [name.text, household.blob, device.blob])
    }

    /// Keeps what a device is known by from now on; `false` where it is known already, or removed.
    package func setToken(
        of device: Device.ID, in household: Household.ID, to digest: [UInt8]
    ) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE device SET digest = ?
            WHERE household_id = ? AND id = ? AND digest IS NULL AND removed_at IS NULL
            """, [blob(digest), household.blob, device.blob]) == 1
    }

    /// Removes a device, with the sessions that were begun at it; `false` where it was removed already.
    package func removeDevice(
        _ device: Device.ID, in household: Household.ID, at instant: Instant
    ) throws(StoreError) -> Bool {
        let isRemoved =
            try connection.count(
                """
                UPDATE device SET removed_at = ?
                WHERE household_id = ? AND id = ? AND removed_at IS NULL
                """, [instant.milliseconds, household.blob, device.blob]) == 1
        guard isRemoved else { return false }
        try endSessions(at: device, in: household, at: instant)
        return true
    }

    /// Removes the devices that are a member's own, and lets the member sign in at no other.
    package func endDevices(
        of member: Member.ID, in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        let all = try facts.devices(in: household)
        for device in all where device.use == .personal(member) {
            _ = try removeDevice(device.id, in: household, at: instant)
        }
        try connection.run(
            """
            DELETE FROM device_member WHERE household_id = ? AND member_id = ? AND device_id IN (
                SELECT id FROM device WHERE household_id = ? AND kind = 'board')
            """, [household.blob, member.blob, household.blob])
    }

    /// Counts a try to sign in at a device, in an hour from the first.
    ///
    /// - Returns: How many there were.
    package func chargeTry(
        at device: Device.ID, in household: Household.ID, at instant: Instant
    ) throws(StoreError) -> Int {
        try connection.run(
            """
            UPDATE device SET misses = 0, misses_since = NULL
            WHERE household_id = ? AND id = ? AND misses_since <= ?
            """,
            [
                household.blob, device.blob,
                instant.adding(milliseconds: -Device.missWindow).milliseconds,
            ])
        return try connection.first(
            """
            UPDATE device SET misses = misses + 1, misses_since = coalesce(misses_since, ?)
            WHERE household_id = ? AND id = ? RETURNING misses
            """, [instant.milliseconds, household.blob, device.blob]
        ) { row throws(StoreError) in try row.integer("misses") } ?? 0
    }

    /// Gives a device a try back, for a code that was right.
    package func returnTry(
        at device: Device.ID, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE device SET misses_since = CASE WHEN misses > 1 THEN misses_since END,
                misses = max(0, misses - 1)
            WHERE household_id = ? AND id = ?
            """, [household.blob, device.blob])
    }
}
