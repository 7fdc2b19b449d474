package import HouseholdModel

/// Which dates of chores a list is made of.
package enum OccurrenceFilter: Hashable, Sendable {
    /// What is to be done or waits for an OK: soonest due first, without a date last.
    case open
    /// Some of that, in no order: at most so many.
    case someOpen(Int)
    /// What waits for an answer: done, proposed, or somebody asks to be excused.
    case awaiting
    /// What is to be done or waits for an OK, as far as its time was over at that instant, oldest first.
    case over(Instant)
    /// What is to be done or waits for an OK of must-dos without a date that are somebody's, in the order of their chores:
    /// rules that count must-dos count these on any day.
    case undatedMustDos
    /// Of what is to be done and has a date, all of which somebody may have to be reminded by that instant, soonest due
    /// first: the others are not even read.
    case reminded(by: Instant)
    /// What rests, as it was planned; what of it waits for an OK is among what is open.
    case paused
    /// What somebody proposes.
    case proposed
    /// Some of what is to be done: what is offered to that member until they answer.
    case offered(to: Member.ID)
    /// What was done in that time, newest first.
    case done(during: Range<Instant>)

    /// All that was ever done, newest first.
    package static let everDone = done(during: .distantPast ..< .distantFuture)
}

// MARK: - Reading

extension Facts {
    /// The dates of a chore that are to be done or wait for an OK, soonest first, and behind them the last one
    /// that was done, skipped or missed, of each member where each has their own.
    package func occurrences(
        of chore: Chore, in calendar: HouseholdCalendar
    ) throws(StoreError) -> [Occurrence] {
        let key: [Connection.Value] = [chore.household.blob, chore.id.blob]
        let live = try live(of: chore, in: calendar)
        var closed: [(at: Instant, Occurrence)] = []
        for share in [nil] + (chore.assignment.isShared ? chore.assignment.members : []) {
            let last = try connection.first(
                Self.select + """
                     WHERE o.household_id = ? AND o.chore_id = ? AND o.share = coalesce(?, x'')
                        AND o.closed_at IS NOT NULL
                    ORDER BY o.closed_at DESC, o.ordinal DESC LIMIT 1
                    """, key + [share?.blob]
            ) { row throws(StoreError) in
                (at: try row.instant("closed_at"), try Self.occurrence(row))
            }
            if let last { closed.append(last) }
        }
        return live + closed.sorted { $0.at < $1.at }.map(\.1)
    }

    /// The date with that identity, as it is kept.
    package func occurrence(
        _ id: Occurrence.ID, in household: Household.ID
    ) throws(StoreError) -> Occurrence? {
        try connection.first(
            Self.select + " WHERE o.household_id = ? AND o.id = ?",
            [household.blob, id.blob], read: Self.occurrence)
    }

    /// The date with that identity, as it is kept, while it is to be done or waits for an OK.
    package func liveOccurrence(
        _ id: Occurrence.ID, in household: Household.ID
    ) throws(StoreError) -> Occurrence? {
        try connection.first(
            Self.select + """
                 WHERE o.household_id = ? AND o.id = ? AND o.state IN ('open', 'waiting')
                """, [household.blob, id.blob], read: Self.occurrence)
    }

    /// The dates of a chore on that day, of open ones those that are on it by now.
    package func occurrences(
        of chore: Chore, on day: Day, in calendar: HouseholdCalendar
    ) throws(StoreError) -> [Occurrence] {
        let closed = try connection.rows(
            Self.select + """
                 WHERE o.household_id = ? AND o.chore_id = ? AND o.due_day = ?
                    AND o.state NOT IN ('open', 'waiting', 'deleted', 'withdrawn')
                ORDER BY o.ordinal, o.id
                """, [chore.household.blob, chore.id.blob, day.description],
            read: Self.occurrence)
        return closed + (try live(of: chore, in: calendar).filter { $0.due?.day == day })
    }

    func live(of chore: Chore, in calendar: HouseholdCalendar) throws(StoreError)
        -> [Occurrence]
    {
        try connection.rows(
            Self.select + """
                 WHERE o.household_id = ? AND o.chore_id = ? AND o.state IN ('open', 'waiting')
                ORDER BY o.over_at IS NULL, o.over_at, o.id
                """, [chore.household.blob, chore.id.blob], read: Self.occurrence
        ).map { $0.current(in: calendar) }
    }

    /// The dates of the household's chores that `filter` lets through, as they are at the calendar's moment.
    package func occurrences(
        _ filter: OccurrenceFilter, in household: Household.ID, _ calendar: HouseholdCalendar
    ) throws(StoreError) -> [Occurrence] {
        switch filter {
        case .open:
            try connection.rows(
                Self.selectOpen + """
                     WHERE o.household_id = ? AND o.state IN ('open', 'waiting')
                        AND (c.paused_at IS NULL OR o.state = 'waiting') AND c.proposed = 0
                    ORDER BY o.over_at IS NULL, o.over_at, c.number, o.id
                    """, [household.blob], read: Self.occurrence
            ).current(in: calendar)
        case .someOpen(let limit):
            try connection.rows(
                Self.selectOpen + """
                     WHERE o.household_id = ? AND o.state IN ('open', 'waiting')
                        AND (c.paused_at IS NULL OR o.state = 'waiting') AND c.proposed = 0
                    LIMIT ?
                    """, [household.blob, limit], read: Self.occurrence
            ).current(in: calendar)
        case .awaiting:
            try connection.rows(
                Self.selectOpen + """
                     WHERE o.household_id = ? AND o.state IN ('open', 'waiting')
                        AND (o.state = 'waiting' OR c.proposed = 1
                            OR o.excuse_by IS NOT NULL AND c.paused_at IS NULL)
                    ORDER BY c.proposed, o.over_at IS NULL, o.over_at, c.number, o.id
                    """, [household.blob], read: Self.occurrence
            ).current(in: calendar)
        case .over(let instant):
            try connection.rows(
                Self.selectOpen + """
                     WHERE o.household_id = ? AND o.state IN ('open', 'waiting') AND o.over_at <= ?
                        AND (c.paused_at IS NULL OR o.state = 'waiting') AND c.proposed = 0
                    ORDER BY o.over_at, c.number, o.id
                    """, [household.blob, instant.milliseconds], read: Self.occurrence
            ).current(in: calendar, until: instant)
        case .undatedMustDos:
            try connection.rows(
                Self.selectMustDos + """
                     WHERE c.household_id = ? AND c.must_do = 1 AND c.deleted_at IS NULL
                        AND c.paused_at IS NULL AND c.proposed = 0 AND o.over_at IS NULL
                    ORDER BY +c.number, o.id
                    """, [household.blob], read: Self.occurrence
            ).current(in: calendar).filter { $0.assignee != nil }
        case .reminded(let limit):
            try connection.rows(
                Self.selectOpen + """
                     WHERE o.household_id = ? AND o.state IN ('open', 'waiting')
                        AND o.state = 'open' AND o.over_at <= ?
                        AND (c.reminders IS NOT NULL
                            OR o.over_at <= iif(o.due_time IS NULL, ?, ?))
                        AND c.paused_at IS NULL AND c.proposed = 0
                    ORDER BY o.over_at, c.number, o.id
                    """,
                [household.blob]
                    + [
                        Occurrence.ReminderSpan.own, Occurrence.ReminderSpan.day,
                        Occurrence.ReminderSpan.time,
                    ].map { limit.adding(milliseconds: $0).milliseconds },
                read: Self.occurrence
            ).current(in: calendar)
        case .paused:
            try connection.rows(
                Self.selectOpen + """
                     WHERE o.household_id = ? AND o.state IN ('open', 'waiting')
                        AND o.state = 'open' AND c.paused_at IS NOT NULL
                    ORDER BY o.over_at IS NULL, o.over_at, c.number, o.id
                    """, [household.blob], read: Self.occurrence)
        case .proposed:
            try connection.rows(
                Self.selectOpen + """
                     WHERE o.household_id = ? AND o.state IN ('open', 'waiting') AND c.proposed = 1
                    ORDER BY c.number
                    """, [household.blob], read: Self.occurrence)
        case .offered(let member):
            try isOffered(anythingTo: member, in: household)
                ? connection.rows(
                    Self.selectOpen + """
                         WHERE o.household_id = ? AND o.state IN ('open', 'waiting')
                            AND o.offered_to = ? AND c.paused_at IS NULL AND c.proposed = 0
                        ORDER BY o.over_at IS NULL, o.over_at, c.number, o.id
                        """, [household.blob, member.blob], read: Self.occurrence
                ).current(in: calendar) : []
        case .done(let period):
            try connection.rows(
                Self.selectDone + """
                     WHERE m.household_id = ? AND m.undone_at IS NULL AND m.at >= ? AND m.at < ?
                        AND o.state = 'done' AND c.deleted_at IS NULL
                    ORDER BY m.at DESC, c.number DESC, o.id DESC
                    """,
                [
                    household.blob, period.lowerBound.milliseconds,
                    period.upperBound.milliseconds,
                ], read: Self.occurrence)
        }
    }

    /// Whether there may be something that is offered to a member: mostly nothing is, and to ask for no more than that
    /// costs a third of what the dates do.
    private func isOffered(
        anythingTo member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.first(
            """
            SELECT 1 AS found FROM occurrence
            WHERE household_id = ? AND state IN ('open', 'waiting') AND offered_to = ?
            LIMIT 1
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in try row.integer("found") } != nil
    }

    /// How many dates of a chore are over: done, skipped or missed.
    package func closedCount(of chore: Chore) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT count(*) AS count FROM occurrence
            WHERE household_id = ? AND chore_id = ? AND closed_at IS NOT NULL
            """, [chore.household.blob, chore.id.blob]
        ) { row throws(StoreError) in try row.integer("count") } ?? 0
    }

    /// Whether a member has pledged points for a date that somebody has taken over, and that is not over.
    package func hasPledged(
        _ member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.first(
            """
            SELECT 1 AS found FROM occurrence
            WHERE household_id = ? AND state IN ('open', 'waiting')
                AND offered_by = ? AND taken_over_at IS NOT NULL
            LIMIT 1
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in try row.integer("found") } != nil
    }

    /// The points that wait for a parent's OK.
    package func pendingPoints(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT coalesce(sum(points), 0) AS points FROM completion
            WHERE household_id = ? AND doer_id = ? AND state = 'waiting' AND undone_at IS NULL
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in try row.integer("points") } ?? 0
    }

    /// In the order in which they are read, so that each is found at once.
    private static let fields = """
        SELECT o.chore_id, c.household_id, c.number, c.title, c.icon, c.details, c.steps, c.tags,
            c.mode, c.assignee_id, c.people, c.turns, c.private, c.must_do, c.points,
            c.promise_ends_at, c.promised_points, c.recurrence, c.due_day, c.due_time, c.overdue,
            c.approval, c.promised_approval, c.approval_promise_ends_at, c.reminders, c.paused_at,
            c.proposed, c.created_by, c.created_at, o.id, o.due_day AS on_day,
            o.due_time AS on_time, o.over_at, o.ordinal, o.assignee_id AS whose, o.turn_id, o.ticks,
            o.state, o.sent_back, o.excuse_by, o.excuse_at, o.excuse, m.id AS completion_id,
            m.doer_id, m.recorded_by, m.at, m.day, m.points AS promised, m.halved_by,
            m.full_points, m.state AS payment, m.checked_by, m.checked_at, m.paid, m.reason,
            m.trusted_oks, m.unseen_at, m.unseen_hours, m.counts, o.offered_by, o.offered_to,
            o.offered_points, o.offered_at, o.taken_over_at, o.rule_day, o.rule_time, o.closed_at

        """

    static let select =
        fields + """
            FROM occurrence o
            JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
            LEFT JOIN completion m ON m.household_id = o.household_id AND m.occurrence_id = o.id
                AND m.undone_at IS NULL
            """

    /// Names the index, the only statement that does: left to itself, SQLite takes one that finds proposals among 20,000
    /// dates that were done in 0.6 ms, and not in 0.014.
    static let selectOpen =
        fields + """
            FROM occurrence o INDEXED BY occurrence_open
            JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
                AND c.deleted_at IS NULL
            LEFT JOIN completion m ON m.household_id = o.household_id AND m.occurrence_id = o.id
                AND m.undone_at IS NULL
            """

    /// What is to be done or waits of the few must-dos, which are found before their dates.
    ///
    /// Left to itself, SQLite goes through all that is open.
    static let selectMustDos =
        fields + """
            FROM chore c
            CROSS JOIN occurrence o ON o.household_id = c.household_id AND o.chore_id = c.id
                AND o.state IN ('open', 'waiting')
            LEFT JOIN completion m ON m.household_id = o.household_id AND m.occurrence_id = o.id
                AND m.undone_at IS NULL
            """

    static let selectDone =
        fields + """
            FROM completion m
            JOIN occurrence o ON o.household_id = m.household_id AND o.id = m.occurrence_id
            JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
            """
}

extension [Occurrence] {
    /// The same dates as they are at the calendar's moment, soonest first, as far as they still live and, where
    /// that is asked, are over by then.
    fileprivate func current(in calendar: HouseholdCalendar, until instant: Instant? = nil)
        -> [Occurrence]
    {
        let dates = map { $0.current(in: calendar) }
        guard zip(self, dates).contains(where: { $0.dueSlot != $1.dueSlot || !$1.isLive }) else {
            return dates
        }
        return dates.filter(\.isLive)
            .map { (over: $0.isOver(in: calendar.zone) ?? .distantFuture, date: $0) }
            .filter { date in instant.map { date.over <= $0 } ?? true }
            .sorted { ($0.over, $0.date.chore.number) < ($1.over, $1.date.chore.number) }
            .map(\.date)
    }
}

extension Occurrence {
    fileprivate var isLive: Bool { isOpen || isWaiting }
}
