package import HouseholdModel

extension Facts {
    /// The times of a chore that is to be done so many times a week, each with the member whose own it is where each has
    /// theirs, as they are at the calendar's moment.
    package func timesInWeeks(
        of chore: Chore, in calendar: HouseholdCalendar
    ) throws(StoreError) -> [(share: Member.ID?, time: TimeInWeek)] {
        let closed = try connection.rows(
            """
            SELECT o.state, o.share, o.ordinal, coalesce(o.turn_id, o.assignee_id) AS whose, o.due_day,
                m.doer_id, m.day
            FROM occurrence o
            LEFT JOIN completion m ON m.household_id = o.household_id AND m.occurrence_id = o.id
                AND m.undone_at IS NULL
            WHERE o.household_id = ? AND o.chore_id = ? AND o.due_day IS NOT NULL
                AND o.state NOT IN ('open', 'deleted', 'withdrawn')
            """, [chore.household.blob, chore.id.blob]
        ) { row throws(StoreError) -> (share: Member.ID?, time: TimeInWeek) in
            (
                try row.bytes("share").isEmpty ? nil : row.id("share"),
                TimeInWeek(
                    try row.integer("ordinal"), due: try row.day("due_day"),
                    whose: try row.optionalID("whose"), end: try Self.end(row))
            )
        }
        let open = try live(of: chore, in: calendar).filter(\.isOpen).compactMap { date in
            date.due.map { due in
                (
                    share: date.share,
                    time: TimeInWeek(date.ordinal, due: due.day, whose: date.assignee, end: .open)
                )
            }
        }
        return closed + open
    }

    /// What became of a date.
    private static func end(_ row: Fields) throws(StoreError) -> TimeInWeek.End {
        let state: OccurrenceState = try row.word("state")
        return switch state {
        case .waiting: .waiting(by: try row.id("doer_id"), on: try row.day("day"))
        case .done: .done(by: try row.id("doer_id"), on: try row.day("day"))
        case .skipped: .skipped
        case .missed: .missed
        case .open, .deleted, .withdrawn: .open
        }
    }
}
