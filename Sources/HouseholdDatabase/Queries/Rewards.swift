package import HouseholdModel

// MARK: - Reading

extension Facts {
    /// The household's rewards that somebody can have at that moment, by number.
    package func rewards(
        in household: Household.ID, at instant: Instant
    ) throws(StoreError) -> [Reward] {
        let details = try rewardDetails(in: household)
        return try connection.rows(
            Self.selectReward + """
                 WHERE household_id = ?1 AND (retired_at IS NULL OR id IN (
                    SELECT reward_id FROM reward_promise WHERE household_id = ?1 AND ends_at > ?2))
                ORDER BY number
                """, [household.blob, instant.milliseconds]
        ) { row throws(StoreError) in try Self.reward(row, details) }
    }

    /// All rewards of the household, also those that were retired.
    func everyReward(in household: Household.ID) throws(StoreError) -> [Reward] {
        let details = try rewardDetails(in: household)
        return try connection.rows(
            Self.selectReward + " WHERE household_id = ?", [household.blob]
        ) { row throws(StoreError) in try Self.reward(row, details) }
    }

    /// The reward with that number, retired or not.
    package func reward(
        _ number: Number, in household: Household.ID
    ) throws(StoreError) -> Reward? {
        let details = try rewardDetails(in: household)
        return try connection.first(
            Self.selectReward + " WHERE household_id = ? AND number = ?",
            [household.blob, number]
        ) { row throws(StoreError) in try Self.reward(row, details) }
    }

    /// The reward with that identity, retired or not.
    package func reward(
        _ id: Reward.ID, in household: Household.ID
    ) throws(StoreError) -> Reward? {
        let details = try rewardDetails(in: household)
        return try connection.first(
            Self.selectReward + " WHERE household_id = ? AND id = ?",
            [household.blob, id.blob]
        ) { row throws(StoreError) in try Self.reward(row, details) }
    }

    /// How many of the member's points count for what is reached once and counts from when it was set.
    package func progress(
        of member: Member.ID, towards reward: Reward
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT points FROM reward_progress
            WHERE household_id = ? AND reward_id = ? AND member_id = ?
            """, [reward.household.blob, reward.id.blob, member.blob]
        ) { row throws(StoreError) in try row.integer("points") } ?? 0
    }

    private struct Details {
        var members: [Reward.ID: Set<Member.ID>] = [:]
        var prices: [Reward.ID: [Member.ID: RewardValue]] = [:]
        var promises: [Reward.ID: [Member.ID: Promise<RewardValue>]] = [:]
    }

    private func rewardDetails(in household: Household.ID) throws(StoreError) -> Details {
        var details = Details()
        _ = try connection.rows(
            "SELECT reward_id, member_id FROM reward_member WHERE household_id = ?",
            [household.blob]
        ) { row throws(StoreError) in
            details.members[try row.id("reward_id"), default: []].insert(try row.id("member_id"))
        }
        _ = try connection.rows(
            "SELECT reward_id, member_id, points FROM reward_price WHERE household_id = ?",
            [household.blob]
        ) { row throws(StoreError) in
            details.prices[try row.id("reward_id"), default: [:]][try row.id("member_id")] =
                try row.rewardValue("points")
        }
        _ = try connection.rows(
            "SELECT reward_id, member_id, points, ends_at FROM reward_promise WHERE household_id = ?",
            [household.blob]
        ) { row throws(StoreError) in
            details.promises[try row.id("reward_id"), default: [:]][try row.id("member_id")] =
                Promise(try row.rewardValue("points"), until: try row.instant("ends_at"))
        }
        return details
    }

    private static let selectReward = """
        SELECT household_id, id, number, title, details, tags, points, counting, stock, first_day,
            last_day, audience, created_by, created_at, retired_at FROM reward
        """

    private static func reward(_ row: Fields, _ details: Details) throws(StoreError) -> Reward {
        let id: Reward.ID = try row.id("id")
        return Reward(
            id: id, household: try row.id("household_id"), number: try row.integer("number"),
            title: try row.personText("title"), details: try row.optionalPersonText("details"),
            tags: try row.optionalText("tags") == nil ? [] : row.tags("tags"),
            value: try row.rewardValue("points"),
            kind: try kind(row, prices: details.prices[id] ?? [:]),
            audience: try audience(row, details.members[id] ?? []),
            createdBy: try row.id("created_by"), createdAt: try row.instant("created_at"),
            promises: details.promises[id] ?? [:],
            retiredAt: try row.optionalInstant("retired_at"))
    }

    private static func audience(
        _ row: Fields, _ members: Set<Member.ID>
    ) throws(StoreError) -> Reward.Audience {
        let audience: RewardAudience = try row.word("audience")
        return switch audience {
        case .children: .children
        case .members: .members(members)
        }
    }

    private static func kind(
        _ row: Fields, prices: [Member.ID: RewardValue]
    ) throws(StoreError) -> Reward.Kind {
        guard try row.optionalText("counting") == nil else {
            return .milestone(try row.word("counting"))
        }
        return .shop(
            Reward.Offer(
                stock: try row.optionalInteger("stock"),
                firstDay: try row.optionalDay("first_day"),
                lastDay: try row.optionalDay("last_day"), prices: prices))
    }
}

extension Fields {
    /// Points of a reward.
    func rewardValue(_ column: String) throws(StoreError) -> RewardValue {
        try parsed(column, integer(column)) { RewardValue($0) }
    }
}

// MARK: - Changing

extension Transaction {
    /// Adds a reward; points booked before do not count as earned since it was set.
    package func add(_ reward: Reward) throws(StoreError) {
        let last = try facts.lastLink(of: .ledger, in: .household(reward.household))
        try connection.run(
            """
            INSERT INTO reward (household_id, id, number, title, details, tags, points, counting,
                stock, first_day, last_day, audience, created_by, created_at, after_sequence)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [reward.household.blob, reward.id.blob, reward.number] + changeable(reward) + [
                reward.createdBy.blob, reward.createdAt.milliseconds, last.sequence,
            ])
        try addPeople(of: reward)
        noteMade(RowSnapshot.Key(.reward, reward.id))
    }

    /// Keeps what was changed about a reward; requests and goals keep what was promised.
    package func update(_ reward: Reward) throws(StoreError) {
        let key: [Connection.Value] = [reward.household.blob, reward.id.blob]
        try connection.run(
            """
            UPDATE reward SET title = ?, details = ?, tags = ?, points = ?, counting = ?,
                stock = ?, first_day = ?, last_day = ?, audience = ?, retired_at = ?
            WHERE household_id = ? AND id = ?
            """, changeable(reward) + [reward.retiredAt?.milliseconds] + key)
        try removePeople(ofReward: key)
        try addPeople(of: reward)
    }

    private func changeable(_ reward: Reward) -> [Connection.Value] {
        let counting: Reward.Counting? =
            if case .milestone(let counting) = reward.kind { counting } else { nil }
        let tags = reward.tags.map(\.description).joined(separator: " ")
        return [
            reward.title.text, reward.details?.text, tags.isEmpty ? nil : tags,
            reward.value.points, counting?.rawValue, reward.offer?.stock,
            reward.offer?.firstDay?.description, reward.offer?.lastDay?.description,
            RewardAudience(reward.audience).rawValue,
        ]
    }

    private func addPeople(of reward: Reward) throws(StoreError) {
        let key: [Connection.Value] = [reward.household.blob, reward.id.blob]
        if case .members(let members) = reward.audience {
            for member in members { try add(member, toReward: key) }
        }
        for (member, price) in reward.offer?.prices ?? [:] {
            try add(price.points, for: member, toReward: key)
        }
        for (member, promise) in reward.promises {
            try add(
                promise.value.points, until: promise.end.milliseconds, for: member, toReward: key)
        }
    }

    /// Lets a reward be for one member more.
    func add(_ member: Member.ID, toReward key: [Connection.Value]) throws(StoreError) {
        try connection.run(
            "INSERT INTO reward_member (household_id, reward_id, member_id) VALUES (?, ?, ?)",
            key + [member.blob])
    }

    /// Adds what a reward costs one member.
    func add(
        _ points: Int, for member: Member.ID, toReward key: [Connection.Value]
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO reward_price (household_id, reward_id, member_id, points)
            VALUES (?, ?, ?, ?)
            """, key + [member.blob, points])
    }

    /// Adds for how many points a member can still have a reward, and until which millisecond.
    func add(
        _ points: Int, until end: Int64, for member: Member.ID, toReward key: [Connection.Value]
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO reward_promise (household_id, reward_id, member_id, points, ends_at)
            VALUES (?, ?, ?, ?, ?)
            """, key + [member.blob, points, end])
    }

    /// Forgets whom a reward is for, and what it costs some or still did today.
    func removePeople(ofReward key: [Connection.Value]) throws(StoreError) {
        try connection.run(
            "DELETE FROM reward_member WHERE household_id = ? AND reward_id = ?", key)
        try connection.run(
            "DELETE FROM reward_price WHERE household_id = ? AND reward_id = ?", key)
        try connection.run(
            "DELETE FROM reward_promise WHERE household_id = ? AND reward_id = ?", key)
    }
}
