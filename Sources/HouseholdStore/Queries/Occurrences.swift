public import Household

/// Which dates of chores a list is made of.
public enum OccurrenceFilter: Hashable, Sendable {
    /// What is to be done or waits for an OK: soonest due first, without a date last.
    case open
    /// The same, as far as its time was over at that instant, oldest first.
    case over(Instant)
    /// What rests, as it was planned; what of it waits for an OK is among what is open.
    case paused
    /// What was done in that time, newest first.
    case done(during: Range<Instant>)

    /// All that was ever done, newest first.
    public static let everDone = done(during: .distantPast ..< .distantFuture)
}

// MARK: - Reading

extension Facts {
    /// The dates of a chore that are to be done or wait for an OK, soonest first, and behind them the last one
    /// that was done or skipped.
    public func occurrences(of chore: Chore) throws(StoreError) -> [Occurrence] {
        let key: [Connection.Value] = [chore.household.rawValue, chore.id.rawValue]
        let live = try connection.rows(
            Self.select + """
                 WHERE o.household_id = ? AND o.chore_id = ? AND o.closed_at IS NULL
                    AND o.state <> 'deleted'
                ORDER BY o.over_at IS NULL, o.over_at
                """, key, read: Self.occurrence)
        let last = try connection.first(
            Self.select + """
                 WHERE o.household_id = ? AND o.chore_id = ? AND o.closed_at IS NOT NULL
                    AND o.state <> 'deleted'
                ORDER BY o.closed_at DESC LIMIT 1
                """, key, read: Self.occurrence)
        return live + (last.map { [$0] } ?? [])
    }

    /// The dates of the household's chores that `filter` lets through.
    public func occurrences(
        _ filter: OccurrenceFilter, in household: Household.ID
    ) throws(StoreError) -> [Occurrence] {
        switch filter {
        case .open:
            try connection.rows(
                Self.selectOpen + """
                     WHERE o.household_id = ? AND o.state IN ('open', 'waiting')
                        AND (c.paused_at IS NULL OR o.state = 'waiting')
                    ORDER BY o.over_at IS NULL, o.over_at, c.number
                    """, [household.rawValue], read: Self.occurrence)
        case .over(let instant):
            try connection.rows(
                Self.selectOpen + """
                     WHERE o.household_id = ? AND o.state IN ('open', 'waiting') AND o.over_at <= ?
                        AND (c.paused_at IS NULL OR o.state = 'waiting')
                    ORDER BY o.over_at, c.number
                    """, [household.rawValue, instant.milliseconds], read: Self.occurrence)
        case .paused:
            try connection.rows(
                Self.selectOpen + """
                     WHERE o.household_id = ? AND o.state IN ('open', 'waiting')
                        AND o.state = 'open' AND c.paused_at IS NOT NULL
                    ORDER BY o.over_at IS NULL, o.over_at, c.number
                    """, [household.rawValue], read: Self.occurrence)
        case .done(let period):
            try connection.rows(
                Self.selectDone + """
                     WHERE m.household_id = ? AND m.undone_at IS NULL AND m.at >= ? AND m.at < ?
                        AND o.state = 'done'
                    ORDER BY m.at DESC, c.number DESC
                    """,
                [
                    household.rawValue, period.lowerBound.milliseconds,
                    period.upperBound.milliseconds,
                ], read: Self.occurrence)
        }
    }

    /// The points that wait for a parent's OK.
    public func pendingPoints(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT coalesce(sum(points), 0) AS points FROM completion
            WHERE household_id = ? AND doer_id = ? AND state = 'waiting' AND undone_at IS NULL
            """, [household.rawValue, member.rawValue]
        ) { row throws(StoreError) in try row.integer("points") } ?? 0
    }

    private static let fields = """
        SELECT c.household_id, c.number, c.title, c.details, c.assignee_id, c.points, c.due_day,
            c.due_time, c.recurrence, c.approval, c.created_by, c.created_at, c.paused_at, o.id, o.chore_id, o.state,
            o.assignee_id AS whose, o.due_day AS on_day, o.due_time AS on_time, o.over_at,
            o.ordinal, o.sent_back,
            m.id AS completion_id, m.doer_id, m.recorded_by, m.at, m.day, m.points AS promised,
            m.state AS booking, m.checked_by, m.checked_at, m.paid, m.reason

        """

    private static let select =
        fields + """
            FROM occurrence o
            JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
            LEFT JOIN completion m ON m.household_id = o.household_id AND m.occurrence_id = o.id
                AND m.undone_at IS NULL
            """

    /// Names the index: left to itself, SQLite walks all that the household ever did.
    private static let selectOpen =
        fields + """
            FROM occurrence o INDEXED BY occurrence_open
            JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
            LEFT JOIN completion m ON m.household_id = o.household_id AND m.occurrence_id = o.id
                AND m.undone_at IS NULL
            """

    private static let selectDone =
        fields + """
            FROM completion m
            JOIN occurrence o ON o.household_id = m.household_id AND o.id = m.occurrence_id
            JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
            """
}

// MARK: - Between rows and dates

extension Facts {
    private static func occurrence(_ row: Fields) throws(StoreError) -> Occurrence {
        let chore = try chore(row)
        return Occurrence(
            id: try row.id("id"), chore: chore, occasion: try occasion(row, of: chore),
            ordinal: try row.integer("ordinal"), assignee: try row.optionalID("whose"),
            progress: try progress(row))
    }

    /// Rules that count hours have the moment itself: clocks may show the same twice.
    private static func occasion(
        _ row: Fields, of chore: Chore
    ) throws(StoreError) -> Occasion? {
        guard let due = try row.due("on_day", "on_time") else { return nil }
        guard chore.recurrence?.countsHours == true,
            let over = try row.optionalInstant("over_at")
        else { return Occasion(due: due) }
        return Occasion(due: due, instant: over.adding(milliseconds: -60_000))
    }

    private static func progress(_ row: Fields) throws(StoreError) -> Occurrence.Progress {
        switch try row.text("state") {
        case "open": .open(sentBack: try row.optionalPersonText("sent_back"))
        case "skipped": .skipped
        case "missed": .missed
        default: .done(try completion(row))
        }
    }

    private static func completion(_ row: Fields) throws(StoreError) -> Completion {
        Completion(
            id: try row.id("completion_id"), doer: try row.id("doer_id"),
            recordedBy: try row.id("recorded_by"), at: try row.instant("at"),
            day: try row.day("day"), value: try row.choreValue("promised"),
            booking: try booking(row))
    }

    private static func booking(_ row: Fields) throws(StoreError) -> Completion.Booking {
        guard try row.text("booking") == "booked" else { return .waiting }
        guard let checker: Member.ID = try row.optionalID("checked_by") else { return .booked }
        return .approved(
            Completion.Check(
                by: checker, at: try row.instant("checked_at"), paid: try row.choreValue("paid"),
                reason: try row.optionalPersonText("reason")))
    }
}

extension Fields {
    fileprivate func choreValue(_ column: String) throws(StoreError) -> ChoreValue {
        try parsed(column, integer(column)) { ChoreValue($0) }
    }
}

// MARK: - Planning

extension Transaction {
    /// Adds a date of a chore.
    public func add(_ occurrence: Occurrence, in zone: Zone) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO occurrence (household_id, id, chore_id, ordinal, state, assignee_id, due_day,
                due_time, over_at)
            VALUES (?, ?, ?, ?, 'open', ?, ?, ?, ?)
            """,
            [
                occurrence.chore.household.rawValue, occurrence.id.rawValue,
                occurrence.chore.id.rawValue, occurrence.ordinal,
            ] + plan(of: occurrence, in: zone))
    }

    /// Keeps whose a date is and when it is due; `false` when it is not open any more.
    public func replan(_ occurrence: Occurrence, in zone: Zone) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE occurrence SET assignee_id = ?, due_day = ?, due_time = ?, over_at = ?
            WHERE household_id = ? AND id = ? AND state = 'open'
            """, plan(of: occurrence, in: zone) + key(of: occurrence)) == 1
    }

    /// Takes away an open date that came of another one being done; `false` when it is not open any more.
    public func withdraw(_ occurrence: Occurrence) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE occurrence SET state = 'deleted'
            WHERE household_id = ? AND id = ? AND state = 'open'
            """, key(of: occurrence)) == 1
    }

    private func plan(of occurrence: Occurrence, in zone: Zone) -> [Connection.Value] {
        [
            occurrence.assignee?.rawValue, occurrence.due?.day.description,
            occurrence.due?.time?.description, occurrence.isOver(in: zone)?.milliseconds,
        ]
    }

    private func key(of occurrence: Occurrence) -> [Connection.Value] {
        [occurrence.chore.household.rawValue, occurrence.id.rawValue]
    }
}

// MARK: - Doing

extension Transaction {
    /// Marks an open date as done, or as waiting for an OK; `false` when it is not open any more.
    public func complete(
        _ occurrence: Occurrence, with completion: Completion
    ) throws(StoreError) -> Bool {
        let isWaiting = completion.isWaiting
        let changed = try connection.count(
            """
            UPDATE occurrence SET state = ?, closed_at = ?
            WHERE household_id = ? AND id = ? AND state = 'open'
            """,
            [
                isWaiting ? "waiting" : "done", isWaiting ? nil : completion.at.milliseconds,
            ] + key(of: occurrence))
        guard changed == 1 else { return false }
        try connection.run(
            """
            INSERT INTO completion (household_id, id, occurrence_id, doer_id, recorded_by, at, day,
                points, state)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                occurrence.chore.household.rawValue, completion.id.rawValue,
                occurrence.id.rawValue, completion.doer.rawValue,
                completion.recordedBy.rawValue, completion.at.milliseconds,
                completion.day.description, completion.value.points,
                isWaiting ? "waiting" : "booked",
            ])
        return true
    }

    /// Lets an open date be; `false` when it is not open any more.
    public func skip(_ occurrence: Occurrence, at instant: Instant) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE occurrence SET state = 'skipped', closed_at = ?
            WHERE household_id = ? AND id = ? AND state = 'open'
            """, [instant.milliseconds] + key(of: occurrence)) == 1
    }

    /// Opens a date again that was skipped; `false` when it is not skipped any more.
    public func unskip(_ occurrence: Occurrence) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE occurrence SET state = 'open', closed_at = NULL
            WHERE household_id = ? AND id = ? AND state = 'skipped'
            """, key(of: occurrence)) == 1
    }

    /// Marks what waited as looked at by a parent; `false` when it waits no more.
    public func approve(
        _ occurrence: Occurrence, _ completion: Completion, _ check: Completion.Check
    ) throws(StoreError) -> Bool {
        let changed = try connection.count(
            """
            UPDATE completion
            SET state = 'booked', checked_by = ?, checked_at = ?, paid = ?, reason = ?
            WHERE household_id = ? AND id = ? AND state = 'waiting' AND undone_at IS NULL
            """,
            [
                check.by.rawValue, check.at.milliseconds, check.paid.points, check.reason?.text,
                occurrence.chore.household.rawValue, completion.id.rawValue,
            ])
        guard changed == 1 else { return false }
        try connection.run(
            """
            UPDATE occurrence SET state = 'done', closed_at = ?
            WHERE household_id = ? AND id = ? AND state = 'waiting'
            """, [completion.at.milliseconds] + key(of: occurrence))
        return true
    }

    /// Takes a completion back and opens the date again, with a reason where it was sent back; `false` when it
    /// was taken back before.
    public func reopen(
        _ occurrence: Occurrence, takingBack completion: Completion, by member: Member.ID,
        at instant: Instant, sentBack reason: Note? = nil
    ) throws(StoreError) -> Bool {
        let household = occurrence.chore.household.rawValue
        let changed = try connection.count(
            """
            UPDATE completion SET undone_at = ?, undone_by = ?
            WHERE household_id = ? AND id = ? AND undone_at IS NULL
            """, [instant.milliseconds, member.rawValue, household, completion.id.rawValue])
        guard changed == 1 else { return false }
        try connection.run(
            """
            UPDATE occurrence SET state = 'open', closed_at = NULL, sent_back = ?
            WHERE household_id = ? AND id = ? AND state IN ('waiting', 'done')
            """, [reason?.text] + key(of: occurrence))
        return true
    }
}
