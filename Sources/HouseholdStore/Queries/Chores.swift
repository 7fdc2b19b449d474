public import Household

extension Facts {
    /// The chore with that number, unless it was deleted.
    public func chore(
        _ number: Number, in household: Household.ID
    ) throws(StoreError) -> Chore? {
        try connection.first(
            """
            SELECT household_id, id AS chore_id, number, title, details, assignee_id, points, due_day,
                due_time, recurrence, approval, created_by, created_at, paused_at
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
            timing: try timing(row),
            approval: try row.optionalText("approval").map { text throws(StoreError) in
                try row.parsed("approval", text) { Approval($0) }
            },
            createdBy: try row.id("created_by"), createdAt: try row.instant("created_at"),
            pausedAt: try row.optionalInstant("paused_at"))
    }

    private static func timing(_ row: Fields) throws(StoreError) -> Chore.Timing {
        guard let text = try row.optionalText("recurrence") else {
            return .once(try row.due("due_day", "due_time"))
        }
        return .repeating(try row.parsed("recurrence", text) { try? Recurrence($0) })
    }
}

extension Fields {
    /// A day with, maybe, a time.
    func due(_ day: String, _ time: String) throws(StoreError) -> Due? {
        guard let text = try optionalText(day) else { return nil }
        return Due(
            day: try parsed(day, text) { Day($0) },
            time: try optionalText(time).map { text throws(StoreError) in
                try parsed(time, text) { TimeOfDay($0) }
            })
    }
}

extension Transaction {
    /// Adds a chore; its dates come apart from it.
    public func add(_ chore: Chore) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO chore (household_id, id, number, title, details, mode, assignee_id, points,
                due_day, due_time, recurrence, approval, paused_at, created_by, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [chore.household.rawValue, chore.id.rawValue, chore.number]
                + changeable(chore) + [chore.createdBy.rawValue, chore.createdAt.milliseconds])
    }

    /// Keeps what was changed about a chore; its dates stay as they are.
    public func update(_ chore: Chore) throws(StoreError) {
        try connection.run(
            """
            UPDATE chore SET title = ?, details = ?, mode = ?, assignee_id = ?, points = ?,
                due_day = ?, due_time = ?, recurrence = ?, approval = ?, paused_at = ?
            WHERE household_id = ? AND id = ?
            """, changeable(chore) + [chore.household.rawValue, chore.id.rawValue])
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
        let due: Due? = if case .once(let due) = chore.timing { due } else { nil }
        return [
            chore.title.text, chore.details?.text, chore.assignee == nil ? "anyone" : "one",
            chore.assignee?.rawValue, chore.value.points, due?.day.description,
            due?.time?.description, chore.recurrence?.description, chore.approval?.description,
            chore.pausedAt?.milliseconds,
        ]
    }
}
