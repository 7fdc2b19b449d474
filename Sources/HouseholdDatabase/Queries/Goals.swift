package import HouseholdModel

extension Facts {
    /// What the member saves for.
    package func goal(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Goal? {
        try connection.first(
            """
            SELECT household_id, member_id, reward_id, points, set_at FROM goal
            WHERE household_id = ? AND member_id = ?
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in
            Goal(
                household: try row.id("household_id"), member: try row.id("member_id"),
                reward: try row.id("reward_id"), price: try row.rewardValue("points"),
                setAt: try row.instant("set_at"))
        }
    }
}

extension Transaction {
    /// Sets what a member saves for, in place of what it was before.
    package func set(_ goal: Goal) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO goal (household_id, member_id, reward_id, points, set_at)
            VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (household_id, member_id) DO UPDATE SET reward_id = excluded.reward_id,
                points = excluded.points, set_at = excluded.set_at
            """,
            [
                goal.household.blob, goal.member.blob, goal.reward.blob,
                goal.price.points, goal.setAt.milliseconds,
            ])
    }

    /// Lets a member save for nothing; `false` where that was so before.
    package func clearGoal(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.count(
            "DELETE FROM goal WHERE household_id = ? AND member_id = ?",
            [household.blob, member.blob]) == 1
    }
}
