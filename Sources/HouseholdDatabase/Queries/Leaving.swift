package import HouseholdModel

extension Facts {
    /// The chores that name the member, or of which an open date is the member's: those that are there, or those that
    /// were deleted.
    package func chores(
        naming member: Member.ID, deleted isDeleted: Bool, in household: Household.ID
    ) throws(StoreError) -> [Chore] {
        try connection.rows(
            Self.selectChore + """
                 WHERE household_id = ? AND (deleted_at IS NOT NULL) = ?
                    AND (assignee_id = ? OR instr(people, ?) > 0 OR id IN (
                        SELECT chore_id FROM occurrence
                        WHERE household_id = ? AND state = 'open'
                            AND ? IN (assignee_id, turn_id, excuse_by, offered_by, offered_to)))
                ORDER BY number
                """,
            [
                household.blob, isDeleted ? 1 : 0, member.blob, member.blob, household.blob,
                member.blob,
            ], read: Self.chore)
    }

    /// Whether somebody ever came in, here or where the household comes from.
    package func hasBeenIn(
        _ member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.first(
            """
            SELECT 1 AS one FROM member
            WHERE household_id = ? AND id = ? AND joined_at IS NOT NULL
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in try row.integer("one") } != nil
    }

    /// Whether anything is known of somebody who never signed in but that they were added: something that they did or
    /// were given, or that was planned for them and is over; or that they were in where the household comes from.
    package func hasHistory(
        _ member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Bool {
        let known: Int? = try connection.first(
            """
            WITH who (household_id, id) AS (VALUES (?, ?))
            SELECT 1 AS known FROM who w
            WHERE EXISTS (SELECT 1 FROM member m
                    WHERE m.household_id = w.household_id AND m.id = w.id AND m.joined_at IS NOT NULL)
                OR EXISTS (SELECT 1 FROM ledger l
                    WHERE l.household_id = w.household_id
                        AND w.id IN (l.member_id, l.by_id, l.other_id))
                OR EXISTS (SELECT 1 FROM completion c
                    WHERE c.household_id = w.household_id
                        AND w.id IN (c.doer_id, c.recorded_by, c.undone_by, c.checked_by))
                OR EXISTS (SELECT 1 FROM occurrence o
                    WHERE o.household_id = w.household_id AND o.state <> 'withdrawn'
                        AND w.id IN (o.assignee_id, o.turn_id, o.excuse_by))
                OR EXISTS (SELECT 1 FROM chore h
                    WHERE h.household_id = w.household_id AND w.id IN (h.created_by, h.assignee_id))
                OR EXISTS (SELECT 1 FROM reward_request q
                    WHERE q.household_id = w.household_id AND q.member_id = w.id)
                OR EXISTS (SELECT 1 FROM wish i
                    WHERE i.household_id = w.household_id AND i.member_id = w.id)
                OR EXISTS (SELECT 1 FROM handover v
                    WHERE v.household_id = w.household_id AND v.member_id = w.id)
                OR EXISTS (SELECT 1 FROM milestone s
                    WHERE s.household_id = w.household_id AND s.member_id = w.id)
                OR EXISTS (SELECT 1 FROM badge b
                    WHERE b.household_id = w.household_id AND b.member_id = w.id)
                OR EXISTS (SELECT 1 FROM pass p
                    WHERE p.household_id = w.household_id AND w.id IN (p.member_id, p.given_by))
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in try row.integer("known") }
        return known != nil
    }
}

extension Transaction {
    /// Lets somebody be no member any more; `false` where they were none.
    package func leave(
        _ member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.count(
            "UPDATE member SET state = 'left' WHERE household_id = ? AND id = ? AND state <> 'left'",
            [household.blob, member.blob]) == 1
    }

    /// Keeps what somebody is in the household from now on.
    package func setRole(
        _ role: Role, of member: Member.ID, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            "UPDATE member SET role = ? WHERE household_id = ? AND id = ?",
            [role.rawValue, household.blob, member.blob])
    }

    /// Ends the sessions that act as the member, but for one, which acts in no household from now on.
    package func endSessions(
        as member: Member.ID, in household: Household.ID, besides digest: [UInt8]?,
        at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE session SET ended_at = ?
            WHERE household_id = ? AND member_id = ? AND ended_at IS NULL
                AND digest IS DISTINCT FROM ?
            """, [instant.milliseconds, household.blob, member.blob, digest.map(blob)])
        try connection.run(
            """
            UPDATE session SET household_id = NULL, member_id = NULL
            WHERE household_id = ? AND member_id = ? AND ended_at IS NULL
            """, [household.blob, member.blob])
    }

    /// Ends the member's open linking keys, and the household's code where the member made it, and so knows it.
    package func endKeys(
        of member: Member.ID, in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE linking_key SET ended_at = ?, ending = 'cancelled'
            WHERE household_id = ? AND ? IN (member_id, made_by) AND ended_at IS NULL
            """, [instant.milliseconds, household.blob, member.blob])
    }

    /// Removes the member's absences that are not over on `day`.
    package func endAbsences(
        of member: Member.ID, from day: Day, in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE absence SET removed_at = ?
            WHERE household_id = ? AND member_id = ? AND last_day >= ? AND removed_at IS NULL
            """, [instant.milliseconds, household.blob, member.blob, day.description])
    }

    /// Forgets what could be taken back: it may bring something to somebody who is not there any more.
    package func forgetChanges(in household: Household.ID) throws(StoreError) {
        try connection.run("DELETE FROM undo WHERE household_id = ?", [household.blob])
    }

    /// Lets a deleted chore name only those who stay, should it come back.
    package func keep(
        _ deleted: Chore, without member: Member.ID
    ) throws(StoreError) {
        try update(deleted)
        let key: [Connection.Value] = [deleted.household.blob, deleted.id.blob, member.blob]
        if deleted.assignment.isShared {
            try connection.run(
                """
                UPDATE occurrence SET state = 'withdrawn'
                WHERE household_id = ? AND chore_id = ? AND assignee_id = ? AND state = 'deleted'
                """, key)
        } else {
            try connection.run(
                """
                UPDATE occurrence SET assignee_id = NULL, turn_id = NULL, share = x''
                WHERE household_id = ? AND chore_id = ? AND ? IN (assignee_id, turn_id)
                    AND state = 'deleted'
                """, key)
        }
    }

    /// Takes somebody out of the file who was added by mistake, with all that was set for them.
    package func erase(
        _ member: Member.ID, in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        let key: [Connection.Value] = [household.blob, member.blob]
        try endDevices(of: member, in: household, at: instant)
        try connection.run(
            "DELETE FROM device_member WHERE household_id = ? AND member_id = ?", key)
        // A reward for nobody else would be for all of them.
        try connection.run(
            """
            UPDATE reward SET retired_at = coalesce(retired_at, ?)
            WHERE household_id = ? AND id IN (
                SELECT reward_id FROM reward_member m
                WHERE m.household_id = reward.household_id
                GROUP BY reward_id HAVING min(member_id) = ? AND max(member_id) = ?)
            """, [instant.milliseconds, household.blob, member.blob, member.blob])
        try connection.run(
            """
            DELETE FROM occurrence
            WHERE household_id = ? AND ? IN (assignee_id, turn_id, excuse_by) AND state = 'withdrawn'
            """, key)
        try connection.run(
            """
            UPDATE occurrence SET offered_by = NULL, offered_to = NULL, offered_at = NULL,
                offered_points = NULL, taken_over_at = NULL
            WHERE household_id = ? AND ? IN (offered_by, offered_to)
            """, key)
        try connection.run(
            "DELETE FROM look WHERE household_id = ? AND ? IN (viewer_id, member_id)", key)
        for statement in Self.erasing { try connection.run(statement, key) }
    }

    /// What is nobody else's, and at last the member, whom all of it names.
    private static let erasing = [
        "DELETE FROM linking_key WHERE household_id = ? AND ? IN (member_id, made_by)",
        "DELETE FROM pairing_miss WHERE household_id = ? AND member_id = ?",
        "DELETE FROM absence WHERE household_id = ? AND member_id = ?",
        "DELETE FROM goal WHERE household_id = ? AND member_id = ?",
        "DELETE FROM reward_member WHERE household_id = ? AND member_id = ?",
        "DELETE FROM reward_promise WHERE household_id = ? AND member_id = ?",
        "DELETE FROM reward_price WHERE household_id = ? AND member_id = ?",
        "DELETE FROM reward_progress WHERE household_id = ? AND member_id = ?",
        "DELETE FROM notice WHERE household_id = ? AND member_id = ?",
        "DELETE FROM pass_child WHERE household_id = ? AND member_id = ?",
        "DELETE FROM standing WHERE household_id = ? AND member_id = ?",
        "DELETE FROM member WHERE household_id = ? AND id = ?",
    ]
}
