package import HouseholdModel

/// Where somebody is in what was done, newest first: behind which date.
package struct DonePlace: Hashable, Sendable {
    let at: Instant
    let number: Number
    let id: Occurrence.ID

    /// The place of a date that was done at that moment.
    package init(of date: Occurrence, doneAt instant: Instant) {
        (at, number, id) = (instant, date.chore.number, date.id)
    }
}

extension Facts {
    /// What was done in that time, newest first: at most so many behind a place.
    ///
    /// It begins at the place and ends with the last that is wanted, however much was done before and since: a page
    /// costs the same in the tenth year. For that the moment has one upper bound, since of two SQLite takes either.
    package func done(
        during period: Range<Instant>, in household: Household.ID, behind place: DonePlace? = nil,
        limit: Int
    ) throws(StoreError) -> [Occurrence] {
        let end = period.upperBound.adding(milliseconds: -1)
        return try connection.rows(
            Self.selectDone + """
                 WHERE m.household_id = ?1 AND m.undone_at IS NULL AND m.at >= ?2 AND m.at <= ?3
                    AND (m.at < ?4 OR c.number < ?5 OR c.number = ?5 AND o.id < ?6)
                    AND o.state = 'done' AND c.deleted_at IS NULL
                ORDER BY m.at DESC, c.number DESC, o.id DESC LIMIT ?7
                """,
            [
                household.blob, period.lowerBound.milliseconds,
                min(end, place?.at ?? end).milliseconds,
                (place?.at ?? .distantFuture).milliseconds, place?.number ?? 0, place?.id.blob,
                limit,
            ], read: Self.occurrence)
    }

    /// The date of a chore that is kept on that day, or on none, and whose identity, or that of its completion, ends
    /// with these bytes, whatever became of it, if it is not open without a day; a chore has few on a day, and few on
    /// none.
    package func occurrence(
        of chore: Chore, on day: Day?, endingIn bytes: [UInt8]
    ) throws(StoreError) -> Occurrence? {
        let key: [Connection.Value] = [chore.household.blob, chore.id.blob, blob(bytes)]
        guard let day else {
            return try connection.first(
                Self.select + """
                     WHERE o.household_id = ?1 AND o.chore_id = ?2
                        AND ?3 IN (substr(o.id, 13), substr(m.id, 13))
                        AND o.closed_at IS NOT NULL AND o.due_day IS NULL
                    """, key, read: Self.occurrence)
        }
        return try connection.first(
            Self.select + """
                 WHERE o.household_id = ?1 AND o.chore_id = ?2
                    AND ?3 IN (substr(o.id, 13), substr(m.id, 13)) AND o.due_day = ?4
                """, key + [day.description], read: Self.occurrence)
    }
}
