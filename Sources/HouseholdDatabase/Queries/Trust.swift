package import HouseholdModel

extension Facts {
    /// How far a member has come with a chore, by what came of it when somebody looked at what they had done of it.
    ///
    /// An OK for less than was promised is counted apart. A no is that another one takes back what the member said was
    /// done, also after an OK; where that itself was taken back, the same is there once more. What a parent said had been
    /// done by the member is no work of theirs that anybody looked at.
    package func trust(
        in member: Member.ID, with chore: Chore
    ) throws(StoreError) -> Trust {
        let looks = try connection.rows(
            """
            WITH dates AS (
                SELECT id FROM occurrence
                WHERE household_id = ?1 AND chore_id = ?2 AND closed_at IS NOT NULL
                UNION ALL
                SELECT id FROM occurrence
                WHERE household_id = ?1 AND chore_id = ?2 AND state IN ('open', 'waiting'))
            SELECT m.at AS at, m.id AS id, m.paid >= m.points AS in_full, 0 AS refused FROM dates
            JOIN completion m ON m.household_id = ?1 AND m.occurrence_id = dates.id
                AND m.undone_at IS NULL
            WHERE m.doer_id = ?3 AND m.recorded_by = ?3 AND m.paid IS NOT NULL
            UNION ALL
            SELECT m.at, m.id, 0, 1 FROM dates
            JOIN completion m ON m.household_id = ?1 AND m.occurrence_id = dates.id
                AND m.undone_at IS NOT NULL
            WHERE m.doer_id = ?3 AND m.recorded_by = ?3 AND m.undone_by <> ?3
                AND NOT EXISTS (
                    SELECT 1 FROM completion s
                    WHERE s.household_id = ?1 AND s.occurrence_id = m.occurrence_id
                        AND s.doer_id = ?3 AND s.at = m.at AND s.id <> m.id
                        AND (s.undone_at IS NULL OR s.undone_at > m.undone_at))
            ORDER BY 1, 2
            """, [chore.household.blob, chore.id.blob, member.blob]
        ) { row throws(StoreError) -> Trust.Look in
            if try row.integer("refused") == 1 { return .refused }
            return try row.integer("in_full") == 1 ? .approved : .lessened
        }
        return Trust(after: looks)
    }
}
