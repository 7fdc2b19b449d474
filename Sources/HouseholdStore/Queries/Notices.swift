public import Household

extension Facts {
    /// The rewards whose reaching the member has not been told of yet, in the order they were reached.
    public func unseenRewards(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> [Number] {
        try connection.rows(
            """
            SELECT r.number FROM notice n
            JOIN reward r ON r.household_id = n.household_id AND r.id = n.reward_id
            WHERE n.household_id = ? AND n.member_id = ? AND n.seen_at IS NULL
            ORDER BY n.at, n.id
            """, [household.rawValue, member.rawValue]
        ) { row throws(StoreError) in try row.integer("number") }
    }
}

extension Transaction {
    /// Leaves a notice that the member has reached a reward, unless it was told in the same breath.
    public func notify(
        _ milestone: Milestone, id: String, seenAt: Instant?, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO notice (household_id, id, member_id, at, kind, reward_id, seen_at)
            VALUES (?, ?, ?, ?, 'reward-reached', ?, ?)
            """,
            [
                household.rawValue, id, milestone.member.rawValue, milestone.at.milliseconds,
                milestone.reward.rawValue, seenAt?.milliseconds,
            ])
    }

    /// Marks everything the member was told of as seen.
    public func markNoticesSeen(
        of member: Member.ID, in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE notice SET seen_at = ?
            WHERE household_id = ? AND member_id = ? AND seen_at IS NULL
            """, [instant.milliseconds, household.rawValue, member.rawValue])
    }

    /// Notes that somebody looked at another member's record on that day.
    public func noteLook(
        by viewer: Member.ID, at member: Member.ID, in household: Household.ID, on day: Day
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO look (household_id, viewer_id, member_id, day) VALUES (?, ?, ?, ?)
            ON CONFLICT DO NOTHING
            """, [household.rawValue, viewer.rawValue, member.rawValue, day.description])
    }
}
