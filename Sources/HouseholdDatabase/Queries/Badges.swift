package import HouseholdModel

// MARK: - What was earned

extension Facts {
    /// The badges that the member has now.
    package func badges(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> [EarnedBadge] {
        try connection.rows(
            """
            SELECT key, earned_at, completion_id FROM badge
            WHERE household_id = ? AND member_id = ? AND revoked_at IS NULL
            ORDER BY key
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in
            EarnedBadge(
                key: try row.text("key"), at: try row.instant("earned_at"),
                completion: try row.optionalID("completion_id"))
        }
    }

    /// How many of the member's completions have that mark, counted up to `limit`.
    package func count(
        of mark: CompletionMark, by member: Member.ID, in household: Household.ID, limit: Int
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT count(*) AS count FROM (
                SELECT 1 FROM merit
                WHERE household_id = ? AND member_id = ? AND kind = ? LIMIT ?
            ) AS counted
            """, [household.blob, member.blob, mark.rawValue, limit]
        ) { row throws(StoreError) in try row.integer("count") } ?? 0
    }
}

extension Facts {
    /// How many rewards the member has reached or was granted, of each counted up to `limit`.
    package func rewardsGot(
        by member: Member.ID, in household: Household.ID, limit: Int
    ) throws(StoreError) -> Int {
        let key: [Connection.Value] = [household.blob, member.blob, limit]
        return try connection.first(
            """
            SELECT (SELECT count(*) FROM (
                    SELECT 1 FROM milestone WHERE household_id = ? AND member_id = ? LIMIT ?
                ) AS counted)
                + (SELECT count(*) FROM (
                    SELECT 1 FROM reward_request
                    WHERE household_id = ? AND member_id = ? AND state IN ('granted', 'delivered')
                    LIMIT ?
                ) AS counted) AS count
            """, key + key
        ) { row throws(StoreError) in try row.integer("count") } ?? 0
    }
}

// MARK: - What was due

extension Facts {
    /// What came of the member's own dates on the last days until `day` on which some were due and are not
    /// open any more, newest first.
    package func dueDays(
        of member: Member.ID, in household: Household.ID, until day: Day, limit: Int
    ) throws(StoreError) -> [DueDay] {
        try connection.rows(
            Self.selectDueDay + """
                 AND o.due_day <= ?
                GROUP BY o.due_day ORDER BY o.due_day DESC LIMIT ?
                """, [household.blob, member.blob, day.description, limit],
            read: Self.dueDay)
    }

    /// The same on the first days after `day`, soonest first.
    package func dueDays(
        of member: Member.ID, in household: Household.ID, after day: Day, limit: Int
    ) throws(StoreError) -> [DueDay] {
        try connection.rows(
            Self.selectDueDay + """
                 AND o.due_day > ?
                GROUP BY o.due_day ORDER BY o.due_day LIMIT ?
                """, [household.blob, member.blob, day.description, limit],
            read: Self.dueDay)
    }

    /// How many chores the member has done on each of those days, as far as they count.
    package func completed(
        by member: Member.ID, in household: Household.ID, on days: ClosedRange<Day>
    ) throws(StoreError) -> [Day: Int] {
        let counts = try connection.rows(
            """
            SELECT day, count(*) AS count FROM completion
            WHERE household_id = ? AND doer_id = ? AND undone_at IS NULL AND state = 'booked'
                AND counts = 1
                AND day >= ? AND day <= ?
            GROUP BY day
            """,
            [
                household.blob, member.blob, days.lowerBound.description,
                days.upperBound.description,
            ]
        ) { row throws(StoreError) in (try row.day("day"), try row.integer("count")) }
        return Dictionary(uniqueKeysWithValues: counts)
    }

    /// What somebody else did is not the member's own; what is open is left out, and what does not count.
    ///
    /// Who did late what was somebody else's turn is not late.
    private static let selectDueDay = """
        SELECT o.due_day,
            sum(CASE WHEN o.state = 'done' AND m.day <= o.due_day THEN 1 ELSE 0 END) AS kept,
            sum(CASE WHEN o.state = 'done' AND m.day > o.due_day THEN 1 ELSE 0 END) AS late,
            sum(CASE WHEN o.state = 'missed' THEN 1 ELSE 0 END) AS missed,
            sum(CASE WHEN o.state = 'waiting' THEN 1 ELSE 0 END) AS waiting,
            max(CASE WHEN o.state = 'done' THEN m.day END) AS last_done
        FROM occurrence o
        JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
        LEFT JOIN completion m ON m.household_id = o.household_id AND m.occurrence_id = o.id
            AND m.undone_at IS NULL
        WHERE o.household_id = ? AND o.assignee_id = ? AND o.state IN ('waiting', 'done', 'missed')
            AND (m.doer_id IS NULL OR m.doer_id = o.assignee_id)
            AND coalesce(m.counts, c.private = 0 AND (c.points > 0 OR c.created_by <> o.assignee_id))
            AND NOT (coalesce(o.turn_id, o.assignee_id) <> o.assignee_id
                AND coalesce(m.day, o.due_day) > o.due_day)
        """

    private static func dueDay(_ row: Fields) throws(StoreError) -> DueDay {
        DueDay(
            day: try row.day("due_day"), kept: try row.integer("kept"),
            late: try row.integer("late"), missed: try row.integer("missed"),
            waiting: try row.integer("waiting"), lastDone: try row.optionalDay("last_done"))
    }
}

// MARK: - Writing

extension Transaction {
    /// Keeps what is special about a completion that counts, until it is taken back.
    package func note(
        _ mark: CompletionMark, of completion: Completion, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO merit (household_id, member_id, kind, completion_id) VALUES (?, ?, ?, ?)
            """,
            [
                household.blob, completion.doer.blob, mark.rawValue,
                completion.id.blob,
            ])
    }

    /// Gives the member a badge; `false` where the member has it.
    package func earn(
        _ badge: EarnedBadge, by member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Bool {
        let key: [Connection.Value] = [household.blob, member.blob, badge.key]
        return try connection.count(
            """
            INSERT INTO badge (household_id, member_id, key, turn, earned_at, completion_id)
            VALUES (?, ?, ?, (
                SELECT coalesce(max(turn), 0) + 1 FROM badge
                WHERE household_id = ? AND member_id = ? AND key = ?), ?, ?)
            ON CONFLICT DO NOTHING
            """, key + key + [badge.at.milliseconds, badge.completion?.blob]) == 1
    }

    /// Takes a badge from the member; `false` where the member does not have it.
    package func revoke(
        _ badge: String, of member: Member.ID, by actor: Member.ID, at instant: Instant,
        in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE badge SET revoked_at = ?, revoked_by = ?
            WHERE household_id = ? AND member_id = ? AND key = ? AND revoked_at IS NULL
            """,
            [
                instant.milliseconds, actor.blob, household.blob, member.blob, badge,
            ]) == 1
    }
}
