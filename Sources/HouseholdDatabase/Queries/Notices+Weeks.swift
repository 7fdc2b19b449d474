package import HouseholdModel

extension Facts {
    /// Whether a member was told by `instant` that the week is over whose last day that is.
    package func isToldOfWeek(
        until day: Day, _ member: Member.ID, by instant: Instant, in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.first(
            """
            SELECT number FROM notice
            WHERE household_id = ? AND member_id = ? AND kind = 'week-over' AND since = ?
                AND at <= ?
            """, [household.blob, member.blob, day.mark.milliseconds, instant.milliseconds]
        ) { row throws(StoreError) in try row.integer("number") } != nil
    }
}

extension Transaction {
    /// Leaves a notice that the week is over whose last day that is; one of a moment that is still to come, as a clock that
    /// was ahead has left it, makes room.
    package func notify(
        _ member: Member.ID, ofWeekUntil day: Day, id: Identifier<Notice>,
        in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            DELETE FROM notice
            WHERE household_id = ? AND member_id = ? AND kind = 'week-over' AND since = ?
            """, [household.blob, member.blob, day.mark.milliseconds])
        var row = NoticeRow(kind: .weekOver)
        row.since = day.mark
        try add(row, id, to: member, in: household, at: instant)
    }
}

extension Day {
    /// By what a day is kept where a moment is: its midnight in universal time, which no setting moves.
    fileprivate var mark: Instant { Zone.utc.start(of: self) }
}
