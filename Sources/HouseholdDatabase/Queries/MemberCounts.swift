package import HouseholdModel

// What rules count of one member.

extension Facts {
    /// The open dates of must-dos that are the member's, as they are at the calendar's moment; none of what rests.
    package func openMustDos(
        of member: Member.ID, in household: Household.ID, _ calendar: HouseholdCalendar
    ) throws(StoreError) -> [Occurrence] {
        try connection.rows(
            Self.selectMustDos + """
                 WHERE c.household_id = ? AND c.must_do = 1 AND c.deleted_at IS NULL
                    AND c.paused_at IS NULL AND c.proposed = 0
                """, [household.blob], read: Self.occurrence
        ).map { $0.current(in: calendar) }.filter { $0.isOpen && $0.assignee == member }
    }

    /// How many rewards the member has asked for since then; what was taken back or declined does not count.
    package func requestCount(
        of member: Member.ID, in household: Household.ID, since start: Instant
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT count(*) AS count FROM reward_request
            WHERE household_id = ? AND member_id = ?
                AND state IN ('waiting', 'granted', 'delivered') AND at >= ?
            """, [household.blob, member.blob, start.milliseconds]
        ) { row throws(StoreError) in try row.integer("count") } ?? 0
    }

    /// How many dates the member has offered to others since then; what was refused or taken back does not count.
    package func offerCount(
        of member: Member.ID, in household: Household.ID, since start: Instant
    ) throws(StoreError) -> Int {
        try connection.first(
            """
            SELECT count(*) AS count FROM occurrence
            WHERE household_id = ? AND offered_by = ? AND offered_at >= ?
            """, [household.blob, member.blob, start.milliseconds]
        ) { row throws(StoreError) in try row.integer("count") } ?? 0
    }

    /// How many chores the member has done on those days, as far as they count; what waits for an OK was done, what was
    /// taken back was not.
    package func doneCount(
        by member: Member.ID, in household: Household.ID, on days: ClosedRange<Day>
    ) throws(StoreError) -> Int {
        let key: [Connection.Value] = [
            household.blob, member.blob, days.lowerBound.description, days.upperBound.description,
        ]
        return try connection.first(
            """
            SELECT (SELECT count(*) FROM completion
                WHERE household_id = ? AND doer_id = ? AND undone_at IS NULL
                    AND state = 'booked' AND counts = 1 AND day >= ? AND day <= ?)
                + (SELECT count(*) FROM completion
                WHERE household_id = ? AND doer_id = ? AND undone_at IS NULL
                    AND state = 'waiting' AND counts = 1 AND day >= ? AND day <= ?) AS count
            """, key + key
        ) { row throws(StoreError) in try row.integer("count") } ?? 0
    }

    /// When the member last did a chore that counts, if since then; what was taken back was not done.
    package func lastDone(
        by member: Member.ID, in household: Household.ID, since start: Instant
    ) throws(StoreError) -> Instant? {
        try connection.first(
            """
            SELECT at FROM completion
            WHERE household_id = ? AND doer_id = ? AND undone_at IS NULL AND counts = 1 AND at >= ?
            ORDER BY at DESC LIMIT 1
            """, [household.blob, member.blob, start.milliseconds]
        ) { row throws(StoreError) in try row.instant("at") }
    }
}
