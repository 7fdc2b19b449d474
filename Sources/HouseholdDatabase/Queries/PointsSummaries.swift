package import HouseholdModel

/// The sums of a member's points.
package struct PointsSummary: Hashable, Sendable {
    /// All points ever earned, less what was taken back.
    package let earned: Int
    /// What can be spent.
    package let balance: Int
    /// What is set aside for requests.
    package let reserved: Int
    /// How many chores the member has done.
    package let completed: Int

    /// Creates sums.
    package init(earned: Int, balance: Int, reserved: Int, completed: Int) {
        self.earned = earned
        self.balance = balance
        self.reserved = reserved
        self.completed = completed
    }
}

extension Facts {
    /// The sums of one member.
    package func pointsSummary(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> PointsSummary {
        let summary = try connection.first(
            """
            SELECT earned, balance, reserved, completed FROM standing
            WHERE household_id = ? AND member_id = ?
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in
            PointsSummary(
                earned: try row.integer("earned"), balance: try row.integer("balance"),
                reserved: try row.integer("reserved"), completed: try row.integer("completed"))
        }
        guard let summary else { throw .damaged("a member has no sums") }
        return summary
    }

    /// The points that a member earned from `start` on and before `end`.
    package func earned(
        by member: Member.ID, in household: Household.ID, from start: Instant, until end: Instant
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT coalesce(sum(CASE 'issued' WHEN source THEN points WHEN target THEN -points END), 0)
                AS points
            FROM ledger
            WHERE household_id = ? AND member_id = ? AND counted_at >= ? AND counted_at < ?
            """,
            [household.blob, member.blob, start.milliseconds, end.milliseconds]
        ) { row throws(StoreError) in try row.integer("points") } ?? 0
    }

    /// How many of these points came of private chores.
    package func earnedInPrivate(
        by member: Member.ID, in household: Household.ID, from start: Instant, until end: Instant
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT coalesce(sum(CASE 'issued' WHEN l.source THEN l.points WHEN l.target THEN -l.points END), 0)
                AS points
            FROM ledger l
            CROSS JOIN completion m ON m.household_id = l.household_id AND m.id = l.completion_id
            CROSS JOIN occurrence o ON o.household_id = m.household_id AND o.id = m.occurrence_id
            CROSS JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
            WHERE l.household_id = ? AND l.member_id = ? AND l.counted_at >= ? AND l.counted_at < ?
                AND c.private = 1
            """,
            [household.blob, member.blob, start.milliseconds, end.milliseconds]
        ) { row throws(StoreError) in try row.integer("points") } ?? 0
    }

    /// What was promised the member for taking over what waits for a parent's OK.
    package func pendingThanks(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT coalesce(sum(o.offered_points), 0) AS points FROM completion m
            JOIN occurrence o ON o.household_id = m.household_id AND o.id = m.occurrence_id
            WHERE m.household_id = ? AND m.doer_id = ? AND m.state = 'waiting'
                AND m.undone_at IS NULL AND o.offered_to = m.doer_id
                AND o.taken_over_at IS NOT NULL
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in try row.integer("points") } ?? 0
    }

    /// How many of the points that wait for an OK are for private chores.
    package func pendingInPrivate(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT coalesce(sum(m.points), 0) AS points FROM completion m
            JOIN occurrence o ON o.household_id = m.household_id AND o.id = m.occurrence_id
            JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
            WHERE m.household_id = ? AND m.doer_id = ? AND m.state = 'waiting'
                AND m.undone_at IS NULL AND c.private = 1
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in try row.integer("points") } ?? 0
    }
}
