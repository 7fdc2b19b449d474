package import HouseholdModel

extension Facts {
    /// What was written on a chore, oldest first.
    package func notes(on chore: Chore) throws(StoreError) -> [ChoreNote] {
        try connection.rows(
            """
            SELECT member_id, at, text FROM chore_note WHERE household_id = ? AND chore_id = ?
            ORDER BY at, id
            """, [chore.household.blob, chore.id.blob]
        ) { row throws(StoreError) in
            ChoreNote(
                by: try row.id("member_id"), at: try row.instant("at"),
                text: try row.personText("text"))
        }
    }
}

extension Transaction {
    /// Writes a line on a chore.
    package func add(
        _ note: ChoreNote, id: Identifier<ChoreNote>, to chore: Chore
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO chore_note (household_id, id, chore_id, member_id, at, text)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                chore.household.blob, id.blob, chore.id.blob, note.by.blob,
                note.at.milliseconds, note.text.text,
            ])
    }
}
