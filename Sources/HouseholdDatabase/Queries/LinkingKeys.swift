package import HouseholdModel

/// A linking key or a household's code as the store keeps it: nobody can read from it what is typed.
package struct StoredLinkingKey: Hashable, Sendable {
    /// Whom it is for.
    package enum Holder: Hashable, Sendable {
        /// One person, once.
        case member(Member.ID)
        /// Whoever has the household's code, which that member made.
        case anybody(madeBy: Member.ID)
    }

    /// The row's identity.
    package let id: Identifier<StoredLinkingKey>
    /// The household it lets in to.
    package let household: Household.ID
    /// Whom it is for.
    package let holder: Holder
    /// The first four symbols, by which the row is found.
    package let locator: String
    /// The argon2id hash of the other ten.
    package let phc: String
    /// When it stops working.
    package let expiresAt: Instant

    /// Creates a key.
    package init(
        id: Identifier<StoredLinkingKey>, household: Household.ID, for holder: Holder,
        locator: String, phc: String, expiresAt: Instant
    ) {
        self.id = id
        self.household = household
        self.holder = holder
        self.locator = locator
        self.phc = phc
        self.expiresAt = expiresAt
    }

    /// The one person whom it is for, if it is for one.
    package var member: Member.ID? {
        if case .member(let member) = holder { member } else { nil }
    }
}

extension StoredLinkingKey {
    fileprivate init(_ row: Fields) throws(StoreError) {
        let isCode = try row.optionalBytes("member_id") == nil
        self.init(
            id: try row.id("id"), household: try row.id("household_id"),
            for: isCode
                ? .anybody(madeBy: try row.id("made_by")) : .member(try row.id("member_id")),
            locator: try row.text("locator"), phc: try row.text("phc"),
            expiresAt: try row.instant("expires_at"))
    }
}

extension StoredLinkingKey.Holder {
    fileprivate var maker: Member.ID? {
        if case .anybody(let maker) = self { maker } else { nil }
    }
}

/// How a linking key ended.
package enum KeyEnding: String, CaseIterable, Hashable, Sendable {
    /// The child came in with it.
    case used
    /// A parent made another one.
    case cancelled
    /// Too many wrong keys were tried in its household.
    case guessed
}

extension Facts {
    /// The key with that locator that has neither ended nor expired, by the clock or by what has happened in its
    /// household since.
    package func openKey(
        _ locator: String, at instant: Instant
    ) throws(StoreError) -> StoredLinkingKey? {
        try connection.first(
            """
            SELECT id, household_id, member_id, made_by, locator, phc, expires_at FROM linking_key
            WHERE locator = ? AND ended_at IS NULL AND expires_at > max(?, coalesce((
                SELECT at FROM chain_end
                WHERE household_id = linking_key.household_id AND book = 'audit'), 0))
            """, [locator, instant.milliseconds], read: StoredLinkingKey.init)
    }

    /// The household's code, while it works.
    package func openCode(
        of household: Household.ID, at instant: Instant
    ) throws(StoreError) -> StoredLinkingKey? {
        try connection.first(
            """
            SELECT id, household_id, member_id, made_by, locator, phc, expires_at FROM linking_key
            WHERE household_id = ? AND member_id IS NULL AND ended_at IS NULL AND expires_at > ?
            """, [household.blob, instant.milliseconds], read: StoredLinkingKey.init)
    }

    /// Whether a key was ever made for the member.
    package func hadKey(
        _ member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.first(
            "SELECT 1 AS found FROM linking_key WHERE household_id = ? AND member_id = ? LIMIT 1",
            [household.blob, member.blob]
        ) { row throws(StoreError) in try row.integer("found") } != nil
    }

    /// How many keys of the household, for others than `member`, could still be used.
    package func openKeyCount(
        in household: Household.ID, besides member: Member.ID, at instant: Instant
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT count(*) AS count FROM linking_key
            WHERE household_id = ? AND member_id <> ? AND ended_at IS NULL AND expires_at > ?
            """, [household.blob, member.blob, instant.milliseconds]
        ) { row throws(StoreError) in try row.integer("count") } ?? 0
    }
}

extension Transaction {
    /// Adds a key or a code, in place of any that there was for the same, and of a worn one with the same locator.
    package func add(_ key: StoredLinkingKey, at instant: Instant) throws(StoreError) {
        switch key.holder {
        case .member(let member): try endKeys(for: member, in: key.household, at: instant)
        case .anybody: _ = try endCode(of: key.household, at: instant)
        }
        try connection.run(
            """
            UPDATE linking_key SET ended_at = ?, ending = 'cancelled'
            WHERE locator = ? AND expires_at <= ? AND ended_at IS NULL
            """, [instant.milliseconds, key.locator, instant.milliseconds])
        try connection.run(
            """
            INSERT INTO linking_key
                (household_id, id, member_id, made_by, locator, phc, created_at, expires_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                key.household.blob, key.id.blob, key.member?.blob, key.holder.maker?.blob,
                key.locator, key.phc, instant.milliseconds, key.expiresAt.milliseconds,
            ])
    }

    private func endKeys(
        for member: Member.ID, in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE linking_key SET ended_at = ?, ending = 'cancelled'
            WHERE household_id = ? AND member_id = ? AND ended_at IS NULL
            """, [instant.milliseconds, household.blob, member.blob])
    }

    /// Ends the household's code; `false` where none was open.
    package func endCode(
        of household: Household.ID, at instant: Instant
    ) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE linking_key SET ended_at = ?, ending = 'cancelled'
            WHERE household_id = ? AND member_id IS NULL AND ended_at IS NULL
            """, [instant.milliseconds, household.blob]) == 1
    }

    /// Ends a key that is still open; `false` when something ended it before.
    package func end(
        _ key: StoredLinkingKey, _ ending: KeyEnding, at instant: Instant
    ) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE linking_key SET ended_at = ?, ending = ?
            WHERE household_id = ? AND id = ? AND ended_at IS NULL
            """,
            [instant.milliseconds, ending.rawValue, key.household.blob, key.id.blob]) == 1
    }

    /// Charges the household with a try at one of its keys; returns the tries since the last success.
    package func chargeKeyTry(in household: Household.ID) throws(StoreError) -> Int {
        try connection.first(
            "UPDATE household SET key_misses = key_misses + 1 WHERE id = ? RETURNING key_misses",
            [household.blob]
        ) { row throws(StoreError) in try row.integer("key_misses") } ?? 0
    }

    /// Gives the household a try back, for a key that was right.
    package func returnKeyTry(in household: Household.ID) throws(StoreError) {
        try connection.run(
            "UPDATE household SET key_misses = max(0, key_misses - 1) WHERE id = ?",
            [household.blob])
    }

    /// Ends all open keys of a household at which somebody guesses, and begins to count anew.
    ///
    /// - Returns: How many there were.
    @discardableResult
    package func endGuessedKeys(
        in household: Household.ID, at instant: Instant
    ) throws(StoreError) -> Int {
        let ended = try connection.count(
            """
            UPDATE linking_key SET ended_at = ?, ending = 'guessed'
            WHERE household_id = ? AND ended_at IS NULL
            """, [instant.milliseconds, household.blob])
        try clearKeyTries(in: household)
        return ended
    }

    /// Forgets the tries at the household's keys.
    package func clearKeyTries(in household: Household.ID) throws(StoreError) {
        try connection.run(
            "UPDATE household SET key_misses = 0 WHERE id = ?", [household.blob])
    }
}
