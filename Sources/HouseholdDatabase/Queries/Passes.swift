package import HouseholdModel

// MARK: - Reading

extension Facts {
    /// The passes of a household that were not ended, also those whose time is over or still to come.
    package func passes(in household: Household.ID) throws(StoreError) -> [Pass] {
        let live = try connection.rows(
            Self.selectPass
                + " WHERE p.household_id = ? AND p.ended_at IS NULL ORDER BY p.member_id",
            [household.blob], read: Self.pass)
        return try withChildren(live)
    }

    /// All passes that a member has or had, the newest first.
    package func passes(
        of member: Member.ID, in household: Household.ID, limit: Int
    ) throws(StoreError) -> [Pass] {
        let latest = try connection.rows(
            Self.selectPass + """
                 WHERE p.household_id = ? AND p.member_id = ?
                ORDER BY p.given_at DESC, p.ended_at IS NOT NULL, p.id DESC LIMIT ?
                """, [household.blob, member.blob, limit], read: Self.pass)
        return try withChildren(latest)
    }

    /// The pass with that identity.
    package func pass(_ id: Pass.ID, in household: Household.ID) throws(StoreError) -> Pass? {
        let found = try connection.rows(
            Self.selectPass + " WHERE p.household_id = ? AND p.id = ?",
            [household.blob, id.blob], read: Self.pass)
        return try withChildren(found).first
    }

    private static let selectPass = """
        SELECT p.household_id, p.id, p.member_id, p.given_by, p.given_at, p.starts_at, p.ends_at,
            p.remind, p.done, p.approve, p.up_to, p.used, p.ended_at FROM pass p
        """

    /// A pass as its row has it; for whom it is stands elsewhere.
    private static func pass(_ row: Fields) throws(StoreError) -> Pass {
        let id: Pass.ID = try row.id("id")
        let start = try row.instant("starts_at")
        let end = try row.instant("ends_at")
        let time = try row.parsed("ends_at", start) { $0 < end ? $0..<end : nil }
        var abilities: Set<Pass.Ability> = [.see]
        if try row.integer("remind") == 1 { abilities.insert(.remind) }
        if try row.integer("done") == 1 { abilities.insert(.done) }
        if try row.integer("approve") == 1 { abilities.insert(.approve) }
        return Pass(
            id: id, household: try row.id("household_id"), member: try row.id("member_id"),
            givenBy: try row.id("given_by"), givenAt: try row.instant("given_at"), time: time,
            children: [], abilities: abilities,
            upTo: try row.integer("up_to"), used: try row.integer("used"),
            endedAt: try row.optionalInstant("ended_at"))
    }

    private func withChildren(_ passes: [Pass]) throws(StoreError) -> [Pass] {
        var whole: [Pass] = []
        for pass in passes {
            let children: [Member.ID] = try connection.rows(
                "SELECT member_id FROM pass_child WHERE household_id = ? AND pass_id = ?",
                [pass.household.blob, pass.id.blob]
            ) { row throws(StoreError) in try row.id("member_id") }
            whole.append(pass.with(children: Set(children)))
        }
        return whole
    }

    /// Whether a member was told, or will be, that the time of a pass is over.
    package func hearsOfEnd(
        of pass: Pass, _ member: Member.ID
    ) throws(StoreError) -> Bool {
        try connection.first(
            """
            SELECT 1 AS one FROM notice
            WHERE household_id = ? AND pass_id = ? AND member_id = ? LIMIT 1
            """, [pass.household.blob, pass.id.blob, member.blob]
        ) { row throws(StoreError) in try row.integer("one") } != nil
    }

    /// The dates of chores of which a member said in a time that somebody else did them, oldest first.
    package func occurrences(
        recordedBy member: Member.ID, during time: Range<Instant>, in household: Household.ID
    ) throws(StoreError) -> [Occurrence.ID] {
        try connection.rows(
            """
            SELECT c.occurrence_id FROM completion c
            WHERE c.household_id = ? AND c.undone_at IS NULL AND c.at >= ? AND c.at < ?
                AND c.recorded_by = ? AND c.doer_id <> c.recorded_by
            ORDER BY c.at, c.id
            """,
            [
                household.blob, time.lowerBound.milliseconds, time.upperBound.milliseconds,
                member.blob,
            ]
        ) { row throws(StoreError) in try row.id("occurrence_id") }
    }

    /// The dates of chores to which a member said OK in a time, oldest first.
    package func occurrences(
        checkedBy member: Member.ID, during time: Range<Instant>, in household: Household.ID
    ) throws(StoreError) -> [Occurrence.ID] {
        try connection.rows(
            """
            SELECT c.occurrence_id FROM completion c
            WHERE c.household_id = ? AND c.undone_at IS NULL AND c.checked_by = ?
                AND c.checked_at >= ? AND c.checked_at < ?
            ORDER BY c.checked_at, c.id
            """,
            [
                household.blob, member.blob, time.lowerBound.milliseconds,
                time.upperBound.milliseconds,
            ]
        ) { row throws(StoreError) in try row.id("occurrence_id") }
    }
}

// MARK: - Changing

extension Transaction {
    /// Gives a pass.
    package func add(_ pass: Pass) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO pass (household_id, id, member_id, given_by, given_at, starts_at, ends_at,
                remind, done, approve, up_to)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                pass.household.blob, pass.id.blob, pass.member.blob, pass.givenBy.blob,
                pass.givenAt.milliseconds, pass.time.lowerBound.milliseconds,
                pass.time.upperBound.milliseconds, pass.abilities.contains(.remind) ? 1 : 0,
                pass.abilities.contains(.done) ? 1 : 0,
                pass.abilities.contains(.approve) ? 1 : 0, pass.upTo,
            ])
        for child in pass.children {
            try connection.run(
                "INSERT INTO pass_child (household_id, pass_id, member_id) VALUES (?, ?, ?)",
                [pass.household.blob, pass.id.blob, child.blob])
        }
        noteMade(RowSnapshot.Key(.pass, pass.id))
    }

    /// Ends the pass that a member has; `false` where there is none.
    package func endPass(
        of member: Member.ID, in household: Household.ID, at instant: Instant
    ) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE pass SET ended_at = ?
            WHERE household_id = ? AND member_id = ? AND ended_at IS NULL
            """, [instant.milliseconds, household.blob, member.blob]) == 1
    }

    /// Counts points to which a helper says OK; `false` where that are more than the pass lets.
    package func use(_ points: Int, of pass: Pass) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE pass SET used = used + ?
            WHERE household_id = ? AND id = ? AND ended_at IS NULL AND used + ? <= up_to
            """, [points, pass.household.blob, pass.id.blob, points]) == 1
    }

    /// Tells a member when the time of a pass is over.
    package func notify(
        _ member: Member.ID, ofEndOf pass: Pass, at instant: Instant, id: Identifier<Notice>
    ) throws(StoreError) {
        try add(.end(of: pass), id, to: member, in: pass.household, at: instant)
        noteMade(id)
    }

    /// Lets nobody be told any more that a pass is over of which somebody has read that.
    package func markEndSeen(
        of pass: Pass.ID, in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE notice SET seen_at = ?
            WHERE household_id = ? AND pass_id = ? AND at <= ? AND seen_at IS NULL
            """, [instant.milliseconds, household.blob, pass.blob, instant.milliseconds])
    }
}
