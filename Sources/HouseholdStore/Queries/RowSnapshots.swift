public import Household

// MARK: - Reading

extension Facts {
    /// Where the rows are that a request about `chores` may change: their plans, with the dates that are not over.
    public func keys(
        of chores: [Chore.ID], in household: Household.ID
    ) throws(StoreError) -> Set<RowSnapshot.Key> {
        var keys = Set(chores.map { RowSnapshot.Key(.chore, $0) })
        for chore in chores {
            let key: [Connection.Value] = [household.blob, chore.blob]
            keys.formUnion(
                try ids(
                    """
                    SELECT id FROM occurrence
                    WHERE household_id = ? AND chore_id = ? AND state IN ('open', 'waiting')
                    """, key, .occurrence))
            keys.formUnion(
                try ids(
                    """
                    SELECT id FROM occurrence
                    WHERE household_id = ? AND chore_id = ? AND state = 'deleted'
                    """, key, .occurrence))
        }
        return keys
    }

    private func ids(
        _ sql: String, _ values: [Connection.Value], _ table: RowSnapshot.Table
    ) throws(StoreError) -> [RowSnapshot.Key] {
        try connection.rows(sql, values) { row throws(StoreError) in
            let id: Identifier<RowSnapshot> = try row.id("id")
            return RowSnapshot.Key(table, id)
        }
    }

    /// The row that is there, if there is one.
    public func row(
        _ key: RowSnapshot.Key, in household: Household.ID
    ) throws(StoreError) -> RowSnapshot? {
        let values: [Connection.Value] =
            key.table == .household ? [key.bound] : [household.blob, key.bound]
        let completion: [String: RowSnapshot.Value]? =
            key.table != .occurrence
            ? nil
            : try connection.first(
                """
                SELECT * FROM completion
                WHERE household_id = ? AND occurrence_id = ? AND undone_at IS NULL
                """, values
            ) { fields throws(StoreError) in
                try RowSnapshot.columns(fields).filter { $0.value != .nothing }
            }
        return try connection.first(key.table.query, values) { fields throws(StoreError) in
            RowSnapshot(key: key, columns: try RowSnapshot.columns(fields), completion: completion)
        }
    }

    /// Dates of the same chore behind a date that is done once more: its member's, or anybody's where all do it
    /// together.
    public func later(
        than row: RowSnapshot, in household: Household.ID
    ) throws(StoreError) -> [RowSnapshot.Key] {
        try ids(
            """
            SELECT o.id FROM occurrence o
            JOIN occurrence d ON d.household_id = o.household_id AND d.chore_id = o.chore_id
            JOIN chore c ON c.household_id = d.household_id AND c.id = d.chore_id
            WHERE d.household_id = ? AND d.id = ? AND o.ordinal > d.ordinal
                AND (o.share = d.share OR c.mode = 'together')
                AND o.state NOT IN ('deleted', 'withdrawn')
            """, [household.blob, row.key.bound], .occurrence)
    }
}

extension RowSnapshot.Table {
    /// Finds a row of it by its household and its identity, with what belongs to it in other tables.
    fileprivate var query: String {
        switch self {
        case .household: "SELECT * FROM household WHERE id = ?"
        case .member:
            """
            SELECT m.*, g.reward_id AS goal, g.points AS goal_points, g.set_at AS goal_set_at
            FROM member m
            LEFT JOIN goal g ON g.household_id = m.household_id AND g.member_id = m.id
            WHERE m.household_id = ? AND m.id = ?
            """
        case .chore: "SELECT * FROM chore WHERE household_id = ? AND id = ?"
        case .absence: "SELECT * FROM absence WHERE household_id = ? AND id = ?"
        case .occurrence: "SELECT * FROM occurrence WHERE household_id = ? AND id = ?"
        case .reward:
            """
            SELECT w.*,
                (SELECT group_concat(hex(p.member_id)) FROM reward_member p
                    WHERE p.household_id = w.household_id AND p.reward_id = w.id) AS members,
                (SELECT group_concat(hex(p.member_id) || '=' || p.points) FROM reward_price p
                    WHERE p.household_id = w.household_id AND p.reward_id = w.id) AS prices
            FROM reward w WHERE w.household_id = ? AND w.id = ?
            """
        case .rewardRequest: "SELECT * FROM redemption WHERE household_id = ? AND id = ?"
        case .ledger:
            """
            SELECT l.sequence AS number, b.sequence IS NOT NULL AS reversed FROM ledger l
            LEFT JOIN ledger b ON b.household_id = l.household_id AND b.reverses = l.sequence
            WHERE l.household_id = ? AND l.sequence = ?
            """
        }
    }
}

// MARK: - Putting back

extension Transaction {
    /// Lets a row be as `row` says; that a date was done is kept apart, and what points moved for is not put back
    /// but moved back.
    public func put(_ row: RowSnapshot, in household: Household.ID) throws(StoreError) {
        let key: [Connection.Value] = [household.blob, row.key.bound]
        switch row.key.table {
        case .household:
            try connection.run(
                """
                UPDATE household SET name = ?, zone = ?, week_start = ?, siblings = ?, approval = ?,
                    absences = ?, deductions = ?, leaderboard = ?, times = ?
                WHERE id = ?
                """,
                row.bound([
                    "name", "zone", "week_start", "siblings", "approval", "absences", "deductions",
                    "leaderboard", "times",
                ]) + [row.key.bound])
        case .member: try putMember(row, key)
        case .absence:
            try connection.run(
                "UPDATE absence SET removed_at = ? WHERE household_id = ? AND id = ?",
                row.bound(["removed_at"]) + key)
        case .chore: try putChore(row, key)
        case .occurrence: try putOccurrence(row, key)
        case .reward: try putReward(row, key)
        case .rewardRequest, .ledger: throw .constraint("points are moved back, not put back")
        }
    }

    /// Puts back what is known of a member, and what the member saves for.
    private func putMember(_ row: RowSnapshot, _ key: [Connection.Value]) throws(StoreError) {
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
    }

    private func putReward(_ row: RowSnapshot, _ key: [Connection.Value]) throws(StoreError) {
        try connection.run(
            """
            UPDATE reward SET title = ?, details = ?, points = ?, counting = ?, stock = ?,
                first_day = ?, last_day = ?, audience = ?, retired_at = ?
            WHERE household_id = ? AND id = ?
            """,
            row.bound([
                "title", "details", "points", "counting", "stock", "first_day", "last_day",
                "audience", "retired_at",
            ]) + key)
        try removePeople(ofReward: key)
        for member in row.list("members") {
            guard let member = Member.ID(hexadecimal: member) else { throw Self.isOtherwise }
            try add(member, toReward: key)
        }
        for price in row.list("prices").map({ $0.split(separator: "=") }) {
            guard let member = price.first.flatMap({ Member.ID(hexadecimal: $0) }),
                let points = price.last.flatMap({ Int($0) })
            else { throw Self.isOtherwise }
            try add(points, for: member, toReward: key)
        }
    }

    private static var isOtherwise: StoreError {
        .damaged("for whom a reward is, and at what price, is not as it was written")
    }

    private func putChore(_ row: RowSnapshot, _ key: [Connection.Value]) throws(StoreError) {
        try connection.run(
            """
            UPDATE chore SET title = ?, details = ?, steps = ?, tags = ?, mode = ?, assignee_id = ?,
                people = ?, turns = ?, private = ?, points = ?, due_day = ?, due_time = ?,
                recurrence = ?, overdue = ?, approval = ?, proposed = ?, paused_at = ?,
                deleted_at = ?
            WHERE household_id = ? AND id = ?
            """,
            row.bound([
                "title", "details", "steps", "tags", "mode", "assignee_id", "people", "turns",
                "private", "points", "due_day", "due_time", "recurrence", "overdue", "approval",
                "proposed", "paused_at", "deleted_at",
            ]) + key)
    }

    private func putOccurrence(_ row: RowSnapshot, _ key: [Connection.Value]) throws(StoreError) {
        try connection.run(
            """
            UPDATE occurrence SET state = ?, share = coalesce(?, x''), assignee_id = ?, turn_id = ?,
                due_day = ?, due_time = ?, over_at = ?, ordinal = ?, ticks = ?, sent_back = ?, excuse_by = ?,
                excuse_at = ?, excuse = ?, closed_at = ?
            WHERE household_id = ? AND id = ?
            """,
            row.bound([
                "state", "share", "assignee_id", "turn_id", "due_day", "due_time", "over_at",
                "ordinal", "ticks", "sent_back", "excuse_by", "excuse_at", "excuse", "closed_at",
            ]) + key)
    }

    /// Takes back that a date was done.
    public func retract(
        _ completion: Completion.ID, by member: Member.ID, at instant: Instant,
        in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE completion SET undone_at = ?, undone_by = ?
            WHERE household_id = ? AND id = ? AND undone_at IS NULL
            """,
            [instant.milliseconds, member.blob, household.blob, completion.blob]) == 1
    }

    /// Keeps that a date was done, as `row` says, once more after it was taken back: what was paid counts from when
    /// it was first paid.
    public func putCompletion(
        of row: RowSnapshot, id: Completion.ID, in household: Household.ID
    ) throws(StoreError) {
        guard let columns = row.completion else { return }
        try connection.run(
            """
            INSERT INTO completion (household_id, id, occurrence_id, doer_id, recorded_by, at, day,
                points, state, checked_by, checked_at, paid, reason, first_entry, counts)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, coalesce((
                SELECT min(counts) FROM completion
                WHERE household_id = ? AND occurrence_id = ? AND doer_id = ? AND at = ?
                    AND undone_at IS NOT NULL), 1))
            """,
            [household.blob, id.blob, row.key.bound]
                + RowSnapshot.bound(
                    [
                        "doer_id", "recorded_by", "at", "day", "points", "state", "checked_by",
                        "checked_at", "paid", "reason",
                    ], in: columns) + [try firstEntry(of: row.key.bound, columns, in: household)]
                + [household.blob, row.key.bound]
                + RowSnapshot.bound(["doer_id", "at"], in: columns))
    }

    private func firstEntry(
        of occurrence: Connection.Value, _ columns: [String: RowSnapshot.Value],
        in household: Household.ID
    ) throws(StoreError) -> Int? {
        guard columns["state"] == .text("booked") else { return nil }
        return try connection.first(
            """
            SELECT min(l.sequence) AS sequence FROM completion m
            JOIN ledger l ON l.household_id = m.household_id AND l.completion_id = m.id
                AND l.kind = 'award'
            WHERE m.household_id = ? AND m.occurrence_id = ? AND m.doer_id = ? AND m.at = ?
                AND m.undone_at IS NOT NULL
            """,
            [household.blob, occurrence] + RowSnapshot.bound(["doer_id", "at"], in: columns)
        ) { row throws(StoreError) in try row.optionalInteger("sequence") } ?? nil
    }
}

extension Identifier {
    /// Reads what SQL's `hex` writes.
    fileprivate init?(hexadecimal text: some StringProtocol) {
        var digits = text[...]
        var bytes: [UInt8] = []
        while !digits.isEmpty {
            guard let byte = UInt8(digits.prefix(2), radix: 16) else { return nil }
            bytes.append(byte)
            digits = digits.dropFirst(2)
        }
        self.init(bytes: bytes)
    }
}
