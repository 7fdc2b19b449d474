package import HouseholdModel

extension Facts {
    /// All dates of the household's chores that are to be done or wait for an OK, as they are kept.
    package func undecidedDates(in household: Household.ID) throws(StoreError) -> [Occurrence] {
        try connection.rows(
            Self.selectOpen + " WHERE o.household_id = ? AND o.state IN ('open', 'waiting')",
            [household.blob], read: Self.occurrence)
    }
}

extension Transaction {
    /// Keeps what the household is called, and how it counts days.
    package func keep(_ household: Household) throws(StoreError) {
        try connection.run(
            "UPDATE household SET name = ?, zone = ?, week_start = ? WHERE id = ?",
            [
                household.name.text, household.zone.name, household.weekStart.rawValue,
                household.id.blob,
            ])
    }

    /// Keeps when a date is due by the clocks of `zone`; how far it has come stays.
    package func retime(_ occurrence: Occurrence, in zone: Zone) throws(StoreError) {
        try connection.run(
            """
            UPDATE occurrence SET due_day = ?, due_time = ?, over_at = ?
            WHERE household_id = ? AND id = ?
            """,
            [
                occurrence.due?.day.description, occurrence.due?.time?.description,
                occurrence.isOver(in: zone)?.milliseconds,
                occurrence.chore.household.blob, occurrence.id.blob,
            ])
    }

    /// Lets what was reached in the week that began on `old` count for the one that began on `new`, so that a reward
    /// does not come twice where weeks begin on another day now.
    package func moveWeek(
        from old: Day, to new: Day, in household: Household.ID
    ) throws(StoreError) {
        let values: [Connection.Value] = [
            new.description, household.blob, old.description, household.blob, "weekly",
        ]
        try connection.run(
            """
            UPDATE OR IGNORE milestone SET period = ?
            WHERE household_id = ? AND period = ? AND reward_id IN (
                SELECT id FROM reward WHERE household_id = ? AND counting = ?)
            """, values)
        try connection.run(
            """
            UPDATE OR IGNORE handover SET period = ?
            WHERE household_id = ? AND period = ? AND reward_id IN (
                SELECT id FROM reward WHERE household_id = ? AND counting = ?)
            """, values)
    }
}
