import HouseholdModel

extension UndoTable {
    static let reward = UndoTable(
        query: """
            SELECT w.*,
                (SELECT group_concat(hex(p.member_id)) FROM reward_member p
                    WHERE p.household_id = w.household_id AND p.reward_id = w.id) AS members,
                (SELECT group_concat(hex(p.member_id) || '=' || p.points) FROM reward_price p
                    WHERE p.household_id = w.household_id AND p.reward_id = w.id) AS prices,
                (SELECT group_concat(hex(p.member_id) || '=' || p.points || '=' || p.ends_at)
                    FROM reward_promise p
                    WHERE p.household_id = w.household_id AND p.reward_id = w.id) AS promises
            FROM reward w WHERE w.household_id = ? AND w.id = ?
            """,
        isPutBackWhole: true,
        gone: { instant, _ in ["retired_at": .number(Int(instant.milliseconds))] },
        put: { row, key, transaction throws(StoreError) in
            try transaction.putReward(row, key)
        })
}

extension Transaction {
    fileprivate func putReward(_ row: RowSnapshot, _ key: [Connection.Value]) throws(StoreError) {
        try connection.run(
            """
            UPDATE reward SET title = ?, details = ?, tags = ?, points = ?, counting = ?, stock = ?,
                first_day = ?, last_day = ?, audience = ?, retired_at = ?
            WHERE household_id = ? AND id = ?
            """,
            row.bound([
                "title", "details", "tags", "points", "counting", "stock", "first_day",
                "last_day", "audience", "retired_at",
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
        for promise in row.list("promises").map({ $0.split(separator: "=") }) {
            guard promise.count == 3, let member = Member.ID(hexadecimal: promise[0]),
                let points = Int(promise[1]), let end = Int64(promise[2])
            else { throw Self.isOtherwise }
            try add(points, until: end, for: member, toReward: key)
        }
    }

    private static var isOtherwise: StoreError {
        .damaged("for whom a reward is, and at what price, is not as it was written")
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
