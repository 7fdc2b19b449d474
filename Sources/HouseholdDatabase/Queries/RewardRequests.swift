package import HouseholdModel

// MARK: - Reading

extension Facts {
    /// The request with that number, or the reward that was reached.
    package func rewardRequest(
        _ number: Number, in household: Household.ID
    ) throws(StoreError) -> RewardRequest? {
        let request = try connection.first(
            Self.selectRequest + " WHERE household_id = ? AND number = ?",
            [household.blob, number], read: Self.rewardRequest)
        return if let request { request } else { try handover(number, in: household) }
    }

    /// The requests that wait for an answer, and what waits to be handed over, oldest first.
    package func openRewardRequests(
        in household: Household.ID
    ) throws(StoreError) -> [RewardRequest] {
        let requests = try connection.rows(
            Self.selectRequest + """
                 WHERE household_id = ? AND state IN ('waiting', 'granted') ORDER BY number
                """, [household.blob], read: Self.rewardRequest)
        return (requests + (try openHandovers(in: household))).sorted { $0.number < $1.number }
    }

    /// The member's newest requests and rewards that were reached, newest first.
    package func rewardRequests(
        of member: Member.ID, in household: Household.ID, limit: Int
    ) throws(StoreError) -> [RewardRequest] {
        let requests = try connection.rows(
            Self.selectRequest + """
                 WHERE household_id = ? AND member_id = ? ORDER BY number DESC LIMIT ?
                """, [household.blob, member.blob, limit], read: Self.rewardRequest)
        let reached = try handovers(of: member, in: household, limit: limit)
        return Array((requests + reached).sorted { $0.number > $1.number }.prefix(limit))
    }

    /// The last request of the member for the reward that a parent declined at `start` or later.
    package func declined(
        _ reward: Reward.ID, to member: Member.ID, since start: Instant,
        in household: Household.ID
    ) throws(StoreError) -> RewardRequest? {
        try connection.first(
            Self.selectRequest + """
                 WHERE household_id = ? AND member_id = ? AND state = 'declined' AND reward_id = ?
                    AND answered_at >= ?
                ORDER BY number DESC LIMIT 1
                """,
            [household.blob, member.blob, reward.blob, start.milliseconds],
            read: Self.rewardRequest)
    }

    /// How many of a reward are asked for, granted or handed over.
    package func taken(of reward: Reward) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT count(*) AS taken FROM reward_request
            WHERE household_id = ? AND reward_id = ? AND state IN ('waiting', 'granted', 'delivered')
            """, [reward.household.blob, reward.id.blob]
        ) { row throws(StoreError) in try row.integer("taken") } ?? 0
    }

    private static let selectRequest = """
        SELECT household_id, id, number, reward_id, member_id, points, at, state, answered_by,
            answered_at, reason FROM reward_request
        """

    private static func rewardRequest(_ row: Fields) throws(StoreError) -> RewardRequest {
        RewardRequest(
            id: try row.id("id"), household: try row.id("household_id"),
            number: try row.integer("number"), reward: try row.id("reward_id"),
            member: try row.id("member_id"), price: try row.rewardValue("points"),
            at: try row.instant("at"), progress: try progress(row))
    }

    private static func progress(_ row: Fields) throws(StoreError) -> RewardRequest.Progress {
        let state: RewardRequestState = try row.word("state")
        guard state != .waiting else { return .waiting }
        let answer = RewardRequest.Answer(
            by: try row.id("answered_by"), at: try row.instant("answered_at"))
        return switch state {
        case .waiting: .waiting
        case .granted: .granted(answer)
        case .declined: .declined(answer, try row.optionalPersonText("reason"))
        case .delivered: .delivered(answer)
        case .withdrawn: .withdrawn(at: answer.at)
        }
    }
}

// MARK: - Changing

extension Transaction {
    /// Adds a request that waits.
    package func add(_ rewardRequest: RewardRequest) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO reward_request (household_id, id, number, reward_id, member_id, points, at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                rewardRequest.household.blob, rewardRequest.id.blob, rewardRequest.number,
                rewardRequest.reward.blob, rewardRequest.member.blob, rewardRequest.price.points,
                rewardRequest.at.milliseconds,
            ])
        noteMade(RowSnapshot.Key(.rewardRequest, rewardRequest.id))
    }

    /// Keeps how far a request has come; `false` where it is not as far as it was any more.
    package func advance(
        _ rewardRequest: RewardRequest, to progress: RewardRequest.Progress
    ) throws(StoreError) -> Bool {
        let (before, state, by, at, reason):
            (RewardRequestState, RewardRequestState, Member.ID, Instant, Note?)
        switch progress {
        case .waiting, .reached: return false
        case .granted(let answer):
            (before, state, by, at, reason) = (.waiting, .granted, answer.by, answer.at, nil)
        case .declined(let answer, let why):
            (before, state, by, at, reason) = (.waiting, .declined, answer.by, answer.at, why)
        case .delivered(let answer):
            (before, state, by, at, reason) = (.granted, .delivered, answer.by, answer.at, nil)
        case .withdrawn(let moment):
            (before, state, by, at, reason) =
                (.waiting, .withdrawn, rewardRequest.member, moment, nil)
        }
        return try connection.count(
            """
            UPDATE reward_request SET state = ?, answered_by = ?, answered_at = ?, reason = ?
            WHERE household_id = ? AND id = ? AND state = ?
            """,
            [
                state.rawValue, by.blob, at.milliseconds, reason?.text,
                rewardRequest.household.blob, rewardRequest.id.blob,
                before.rawValue,
            ]) == 1
    }
}
