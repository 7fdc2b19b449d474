package import HouseholdModel

// Rewards that were reached, and are promised until they are handed over; people call them requests, too.

extension Facts {
    func handover(
        _ number: Number, in household: Household.ID
    ) throws(StoreError) -> RewardRequest? {
        try connection.first(
            Self.selectHandover + " WHERE household_id = ? AND number = ?",
            [household.blob, number], read: Self.handover)
    }

    func openHandovers(in household: Household.ID) throws(StoreError) -> [RewardRequest] {
        try connection.rows(
            Self.selectHandover + """
                 WHERE household_id = ? AND delivered_at IS NULL ORDER BY number
                """, [household.blob], read: Self.handover)
    }

    func handovers(
        of member: Member.ID, in household: Household.ID, limit: Int
    ) throws(StoreError) -> [RewardRequest] {
        try connection.rows(
            Self.selectHandover + """
                 WHERE household_id = ? AND member_id = ? ORDER BY number DESC LIMIT ?
                """, [household.blob, member.blob, limit], read: Self.handover)
    }

    private static let selectHandover = """
        SELECT household_id, id, number, reward_id, member_id, points, at, delivered_by, delivered_at
        FROM handover
        """

    private static func handover(_ row: Fields) throws(StoreError) -> RewardRequest {
        let giver: Member.ID? = try row.optionalID("delivered_by")
        return RewardRequest(
            id: try row.id("id"), household: try row.id("household_id"),
            number: try row.integer("number"), reward: try row.id("reward_id"),
            member: try row.id("member_id"), price: try row.rewardValue("points"),
            at: try row.instant("at"),
            progress: try giver.map { giver throws(StoreError) in
                .delivered(RewardRequest.Answer(by: giver, at: try row.instant("delivered_at")))
            } ?? .reached)
    }
}

extension Transaction {
    /// Notes that a reward which was reached is promised; what was handed over once is not promised again.
    ///
    /// - Returns: Whether it is promised since now.
    package func promise(
        _ milestone: Milestone, id: RewardRequest.ID, in household: Household.ID
    ) throws(StoreError) -> Bool {
        let number = try nextRequestNumber(in: household)
        return try connection.count(
            """
            INSERT INTO handover (household_id, id, number, reward_id, member_id, period, points, at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
            """,
            [
                household.blob, id.blob, number, milestone.reward.blob,
                milestone.member.blob, milestone.period?.description ?? "",
                milestone.value.points, milestone.at.milliseconds,
            ]) == 1
    }

    /// Notes that a reward which was reached is handed over; `false` where it was before.
    package func handOver(
        _ promise: RewardRequest, _ answer: RewardRequest.Answer
    ) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE handover SET delivered_by = ?, delivered_at = ?
            WHERE household_id = ? AND id = ? AND delivered_at IS NULL
            """,
            [
                answer.by.blob, answer.at.milliseconds, promise.household.blob,
                promise.id.blob,
            ]) == 1
    }

    /// Takes back that a reward is promised which is not reached any more, and the news of it that was not told.
    func breakPromise(
        of milestone: Milestone, in household: Household.ID
    ) throws(StoreError) {
        let key: [Connection.Value] = [
            household.blob, milestone.reward.blob, milestone.member.blob,
        ]
        try connection.run(
            """
            DELETE FROM handover
            WHERE household_id = ? AND reward_id = ? AND member_id = ? AND period = ?
                AND delivered_at IS NULL
            """, key + [milestone.period?.description ?? ""])
        try connection.run(
            """
            DELETE FROM notice
            WHERE household_id = ? AND reward_id = ? AND by_id = ? AND seen_at IS NULL
                AND taken_back_at IS NULL AND kind = 'reward-promised'
            """, key)
    }
}
