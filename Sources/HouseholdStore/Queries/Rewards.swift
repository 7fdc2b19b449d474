public import Household

extension Facts {
    /// The household's rewards by number.
    public func rewards(in household: Household.ID) throws(StoreError) -> [Reward] {
        let members = try rewardMembers(in: household)
        return try connection.rows(
            Self.selectReward + " WHERE household_id = ? ORDER BY number", [household.rawValue]
        ) { row throws(StoreError) in try Self.reward(row, members: members) }
    }

    /// The reward with that number.
    public func reward(
        _ number: Number, in household: Household.ID
    ) throws(StoreError) -> Reward? {
        let members = try rewardMembers(in: household)
        return try connection.first(
            Self.selectReward + " WHERE household_id = ? AND number = ?",
            [household.rawValue, number]
        ) { row throws(StoreError) in try Self.reward(row, members: members) }
    }

    /// How many of the member's points count for a reward.
    public func progress(
        of member: Member.ID, towards reward: Reward
    ) throws(StoreError) -> Int {
        switch reward.counting {
        case .allTime: try standing(of: member, in: reward.household).earned
        case .fromNow: try earnedSince(reward, by: member)
        }
    }

    /// The household's milestones that are reached now.
    public func milestones(in household: Household.ID) throws(StoreError) -> [Milestone] {
        try connection.rows(
            """
            SELECT reward_id, member_id, at FROM milestone WHERE household_id = ?
            ORDER BY at, member_id
            """,
            [household.rawValue]
        ) { row throws(StoreError) in
            Milestone(
                reward: try row.id("reward_id"), member: try row.id("member_id"),
                at: try row.instant("at"))
        }
    }

    /// Entries booked after the reward was set; a reversal counts only with the award it takes back, and what
    /// was put back from when it was first booked.
    private func earnedSince(
        _ reward: Reward, by member: Member.ID
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT coalesce(sum(CASE l.kind WHEN 'award' THEN l.points ELSE -l.points END), 0)
                AS points
            FROM reward w
            JOIN ledger l ON l.household_id = w.household_id AND l.member_id = ?
                AND l.sequence > w.after_sequence
            JOIN completion m ON m.household_id = l.household_id AND m.id = l.completion_id
                AND coalesce(m.first_entry, l.reverses, l.sequence) > w.after_sequence
            WHERE w.household_id = ? AND w.id = ?
            """, [member.rawValue, reward.household.rawValue, reward.id.rawValue]
        ) { row throws(StoreError) in try row.integer("points") } ?? 0
    }

    private func rewardMembers(
        in household: Household.ID
    ) throws(StoreError) -> [Reward.ID: Set<Member.ID>] {
        let pairs = try connection.rows(
            "SELECT reward_id, member_id FROM reward_member WHERE household_id = ?",
            [household.rawValue]
        ) { row throws(StoreError) in
            (try row.id("reward_id") as Reward.ID, try row.id("member_id") as Member.ID)
        }
        return Dictionary(grouping: pairs, by: \.0).mapValues { Set($0.map(\.1)) }
    }

    private static let selectReward = """
        SELECT household_id, id, number, title, details, threshold, counting, audience, created_by,
            created_at FROM reward
        """

    private static func reward(
        _ row: Fields, members: [Reward.ID: Set<Member.ID>]
    ) throws(StoreError) -> Reward {
        let id: Reward.ID = try row.id("id")
        return Reward(
            id: id, household: try row.id("household_id"), number: try row.integer("number"),
            title: try row.personText("title"), details: try row.optionalPersonText("details"),
            threshold: try row.parsed("threshold", row.integer("threshold")) { Threshold($0) },
            counting: try row.word("counting"),
            audience: try row.text("audience") == "children"
                ? .children : .members(members[id] ?? []),
            createdBy: try row.id("created_by"), createdAt: try row.instant("created_at"))
    }
}

extension Transaction {
    /// Adds a reward; points booked before do not count as earned since it was set.
    public func add(_ reward: Reward) throws(StoreError) {
        let last = try facts.lastLink(of: .ledger, in: .household(reward.household))
        let audience: (word: String, members: Set<Member.ID>) =
            switch reward.audience {
            case .children: ("children", [])
            case .members(let members): ("members", members)
            }
        try connection.run(
            """
            INSERT INTO reward (household_id, id, number, title, details, threshold, counting,
                audience, created_by, created_at, after_sequence)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                reward.household.rawValue, reward.id.rawValue, reward.number, reward.title.text,
                reward.details?.text, reward.threshold.points, reward.counting.rawValue,
                audience.word, reward.createdBy.rawValue, reward.createdAt.milliseconds,
                last.sequence,
            ])
        for member in audience.members {
            try connection.run(
                """
                INSERT INTO reward_member (household_id, reward_id, member_id) VALUES (?, ?, ?)
                """,
                [reward.household.rawValue, reward.id.rawValue, member.rawValue])
        }
    }

    /// Notes that a member has reached a reward.
    public func reach(_ milestone: Milestone, in household: Household.ID) throws(StoreError) {
        try connection.run(
            "INSERT INTO milestone (household_id, reward_id, member_id, at) VALUES (?, ?, ?, ?)",
            [
                household.rawValue, milestone.reward.rawValue, milestone.member.rawValue,
                milestone.at.milliseconds,
            ])
    }

    /// Notes that a member has not reached a reward any more, and forgets an unseen notice of it.
    public func lose(
        _ reward: Reward.ID, of member: Member.ID, in household: Household.ID
    ) throws(StoreError) {
        let values: [Connection.Value] = [
            household.rawValue, reward.rawValue, member.rawValue,
        ]
        try connection.run(
            "DELETE FROM milestone WHERE household_id = ? AND reward_id = ? AND member_id = ?",
            values)
        try connection.run(
            """
            DELETE FROM notice
            WHERE household_id = ? AND reward_id = ? AND member_id = ? AND seen_at IS NULL
            """, values)
    }
}
