package import HouseholdModel

extension Transaction {
    /// Those who have read one of some notices, or whom a message brought it.
    private static let selectHearers = """
        SELECT DISTINCT n.member_id FROM notice n
        WHERE (n.seen_at IS NOT NULL OR EXISTS (
            SELECT 1 FROM delivery_notice t
            JOIN delivery d ON d.household_id = t.household_id AND d.id = t.delivery_id
            WHERE t.household_id = n.household_id AND t.notice_id = n.id AND d.state = 'sent'))
        """

    /// Takes back what was not told yet of a change that is taken back since `instant`, or, without one, lets it be
    /// told again.
    ///
    /// - Returns: Those whose notices these were.
    package func noteNews(
        of entry: UndoEntry, takenBackAt instant: Instant?, in household: Household.ID
    ) throws(StoreError) -> Set<Member.ID> {
        let untold: [Member.ID] = try connection.rows(
            """
            UPDATE notice SET taken_back_at = ?
            WHERE household_id = ? AND change = ? AND seen_at IS NULL
            RETURNING member_id
            """, [instant?.milliseconds, household.blob, entry.sequence]
        ) { row throws(StoreError) in try row.id("member_id") }
        return Set(untold)
    }

    /// Takes back that house rules come at `moment`, also from those who were told.
    ///
    /// - Returns: Those who were told, here or by a message, and not since that they don't come after all.
    package func takeBackNews(
        ofRulesFrom moment: Instant, in household: Household.ID, at instant: Instant
    ) throws(StoreError) -> Set<Member.ID> {
        let told: [Member.ID] = try connection.rows(
            Self.selectHearers + """
                 AND n.household_id = ? AND n.kind = 'rules-changed' AND n.since = ?
                    AND NOT EXISTS (
                        SELECT 1 FROM notice k
                        WHERE k.household_id = n.household_id AND k.member_id = n.member_id
                            AND k.number > n.number AND k.kind = 'rules-changed'
                            AND k.since IS NULL AND k.reason IS NULL)
                """, [household.blob, moment.milliseconds]
        ) { row throws(StoreError) in try row.id("member_id") }
        try connection.run(
            """
            UPDATE notice SET taken_back_at = ?
            WHERE household_id = ? AND kind = 'rules-changed' AND since = ?
                AND taken_back_at IS NULL
            """, [instant.milliseconds, household.blob, moment.milliseconds])
        return Set(told)
    }

    /// Takes back that a setting is otherwise from a day on, whatever it is to be, also from those who were told.
    ///
    /// - Returns: Those who were told, here or by a message, and not since that it is as it was after all.
    package func takeBackNews(
        of coming: SettingNews, in household: Household.ID, at instant: Instant
    ) throws(StoreError) -> Set<Member.ID> {
        let afterAll = SettingNews(coming.setting, .afterAll)
        let told: [Member.ID] = try connection.rows(
            Self.selectHearers + """
                 AND n.household_id = ?1 AND n.kind = 'setting-tightened'
                    AND substr(n.title, 1, length(?2)) = ?2
                    AND NOT EXISTS (
                        SELECT 1 FROM notice k
                        WHERE k.household_id = n.household_id AND k.member_id = n.member_id
                            AND k.number > n.number AND k.kind = 'setting-tightened'
                            AND k.taken_back_at IS NULL AND substr(k.title, 1, length(?3)) = ?3)
                """, [household.blob, coming.lineStart, afterAll.lineStart]
        ) { row throws(StoreError) in try row.id("member_id") }
        try connection.run(
            """
            UPDATE notice SET taken_back_at = ?1
            WHERE household_id = ?2 AND kind = 'setting-tightened'
                AND substr(title, 1, length(?3)) = ?3 AND taken_back_at IS NULL
            """, [instant.milliseconds, household.blob, coming.lineStart])
        return Set(told)
    }

    /// Takes back what was not read yet of points that are worth less, where by `rate` they are not after all.
    ///
    /// - Returns: Those whom a message brought it.
    package func takeBackNews(
        ofLessThan rate: ExchangeRate, in household: Household.ID, at instant: Instant
    ) throws(StoreError) -> Set<Member.ID> {
        let unread = try connection.rows(
            """
            SELECT n.id, n.member_id, n.title, EXISTS (
                SELECT 1 FROM delivery_notice t
                JOIN delivery d ON d.household_id = t.household_id AND d.id = t.delivery_id
                WHERE t.household_id = n.household_id AND t.notice_id = n.id
                    AND d.state = 'sent') AS sent
            FROM notice n
            WHERE n.household_id = ? AND n.kind = 'rate-lowered' AND n.seen_at IS NULL
                AND n.taken_back_at IS NULL
            """, [household.blob]
        ) { row throws(StoreError) in
            let (id, member): (Identifier<Notice>, Member.ID) = (
                try row.id("id"), try row.id("member_id")
            )
            let news = RateNews(line: try row.optionalText("title"))
            return (id: id, member: member, news: news, isSent: try row.integer("sent") == 1)
        }
        let over = unread.filter { notice in
            guard case .lowered(let lowered) = notice.news else { return false }
            return LoweredRate(from: lowered.before, to: rate) == nil
        }
        for notice in over {
            try connection.run(
                "UPDATE notice SET taken_back_at = ? WHERE household_id = ? AND id = ?",
                [instant.milliseconds, household.blob, notice.id.blob])
        }
        return Set(over.filter(\.isSent).map(\.member))
    }

    /// Forgets what `member` was not told yet of what somebody did to a chore at that moment.
    package func forgetNews(
        _ news: Notice.ChoreNews, about chore: Chore.ID, to member: Member.ID, at moment: Instant,
        in household: Household.ID
    ) throws(StoreError) {
        try forget(news.rawValue, chore.blob, member, moment, household)
    }

    /// Forgets what `member` was not told yet of what somebody did to a reward at that moment.
    package func forgetNews(
        _ news: Notice.RewardNews, about reward: Reward.ID, to member: Member.ID,
        at moment: Instant, in household: Household.ID
    ) throws(StoreError) {
        try forget(news.rawValue, reward.blob, member, moment, household)
    }

    /// Forgets what `member` was not told yet of a wish.
    package func forgetNews(
        _ news: Notice.WishNews, of wish: Wish, to member: Member.ID
    ) throws(StoreError) {
        try connection.run(
            """
            DELETE FROM notice
            WHERE household_id = ? AND member_id = ? AND at = ? AND seen_at IS NULL
                AND taken_back_at IS NULL AND kind = ? AND by_id = ? AND title = ?
            """,
            [
                wish.household.blob, member.blob, wish.at.milliseconds, news.rawValue,
                wish.member.blob, wish.title.text,
            ])
    }

    /// Forgets what nobody was told yet of an entry of the book.
    package func forgetNews(
        _ news: Notice.PointsNews, about entry: Int, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            DELETE FROM notice
            WHERE household_id = ? AND kind = ? AND entry = ? AND seen_at IS NULL
                AND taken_back_at IS NULL
            """, [household.blob, news.rawValue, entry])
    }

    private func forget(
        _ kind: String, _ thing: Connection.Value, _ member: Member.ID, _ moment: Instant,
        _ household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            DELETE FROM notice
            WHERE household_id = ? AND member_id = ? AND at = ? AND seen_at IS NULL
                AND taken_back_at IS NULL AND kind = ? AND coalesce(chore_id, reward_id) = ?
            """,
            [household.blob, member.blob, moment.milliseconds, kind, thing])
    }
}
