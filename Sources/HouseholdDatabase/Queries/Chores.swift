package import HouseholdModel

extension Facts {
    /// The chore with that number, unless it was deleted.
    package func chore(
        _ number: Number, in household: Household.ID
    ) throws(StoreError) -> Chore? {
        try connection.first(
            Self.selectChore + " WHERE household_id = ? AND number = ? AND deleted_at IS NULL",
            [household.blob, number], read: Self.chore)
    }

    /// The chore with that identity, unless it was deleted.
    package func chore(
        _ id: Chore.ID, in household: Household.ID
    ) throws(StoreError) -> Chore? {
        try connection.first(
            Self.selectChore + " WHERE household_id = ? AND id = ? AND deleted_at IS NULL",
            [household.blob, id.blob], read: Self.chore)
    }

    /// The chore with that number that was deleted.
    package func deletedChore(
        _ number: Number, in household: Household.ID
    ) throws(StoreError) -> Chore? {
        try connection.first(
            Self.selectChore + " WHERE household_id = ? AND number = ? AND deleted_at IS NOT NULL",
            [household.blob, number], read: Self.chore)
    }

    static let selectChore = """
        SELECT id AS chore_id, household_id, number, title, icon, details, steps, tags, mode,
            assignee_id, people, turns, private, must_do, points, promise_ends_at, promised_points,
            recurrence, due_day, due_time, overdue, approval, promised_approval,
            approval_promise_ends_at, reminders, paused_at, proposed, created_by, created_at
        FROM chore
        """

    static func chore(_ row: Fields) throws(StoreError) -> Chore {
        Chore(
            id: try row.id("chore_id"), household: try row.id("household_id"),
            number: try row.integer("number"), title: try row.personText("title"),
            icon: try row.optionalPersonText("icon"),
            details: try row.optionalPersonText("details"), checklist: try row.checklist("steps"),
            tags: try row.tags("tags"), assignment: try assignment(row),
            isPrivate: try row.integer("private") == 1,
            isMustDo: try row.optionalInteger("must_do") == 1,
            value: try row.parsed("points", row.integer("points")) { ChoreValue($0) },
            promise: try promise(row), timing: try timing(row),
            overdue: try row.parsed("overdue", row.text("overdue")) { Overdue($0) },
            approval: try row.optionalText("approval").map { text throws(StoreError) in
                try row.parsed("approval", text) { Approval($0) }
            },
            approvalPromise: try row.approvalPromise(),
            reminders: try row.optionalText("reminders").map { text throws(StoreError) in
                try row.parsed("reminders", text) { ReminderTimes($0) }
            },
            status: try status(row), createdBy: try row.id("created_by"),
            createdAt: try row.instant("created_at"))
    }

    private static func assignment(_ row: Fields) throws(StoreError) -> Chore.Assignment {
        let mode: Chore.Assignment.Mode = try row.word("mode")
        return switch mode {
        case .anyone: .anyone
        case .one: .one(try row.id("assignee_id"))
        case .each: .each(try row.lineup("people"))
        case .together: .together(try row.lineup("people"))
        case .rotation: .rotation(try row.rotation("people", "turns"))
        }
    }

    private static func promise(
        _ row: Fields
    ) throws(StoreError) -> Promise<ChoreValue>? {
        guard let end = try row.optionalInstant("promise_ends_at") else { return nil }
        let value = try row.parsed("promised_points", row.integer("promised_points")) {
            ChoreValue($0)
        }
        return Promise(value, until: end)
    }

    private static func timing(_ row: Fields) throws(StoreError) -> Chore.Timing {
        guard let text = try row.optionalText("recurrence") else {
            return .once(try row.due("due_day", "due_time"))
        }
        return .repeating(
            try row.parsed("recurrence", text) { text in row.columns.recurrence(text) })
    }

    private static func status(_ row: Fields) throws(StoreError) -> Chore.Status {
        if let start = try row.optionalInstant("paused_at") { return .paused(since: start) }
        return try row.integer("proposed") == 1 ? .proposed : .active
    }
}

extension Transaction {
    /// Adds a chore; its dates come apart from it.
    package func add(_ chore: Chore) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO chore (household_id, id, number, title, icon, details, steps, tags, mode,
                assignee_id, people, turns, private, points, due_day, due_time, recurrence, overdue,
                approval, reminders, proposed, paused_at, promised_points, promise_ends_at,
                must_do, promised_approval, approval_promise_ends_at, created_by, created_at)
            VALUES (
                ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [chore.household.blob, chore.id.blob, chore.number]
                + changeable(chore) + [chore.createdBy.blob, chore.createdAt.milliseconds])
        noteMade(RowSnapshot.Key(.chore, chore.id))
    }

    /// Keeps what was changed about a chore; its dates stay as they are.
    package func update(_ chore: Chore) throws(StoreError) {
        try connection.run(
            """
            UPDATE chore SET title = ?, icon = ?, details = ?, steps = ?, tags = ?, mode = ?,
                assignee_id = ?, people = ?, turns = ?, private = ?, points = ?, due_day = ?,
                due_time = ?, recurrence = ?, overdue = ?, approval = ?, reminders = ?,
                proposed = ?, paused_at = ?, promised_points = ?, promise_ends_at = ?,
                must_do = ?, promised_approval = ?, approval_promise_ends_at = ?
            WHERE household_id = ? AND id = ?
            """, changeable(chore) + key(of: chore))
    }

    /// Takes a chore out of every list; what was done and booked for it stays.
    package func delete(_ chore: Chore, at instant: Instant) throws(StoreError) {
        try connection.run(
            "UPDATE chore SET deleted_at = ? WHERE household_id = ? AND id = ?",
            [instant.milliseconds] + key(of: chore))
        try connection.run(
            """
            UPDATE occurrence SET state = 'deleted'
            WHERE household_id = ? AND chore_id = ? AND state IN ('open', 'waiting')
            """, key(of: chore))
    }

    /// Puts a deleted chore back, with the dates that were open; `false` when it is not deleted.
    package func restore(_ chore: Chore) throws(StoreError) -> Bool {
        let changed = try connection.count(
            """
            UPDATE chore SET deleted_at = NULL
            WHERE household_id = ? AND id = ? AND deleted_at IS NOT NULL
            """, key(of: chore))
        guard changed == 1 else { return false }
        try connection.run(
            """
            UPDATE occurrence SET state = 'open'
            WHERE household_id = ? AND chore_id = ? AND state = 'deleted'
            """, key(of: chore))
        return true
    }

    private func key(of chore: Chore) -> [Connection.Value] {
        [chore.household.blob, chore.id.blob]
    }

    private func changeable(_ chore: Chore) -> [Connection.Value] {
        let due: Due? = if case .once(let due) = chore.timing { due } else { nil }
        let steps = chore.checklist?.steps.map(\.text).joined(separator: "\n")
        return [
            chore.title.text, chore.icon?.text, chore.details?.text, steps,
            chore.tags.map(\.description).joined(separator: " "), chore.assignment.mode.rawValue,
            chore.assignment.assignee?.blob, chore.assignment.people, chore.assignment.turns,
            chore.isPrivate ? 1 : 0, chore.value.points, due?.day.description,
            due?.time?.description, chore.recurrence?.description, chore.overdue.description,
            chore.approval?.description, chore.reminders?.description,
            chore.status == .proposed ? 1 : 0,
            chore.pausedAt?.milliseconds, chore.promise?.value.points,
            chore.promise?.end.milliseconds, chore.isMustDo ? 1 : nil,
            chore.approvalPromise?.value.description, chore.approvalPromise?.end.milliseconds,
        ]
    }
}
