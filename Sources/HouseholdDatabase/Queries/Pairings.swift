package import HouseholdModel

/// A device that waits to be paired, as it asks for its token.
package struct OpenPairing: Hashable, Sendable {
    /// What it says of itself.
    package let pairing: Pairing
    /// When it asked last.
    package let askedAt: Instant?
    /// Which device came of it.
    package let device: Device.ID?
    /// The household that the device is paired with.
    package let household: Household.ID?
}

// MARK: - Reading

extension Facts {
    /// How many devices wait at that moment.
    package func openPairings(at instant: Instant) throws(StoreError) -> Int {
        try connection.first(
            "SELECT count(*) AS count FROM pairing WHERE expires_at > ?", [instant.milliseconds]
        ) { row throws(StoreError) in try row.integer("count") } ?? 0
    }

    /// The device that waits with a code that only it knows, by its SHA-256.
    package func pairing(
        _ digest: [UInt8], at instant: Instant
    ) throws(StoreError) -> OpenPairing? {
        try connection.first(
            Self.selectPairing + " WHERE digest = ? AND expires_at > ?",
            [blob(digest), instant.milliseconds], read: Self.pairing)
    }

    /// The device that shows a code, by its SHA-256, unless somebody has said already for whom it is.
    package func pairing(
        showing digest: [UInt8], at instant: Instant
    ) throws(StoreError) -> OpenPairing? {
        try connection.first(
            Self.selectPairing
                + " WHERE code_digest = ? AND expires_at > ? AND device_id IS NULL",
            [blob(digest), instant.milliseconds], read: Self.pairing)
    }

    private static let selectPairing =
        "SELECT name, address, made_at, asked_at, device_home, device_id FROM pairing"

    private static func pairing(_ row: Fields) throws(StoreError) -> OpenPairing {
        OpenPairing(
            pairing: Pairing(
                name: try row.personText("name"), address: try row.optionalText("address"),
                madeAt: try row.instant("made_at")),
            askedAt: try row.optionalInstant("asked_at"),
            device: try row.optionalID("device_id"), household: try row.optionalID("device_home"))
    }

    /// How many codes that are none a member has typed since `instant`.
    package func pairingMisses(
        of member: Member.ID, in household: Household.ID, since instant: Instant
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT misses FROM pairing_miss
            WHERE household_id = ? AND member_id = ? AND since > ?
            """, [household.blob, member.blob, instant.milliseconds]
        ) { row throws(StoreError) in try row.integer("misses") } ?? 0
    }
}

// MARK: - Changing

extension Transaction {
    /// Lets a device wait, by the SHA-256 of the code that only it knows and of the one that it shows.
    package func add(
        _ pairing: Pairing, digest: [UInt8], showing code: [UInt8]
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO pairing (digest, code_digest, name, address, made_at, expires_at)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                blob(digest), blob(code), pairing.name.text, pairing.address,
                pairing.madeAt.milliseconds, pairing.end.milliseconds,
            ])
    }

    /// Notes which device comes of what shows a code; `false` where nothing does that still waits for that.
    package func settlePairing(
        showing digest: [UInt8], as device: Device.ID, in household: Household.ID,
        at instant: Instant
    ) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE pairing SET device_home = ?, device_id = ?
            WHERE code_digest = ? AND expires_at > ? AND device_id IS NULL
            """, [household.blob, device.blob, blob(digest), instant.milliseconds]) == 1
    }

    /// Notes that a device asked for its token.
    package func notePoll(_ digest: [UInt8], at instant: Instant) throws(StoreError) {
        try connection.run(
            "UPDATE pairing SET asked_at = ? WHERE digest = ?",
            [instant.milliseconds, blob(digest)])
    }

    /// Forgets a device that has its token, or never gets one.
    package func forgetPairing(_ digest: [UInt8]) throws(StoreError) {
        try connection.run("DELETE FROM pairing WHERE digest = ?", [blob(digest)])
    }

    /// Forgets the devices that have waited too long, also those for which somebody said whose they are: these are removed.
    package func forgetPairings(endedBy instant: Instant) throws(StoreError) {
        try connection.run(
            """
            UPDATE device SET removed_at = ?
            WHERE digest IS NULL AND removed_at IS NULL AND (household_id, id) IN (
                SELECT device_home, device_id FROM pairing WHERE expires_at <= ?)
            """, [instant.milliseconds, instant.milliseconds])
        try connection.run("DELETE FROM pairing WHERE expires_at <= ?", [instant.milliseconds])
    }

    /// Counts a code that a member typed and that is none, in ten minutes from the first.
    package func countPairingMiss(
        of member: Member.ID, in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO pairing_miss (household_id, member_id, misses, since) VALUES (?, ?, 1, ?)
            ON CONFLICT (household_id, member_id) DO UPDATE SET
                misses = CASE WHEN since > ? THEN misses + 1 ELSE 1 END,
                since = CASE WHEN since > ? THEN since ELSE excluded.since END
            """,
            [
                household.blob, member.blob, instant.milliseconds,
                instant.adding(milliseconds: -Pairing.lifetime).milliseconds,
                instant.adding(milliseconds: -Pairing.lifetime).milliseconds,
            ])
    }
}
