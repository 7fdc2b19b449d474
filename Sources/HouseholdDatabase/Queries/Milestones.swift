package import HouseholdModel

extension Facts {
    /// The household's milestones that are reached now: for good, or in the period that began on a day of
    /// `periods`.
    package func milestones(
        in household: Household.ID, periods: [Day]
    ) throws(StoreError) -> [Milestone] {
        var milestones: [Milestone] = []
        for period in [""] + Set(periods).sorted().map(\.description) {
            milestones += try connection.rows(
                """
                SELECT reward_id, member_id, period, points, at FROM milestone
                WHERE household_id = ? AND period = ? ORDER BY at, member_id
                """, [household.blob, period]
            ) { row throws(StoreError) in
                Milestone(
                    reward: try row.id("reward_id"), member: try row.id("member_id"),
                    period: Day(try row.text("period")), value: try row.rewardValue("points"),
                    at: try row.instant("at"))
            }
        }
        return milestones
    }
}

extension Transaction {
    /// Notes that a member has reached a reward.
    package func reach(_ milestone: Milestone, in household: Household.ID) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO milestone (household_id, reward_id, member_id, period, points, at)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                household.blob, milestone.reward.blob, milestone.member.blob,
                milestone.period?.description ?? "", milestone.value.points,
                milestone.at.milliseconds,
            ])
    }

    /// Notes that a member has not reached a reward any more, and forgets an unseen notice of it.
    package func lose(
        _ milestone: Milestone, in household: Household.ID
    ) throws(StoreError) {
        let values: [Connection.Value] = [
            household.blob, milestone.reward.blob, milestone.member.blob,
        ]
        try connection.run(
            """
            DELETE FROM milestone
            WHERE household_id = ? AND reward_id = ? AND member_id = ? AND period = ?
            """, values + [milestone.period?.description ?? ""])
        try connection.run(
            """
            DELETE FROM notice
            WHERE household_id = ? AND reward_id = ? AND member_id = ? AND seen_at IS NULL
                AND kind = 'reward-reached'
            """, values)
        try breakPromise(of: milestone, in: household)
    }
}
