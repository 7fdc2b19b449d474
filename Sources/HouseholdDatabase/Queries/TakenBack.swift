package import HouseholdModel

extension Facts {
    /// Whether it was `member` of whom somebody else said last that they had not done the date.
    package func isTakenBack(
        _ date: Occurrence.ID, from member: Member
    ) throws(StoreError) -> Bool {
        try connection.first(
            """
            SELECT doer_id FROM completion
            WHERE household_id = ? AND occurrence_id = ? AND undone_at IS NOT NULL
                AND undone_by <> doer_id
            ORDER BY undone_at DESC LIMIT 1
            """, [member.household.blob, date.blob]
        ) { row throws(StoreError) in try row.id("doer_id") } == member.id
    }
}
