package import HouseholdModel

extension UndoTable {
    static let member = UndoTable(
        query: """
            SELECT m.*, g.reward_id AS goal, g.points AS goal_points, g.set_at AS goal_set_at,
                j.points AS goal_jar
            FROM member m
            LEFT JOIN goal g ON g.household_id = m.household_id AND g.member_id = m.id
            LEFT JOIN jar j ON j.household_id = m.household_id AND j.member_id = m.id
            WHERE m.household_id = ? AND m.id = ?
            """,
        isPutBackWhole: false,
        unit: ["goal", "goal_points", "goal_set_at", "goal_jar"],
        gone: { _, _ in ["state": .text(MemberState.left.rawValue)] },
        put: { row, key, transaction throws(StoreError) in
            try transaction.putMember(row, key)
        })
}

extension RowSnapshot {
    /// What the member is called.
    package var nameOfMember: Name? { text("name").flatMap { try? Name($0) } }

    /// Whether the member is one no more.
    package var isGoneMember: Bool { key.table == .member && word("state") == MemberState.left }

    /// What the member saves for.
    package var goalOfMember: Reward.ID? { id("goal") }

    /// Whether the member saves for the same as in the other row, since the same moment.
    package func hasGoal(of other: RowSnapshot) -> Bool {
        ["goal", "goal_points", "goal_set_at"].allSatisfy { columns[$0] == other.columns[$0] }
    }

    /// Whether as much is in the member's jar as in the other row.
    package func hasJar(of other: RowSnapshot) -> Bool {
        columns["goal_jar"] == other.columns["goal_jar"]
    }
}

extension RowSnapshot.Part {
    /// Whether it says that somebody is no member.
    package var isGoneMember: Bool { columns["state"] == .text(MemberState.left.rawValue) }
}

extension Transaction {
    /// Puts back what is known of a member, and what the member saves for.
    fileprivate func putMember(_ row: RowSnapshot, _ key: [Connection.Value]) throws(StoreError) {
        try connection.run(
            """
            UPDATE member SET name = ?, skeleton = ?, avatar = ?, age_band = ?, profile = ?,
                achievements = ?, activity = ?
            WHERE household_id = ? AND id = ?
            """,
            row.bound([
                "name", "skeleton", "avatar", "age_band", "profile", "achievements", "activity",
            ]) + key)
        try connection.run("DELETE FROM goal WHERE household_id = ? AND member_id = ?", key)
        guard row.columns["goal"] ?? .nothing != .nothing else { return }
        try connection.run(
            """
            INSERT INTO goal (household_id, member_id, reward_id, points, set_at)
            VALUES (?, ?, ?, ?, ?)
            """, key + row.bound(["goal", "goal_points", "goal_set_at"]))
        guard row.columns["goal_jar"] ?? .nothing != .nothing else { return }
        try connection.run(
            "INSERT INTO jar (household_id, member_id, points) VALUES (?, ?, ?)",
            key + row.bound(["goal_jar"]))
    }
}
