package import HouseholdModel

/// That a member was told of a chore, a reward or points that are worth less, of what does not count as done any more, or of a
/// setting that takes something, or after all does not; or whose a chore is, that it is a must-do, or what they save for.
package struct LessNotice: Hashable, Sendable {
    /// Which notice it is.
    package let id: Identifier<Notice>
    /// Of what it tells.
    package let kind: Notice.Kind
    /// Who was told.
    package let member: Member.ID
    /// What it is about; of what points are worth and of settings, the household.
    package let thing: RowSnapshot.Key
    /// Whether it came of a change that can be taken back, and not of taking that back.
    package let isOfChange: Bool
    /// Whether the member has read it.
    package let isRead: Bool
    /// Whether the member has read it, or a message brought it.
    package let isHeard: Bool
}

extension Facts {
    /// What of that was told by a change, and since it was taken back.
    package func lessNotices(
        of entry: UndoEntry, in household: Household.ID
    ) throws(StoreError) -> [LessNotice] {
        try connection.rows(
            """
            SELECT n.id, n.kind, n.member_id, n.chore_id, n.reward_id, n.change, n.seen_at,
                n.seen_at IS NOT NULL OR EXISTS (
                    SELECT 1 FROM delivery_notice t
                    JOIN delivery d ON d.household_id = t.household_id AND d.id = t.delivery_id
                    WHERE t.household_id = n.household_id AND t.notice_id = n.id
                        AND d.state = 'sent') AS heard
            FROM notice n
            WHERE n.household_id = ?1
                AND n.kind IN (
                    'chore-lessened', 'chore-reopened', 'reward-lessened', 'rate-lowered',
                    'setting-tightened', 'chore-assigned', 'chore-given-away',
                    'chore-handed-back', 'chore-must-do', 'chore-no-must-do', 'goal-set',
                    'goal-cleared', 'jar-changed', 'points-reversed')
                AND n.id IN (
                    SELECT id FROM notice WHERE household_id = ?1 AND change = ?2
                    UNION ALL
                    SELECT b.id FROM undo u
                    JOIN notice b ON b.household_id = u.household_id AND b.change IS NULL
                        AND b.at = u.taken_back_at
                        AND (b.by_id = u.member_id OR b.by_id = b.member_id)
                    WHERE u.household_id = ?1 AND u.sequence = ?2
                        AND u.taken_back_at IS NOT NULL)
            """, [household.blob, entry.sequence]
        ) { row throws(StoreError) in
            let chore: Chore.ID? = try row.optionalID("chore_id")
            let reward: Reward.ID? = try row.optionalID("reward_id")
            return LessNotice(
                id: try row.id("id"), kind: try row.word("kind"), member: try row.id("member_id"),
                thing: chore.map { RowSnapshot.Key(.chore, $0) }
                    ?? reward.map { RowSnapshot.Key(.reward, $0) }
                    ?? RowSnapshot.Key(.household, household),
                isOfChange: try row.optionalInteger("change") != nil,
                isRead: try row.optionalInteger("seen_at") != nil,
                isHeard: try row.integer("heard") == 1)
        }
    }
}

extension Transaction {
    /// Forgets what nobody was told yet.
    package func forget(
        _ notice: LessNotice, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            "DELETE FROM notice WHERE household_id = ? AND id = ?",
            [household.blob, notice.id.blob])
    }
}
