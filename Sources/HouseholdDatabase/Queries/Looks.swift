package import HouseholdModel

extension Facts {
    /// What came of it when somebody looked at what a member had done of a chore, oldest first, as far back as counts.
    ///
    /// A no is that another one takes back what nobody has said OK to; where the no itself was taken back, the same is there
    /// once more. What a parent said had been done by the member is no work of theirs that anybody looked at.
    package func trust(
        in member: Member.ID, with chore: Chore
    ) throws(StoreError) -> Trust {
        let looks = try connection.rows(
            """
            SELECT m.undone_at IS NULL AS approved FROM completion m
            JOIN occurrence o ON o.household_id = m.household_id AND o.id = m.occurrence_id
            WHERE m.household_id = ? AND m.doer_id = ? AND o.chore_id = ?
                AND m.recorded_by = m.doer_id
                AND (m.checked_by IS NOT NULL OR m.undone_at IS NOT NULL)
                AND ((m.checked_by IS NOT NULL AND m.undone_at IS NULL)
                    OR (m.checked_by IS NULL AND m.undone_by <> m.doer_id
                        AND NOT EXISTS (
                            SELECT 1 FROM completion s
                            WHERE s.household_id = m.household_id
                                AND s.occurrence_id = m.occurrence_id AND s.doer_id = m.doer_id
                                AND s.at = m.at AND s.undone_at IS NULL)))
            ORDER BY m.at DESC, m.id DESC LIMIT ?
            """, [chore.household.blob, member.blob, chore.id.blob, Trust.memory]
        ) { row throws(StoreError) -> Trust.Look in
            try row.integer("approved") == 1 ? .approved : .refused
        }
        return Trust(after: looks.reversed())
    }
}
