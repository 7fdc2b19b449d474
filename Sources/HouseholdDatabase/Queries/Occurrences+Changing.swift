package import HouseholdModel

// MARK: - Planning

extension Transaction {
    /// Adds a date of a chore.
    package func add(_ occurrence: Occurrence, in zone: Zone) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO occurrence (household_id, id, chore_id, state, share, assignee_id, turn_id,
                due_day, due_time, over_at, ordinal, ticks, offered_by, offered_to, offered_at,
                offered_points, taken_over_at, rule_day, rule_time)
            VALUES (?, ?, ?, 'open', coalesce(?, x''), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                occurrence.chore.household.blob, occurrence.id.blob,
                occurrence.chore.id.blob, occurrence.share?.blob,
            ] + plan(of: occurrence, in: zone))
        noteMade(RowSnapshot.Key(.occurrence, occurrence.id))
    }

    /// Keeps whose a date is, when it is due and what of it is ticked; `false` when it is not open any more.
    package func replan(_ occurrence: Occurrence, in zone: Zone) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE occurrence SET share = coalesce(?, x''), assignee_id = ?, turn_id = ?, due_day = ?,
                due_time = ?, over_at = ?, ordinal = ?, ticks = ?, offered_by = ?, offered_to = ?,
                offered_at = ?, offered_points = ?, taken_over_at = ?, rule_day = ?, rule_time = ?,
                sent_back = ?, excuse_by = ?, excuse_at = ?, excuse = ?
            WHERE household_id = ? AND id = ? AND state = 'open'
            """,
            [occurrence.share?.blob] + plan(of: occurrence, in: zone)
                + open(occurrence) + key(of: occurrence)) == 1
    }

    /// Takes away an open date that came of another one being done; `false` when it is not open any more.
    package func withdraw(_ occurrence: Occurrence) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE occurrence SET state = 'withdrawn'
            WHERE household_id = ? AND id = ? AND state = 'open'
            """, key(of: occurrence)) == 1
    }

    private func plan(of occurrence: Occurrence, in zone: Zone) -> [Connection.Value] {
        [
            occurrence.assignee?.blob, occurrence.turn?.blob,
            occurrence.due?.day.description, occurrence.due?.time?.description,
            occurrence.isOver(in: zone)?.milliseconds, occurrence.ordinal, occurrence.ticks.ticks,
            occurrence.offer?.by.blob, occurrence.offer?.to.blob,
            occurrence.offer?.at.milliseconds, occurrence.offer?.thanks.points,
            occurrence.offer?.takenAt?.milliseconds,
            occurrence.movedFrom?.day.description, occurrence.movedFrom?.time?.description,
        ]
    }

    private func open(_ occurrence: Occurrence) -> [Connection.Value] {
        guard case .open(let reason, let excuse) = occurrence.progress else {
            return [nil, nil, nil, nil]
        }
        return [
            reason?.text, excuse?.by.blob, excuse?.at.milliseconds, excuse?.reason?.text,
        ]
    }

    private func key(of occurrence: Occurrence) -> [Connection.Value] {
        [occurrence.chore.household.blob, occurrence.id.blob]
    }
}

// MARK: - Doing

extension Transaction {
    /// Keeps the date that was open before this one took its place, since the chore closes what is missed.
    package func keepMissed(
        before occurrence: Occurrence, id: Identifier<Occurrence>
    ) throws(StoreError) {
        guard occurrence.isAfterMissed else { return }
        let kept = try connection.count(
            """
            INSERT INTO occurrence (household_id, id, chore_id, state, share, assignee_id, turn_id,
                due_day, due_time, over_at, ordinal, closed_at, rule_day, rule_time)
            SELECT household_id, ?, chore_id, 'missed', share, assignee_id, turn_id, due_day, due_time,
                over_at, ordinal, over_at, rule_day, rule_time
            FROM occurrence
            WHERE household_id = ? AND id = ? AND state = 'open' AND ordinal < ?
            """, [id.blob] + key(of: occurrence) + [occurrence.ordinal])
        if kept == 1 { noteMade(RowSnapshot.Key(.occurrence, id)) }
    }

    /// Marks an open date as done, or as waiting for an OK; `false` when it is not open any more.
    package func complete(
        _ occurrence: Occurrence, with completion: Completion, in zone: Zone
    ) throws(StoreError) -> Bool {
        let isWaiting = completion.isWaiting
        let state: OccurrenceState = isWaiting ? .waiting : .done
        let changed = try connection.count(
            """
            UPDATE occurrence SET state = ?, closed_at = ?, assignee_id = ?, turn_id = ?, due_day = ?,
                due_time = ?, over_at = ?, ordinal = ?, ticks = ?, offered_by = ?, offered_to = ?,
                offered_at = ?, offered_points = ?, taken_over_at = ?, rule_day = ?, rule_time = ?
            WHERE household_id = ? AND id = ? AND state = 'open'
            """,
            [
                state.rawValue, isWaiting ? nil : completion.at.milliseconds,
            ] + plan(of: occurrence, in: zone) + key(of: occurrence))
        guard changed == 1 else { return false }
        try connection.run(
            """
            INSERT INTO completion (household_id, id, occurrence_id, doer_id, recorded_by, at, day,
                points, state, trusted_oks, counts, full_points, halved_by)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                occurrence.chore.household.blob, completion.id.blob,
                occurrence.id.blob, completion.doer.blob,
                completion.recordedBy.blob, completion.at.milliseconds,
                completion.day.description, completion.value.points,
                CompletionState(completion.payment).rawValue, completion.trustedOKs,
                completion.counts ? 1 : 0, completion.half?.full.points,
                completion.half?.rules.joined(separator: " "),
            ])
        return true
    }

    /// Lets an open date be; `false` when it is not open any more.
    package func skip(
        _ occurrence: Occurrence, at instant: Instant, in zone: Zone
    ) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE occurrence SET state = 'skipped', closed_at = ?, assignee_id = ?, turn_id = ?,
                due_day = ?, due_time = ?, over_at = ?, ordinal = ?, ticks = ?, offered_by = ?,
                offered_to = ?, offered_at = ?, offered_points = ?, taken_over_at = ?,
                rule_day = ?, rule_time = ?
            WHERE household_id = ? AND id = ? AND state = 'open'
            """,
            [instant.milliseconds] + plan(of: occurrence, in: zone) + key(of: occurrence)) == 1
    }

    /// Opens a date again that was skipped; `false` when it is not skipped any more.
    package func unskip(_ occurrence: Occurrence) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE occurrence SET state = 'open', closed_at = NULL
            WHERE household_id = ? AND id = ? AND state = 'skipped'
            """, key(of: occurrence)) == 1
    }

    /// Marks what waited as looked at by a parent; `false` when it waits no more.
    package func approve(
        _ occurrence: Occurrence, _ completion: Completion, _ check: Completion.Check
    ) throws(StoreError) -> Bool {
        let changed = try connection.count(
            """
            UPDATE completion
            SET state = 'booked', checked_by = ?, checked_at = ?, paid = ?, reason = ?
            WHERE household_id = ? AND id = ? AND state = 'waiting' AND undone_at IS NULL
            """,
            [
                check.by.blob, check.at.milliseconds, check.paid.points, check.reason?.text,
                occurrence.chore.household.blob, completion.id.blob,
            ])
        guard changed == 1 else { return false }
        try close(occurrence, completion)
        return true
    }

    /// Marks what waited as booked since nobody looked; `false` when it waits no more.
    package func approve(
        _ occurrence: Occurrence, _ completion: Completion, after silence: Completion.Silence
    ) throws(StoreError) -> Bool {
        let changed = try connection.count(
            """
            UPDATE completion SET state = 'booked', unseen_at = ?, unseen_hours = ?
            WHERE household_id = ? AND id = ? AND state = 'waiting' AND undone_at IS NULL
            """,
            [
                silence.at.milliseconds, silence.hours, occurrence.chore.household.blob,
                completion.id.blob,
            ])
        guard changed == 1 else { return false }
        try close(occurrence, completion)
        return true
    }

    /// Lets a date wait no more.
    private func close(
        _ occurrence: Occurrence, _ completion: Completion
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE occurrence SET state = 'done', closed_at = ?
            WHERE household_id = ? AND id = ? AND state = 'waiting'
            """, [completion.at.milliseconds] + key(of: occurrence))
    }

    /// Takes a completion back and opens the date again, with a reason where it was sent back; `false` when it
    /// was taken back before.
    package func reopen(
        _ occurrence: Occurrence, takingBack completion: Completion, by member: Member.ID,
        at instant: Instant, sentBack reason: Note? = nil
    ) throws(StoreError) -> Bool {
        let household = occurrence.chore.household
        guard try retract(completion.id, by: member, at: instant, in: household) else {
            return false
        }
        try connection.run(
            """
            UPDATE occurrence SET state = 'open', closed_at = NULL, sent_back = ?
            WHERE household_id = ? AND id = ? AND state IN ('waiting', 'done')
            """, [reason?.text] + key(of: occurrence))
        return true
    }
}
