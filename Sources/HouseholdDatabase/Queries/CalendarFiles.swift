package import HouseholdModel

/// The calendar file that is kept for a member, as the store knows it.
package struct KeptCalendar: Sendable {
    /// For whom.
    package let member: Member.ID
    /// Where it lies, from the root of the computer's files on.
    package let path: String
    /// Whether to-dos stand in it in place of events.
    package let hasToDos: Bool

    /// Creates what is known of a file.
    package init(for member: Member.ID, at path: String, hasToDos: Bool) {
        self.member = member
        self.path = path
        self.hasToDos = hasToDos
    }
}

extension Facts {
    /// The calendar files of a household.
    package func keptCalendars(in household: Household.ID) throws(StoreError) -> [KeptCalendar] {
        try connection.rows(
            """
            SELECT member_id, path, todos FROM calendar_file
            WHERE household_id = ? ORDER BY member_id
            """, [household.blob]
        ) { row throws(StoreError) in
            KeptCalendar(
                for: try row.id("member_id"), at: try row.text("path"),
                hasToDos: try row.integer("todos") == 1)
        }
    }
}

extension Transaction {
    /// Keeps a file for a member from now on, in place of the one before.
    package func keep(
        _ calendar: KeptCalendar, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO calendar_file (household_id, member_id, path, todos) VALUES (?, ?, ?, ?)
            ON CONFLICT (household_id, member_id)
                DO UPDATE SET path = excluded.path, todos = excluded.todos
            """,
            [
                household.blob, calendar.member.blob, calendar.path,
                calendar.hasToDos ? 1 : 0,
            ])
    }

    /// Keeps no file for a member any more.
    package func endCalendar(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            "DELETE FROM calendar_file WHERE household_id = ? AND member_id = ?",
            [household.blob, member.blob])
    }
}
