package import HouseholdModel

extension Facts {
    /// What the member saves for.
    package func goal(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Goal? {
        try connection.first(
            """
            SELECT g.household_id, g.member_id, g.reward_id, g.points, g.set_at,
                coalesce(j.points, 0) AS jar
            FROM goal g
            LEFT JOIN jar j ON j.household_id = g.household_id AND j.member_id = g.member_id
            WHERE g.household_id = ? AND g.member_id = ?
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in
            Goal(
                household: try row.id("household_id"), member: try row.id("member_id"),
                reward: try row.id("reward_id"), price: try row.rewardValue("points"),
                setAt: try row.instant("set_at"), jar: try row.integer("jar"))
        }
    }
}

extension Transaction {
    /// Sets what a member saves for, with what is in the jar for it, in place of what it was before.
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
        try setJar(to: goal.jar, of: goal.member, in: goal.household)
    }

    /// Keeps how many points are in the jar for what a member saves for.
    package func setJar(
        to points: Int, of member: Member.ID, in household: Household.ID
    ) throws(StoreError) {
        let key: [Connection.Value] = [household.blob, member.blob]
        guard points > 0 else {
            try connection.run("DELETE FROM jar WHERE household_id = ? AND member_id = ?", key)
            return
        }
        try connection.run(
            """
            INSERT INTO jar (household_id, member_id, points) VALUES (?, ?, ?)
            ON CONFLICT (household_id, member_id) DO UPDATE SET points = excluded.points
            """, key + [points])
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
