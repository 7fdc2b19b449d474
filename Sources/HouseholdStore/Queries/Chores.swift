public import Household

extension Facts {
    /// The chore with that number, unless it was deleted.
    public func chore(
        _ number: Number, in household: Household.ID
    ) throws(StoreError) -> Chore? {
        try connection.first(
            """
            SELECT household_id, id AS chore_id, number, title, details, assignee_id, points, due_day,
                due_time, created_by, created_at
            FROM chore WHERE household_id = ? AND number = ? AND deleted_at IS NULL
            """, [household.rawValue, number], read: Self.chore)
    }

    static func chore(_ row: Fields) throws(StoreError) -> Chore {
        let assignee: Member.ID? = try row.optionalID("assignee_id")
        return Chore(
            id: try row.id("chore_id"), household: try row.id("household_id"),
            number: try row.integer("number"), title: try row.personText("title"),
            details: try row.optionalPersonText("details"),
            assignment: assignee.map { .one($0) } ?? .anyone,
            value: try row.parsed("points", row.integer("points")) { ChoreValue($0) },
            due: try due(row), createdBy: try row.id("created_by"),
            createdAt: try row.instant("created_at"))
    }

    private static func due(_ row: Fields) throws(StoreError) -> Due? {
        guard let day = try row.optionalText("due_day") else { return nil }
        let time = try row.optionalText("due_time")
        return Due(
            day: try row.parsed("due_day", day) { Day($0) },
            time: try time.map { text throws(StoreError) in
                try row.parsed("due_time", text) { TimeOfDay($0) }
            })
    }
}

extension Transaction {
    /// Adds a chore with its one date.
    public func add(
        _ chore: Chore, occurrence: Occurrence.ID, in zone: Zone
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO chore (household_id, id, number, title, details, mode, assignee_id, points,
                due_day, due_time, created_by, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [chore.household.rawValue, chore.id.rawValue, chore.number]
                + changeable(chore) + [chore.createdBy.rawValue, chore.createdAt.milliseconds])
        try connection.run(
            """
            INSERT INTO occurrence (household_id, id, chore_id, state, over_at)
            VALUES (?, ?, ?, 'open', ?)
            """,
            [
                chore.household.rawValue, occurrence.rawValue, chore.id.rawValue,
                chore.due?.isOver(in: zone).milliseconds,
            ])
    }

    /// Keeps what was changed about a chore.
    public func update(_ chore: Chore, in zone: Zone) throws(StoreError) {
        try connection.run(
            """
            UPDATE chore SET title = ?, details = ?, mode = ?, assignee_id = ?, points = ?,
                due_day = ?, due_time = ?
            WHERE household_id = ? AND id = ?
            """, changeable(chore) + [chore.household.rawValue, chore.id.rawValue])
        try connection.run(
            "UPDATE occurrence SET over_at = ? WHERE household_id = ? AND chore_id = ?",
            [
                chore.due?.isOver(in: zone).milliseconds, chore.household.rawValue,
                chore.id.rawValue,
            ])
    }

    /// Takes a chore out of every list; what was done and booked for it stays.
    public func delete(_ chore: Chore, at instant: Instant) throws(StoreError) {
        try connection.run(
            "UPDATE chore SET deleted_at = ? WHERE household_id = ? AND id = ?",
            [instant.milliseconds, chore.household.rawValue, chore.id.rawValue])
        try connection.run(
            """
            UPDATE occurrence SET state = 'deleted' WHERE household_id = ? AND chore_id = ?
            """, [chore.household.rawValue, chore.id.rawValue])
    }

    private func changeable(_ chore: Chore) -> [Connection.Value] {
        [
            chore.title.text, chore.details?.text, chore.assignee == nil ? "anyone" : "one",
            chore.assignee?.rawValue, chore.value.points, chore.due?.day.description,
            chore.due?.time?.description,
        ]
    }
}
