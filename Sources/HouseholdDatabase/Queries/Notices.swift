package import HouseholdModel

extension Facts {
    /// What the member was not told yet by that moment, oldest first.
    ///
    /// That a pass is over is kept from when it is given, and told once that is so; not where it ended before.
    package func unreadNotices(
        of member: Member.ID, in household: Household.ID, at instant: Instant
    ) throws(StoreError) -> [Notice] {
        try connection.rows(
            Self.selectNotice + Self.toMember + " AND n.seen_at IS NULL ORDER BY n.at, n.number",
            [household.blob, member.blob, instant.milliseconds], read: Self.notice)
    }

    /// How many of these will be told: that a chore is theirs to do is none once it is deleted.
    package func unreadCount(
        of member: Member.ID, in household: Household.ID, at instant: Instant
    ) throws(StoreError) -> Int {
        guard try isAnythingUnread(by: member, in: household) else { return 0 }
        return try connection.first(
            Self.countNotices + Self.toMember
                + " AND n.seen_at IS NULL AND (n.kind <> ?4 OR c.deleted_at IS NULL)",
            [
                household.blob, member.blob, instant.milliseconds,
                Notice.ChoreNews.assigned.rawValue,
            ]
        ) { row throws(StoreError) in try row.integer("count") } ?? 0
    }

    /// Whether there may be something that the member was not told yet: mostly there is nothing, and each line asks.
    private func isAnythingUnread(
        by member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Bool {
        try connection.first(
            """
            SELECT 1 AS found FROM notice
            WHERE household_id = ? AND member_id = ? AND seen_at IS NULL AND taken_back_at IS NULL
            LIMIT 1
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in try row.integer("found") } != nil
    }

    /// What the member was told, and what not yet, newest first, of that before a number.
    package func notices(
        of member: Member.ID, in household: Household.ID, at instant: Instant,
        before number: Number = .max, limit: Int
    ) throws(StoreError) -> [Notice] {
        try connection.rows(
            Self.selectNotice + Self.toMember
                + " AND n.number < ?4 ORDER BY n.number DESC LIMIT ?5",
            [household.blob, member.blob, instant.milliseconds, number, limit],
            read: Self.notice)
    }

    private static let countNotices = "SELECT count(*) AS count"
    static let selectNotice = Self.noticeColumns + isPaymentAtOnce + ") AS handed_over"
    private static let noticeColumns = """
        SELECT n.number, n.at, n.kind, r.number AS reward, c.number AS chore, n.badge, n.title,
            n.by_id, n.reason, n.entry, n.points, n.count, n.since, n.seen_at, c.deleted_at, n.pass_id,
            n.occurrence_id, n.points_before, n.points_after, n.from_day, n.ends_at, e.money,
            e.currency, e.other_id, e.due_on, CASE WHEN n.kind = 'chore-offered' THEN (
                SELECT o.offered_points FROM occurrence o
                WHERE o.household_id = n.household_id AND o.offered_by = n.by_id
                    AND o.offered_at = n.at AND o.offered_to = n.member_id
                    AND o.chore_id = n.chore_id) END AS thanks,
            EXISTS (
                SELECT 1 FROM ledger h WHERE
        """

    /// What a member is told by a moment.
    ///
    /// Who asks to come in, whoever answers hears as long as that one waits; that a pass is over, parents hear once it is so,
    /// and not where it ended before; what came of rules on trial, whoever set them hears then; of a chore nobody is
    /// reminded who has no more to do it, or when a date of it is over since; and what was offered is told as long as it waits to be taken over.
    static let toMember = """
         FROM notice n
        JOIN member m ON m.household_id = n.household_id AND m.id = n.member_id
        LEFT JOIN reward r ON r.household_id = n.household_id AND r.id = n.reward_id
        LEFT JOIN chore c ON c.household_id = n.household_id AND c.id = n.chore_id
        LEFT JOIN pass p ON p.household_id = n.household_id AND p.id = n.pass_id
        LEFT JOIN ledger e ON e.household_id = n.household_id AND e.sequence = n.entry
        WHERE n.household_id = ?1 AND n.member_id = ?2 AND n.taken_back_at IS NULL
            AND (n.pass_id IS NULL
                OR n.at <= ?3 AND (p.ended_at IS NULL OR p.ended_at >= n.at)
                    AND m.role IN ('owner', 'parent'))
            AND (n.kind <> 'trial-over'
                OR n.at <= ?3 AND m.role IN ('owner', 'parent', 'housemate'))
            AND (n.kind <> 'chore-reminded' OR n.seen_at IS NOT NULL
                OR c.deleted_at IS NULL AND c.paused_at IS NULL AND EXISTS (
                    SELECT 1 FROM occurrence o WHERE o.household_id = n.household_id
                        AND o.chore_id = n.chore_id AND o.assignee_id = n.member_id
                        AND o.state = 'open' AND NOT EXISTS (
                            SELECT 1 FROM occurrence b WHERE b.household_id = o.household_id
                                AND b.chore_id = o.chore_id AND b.share = o.share
                                AND b.closed_at > n.at)
                        AND NOT EXISTS (
                            SELECT 1 FROM occurrence b
                            JOIN completion d ON d.household_id = b.household_id
                                AND d.occurrence_id = b.id AND d.undone_at IS NULL
                            WHERE b.household_id = o.household_id AND b.chore_id = o.chore_id
                                AND b.share = o.share AND b.state IN ('open', 'waiting')
                                AND d.at > n.at)))
            AND (n.kind <> 'chore-offered' OR n.seen_at IS NOT NULL
                OR c.deleted_at IS NULL AND c.paused_at IS NULL AND c.private = 0 AND EXISTS (
                    SELECT 1 FROM occurrence o WHERE o.household_id = n.household_id
                        AND o.chore_id = n.chore_id AND o.state IN ('open', 'waiting')
                        AND o.state = 'open' AND o.offered_to = n.member_id
                        AND o.offered_at = n.at AND o.taken_over_at IS NULL
                        AND (c.overdue <> 'close' OR o.over_at IS NULL OR o.over_at > ?3)))
            AND (n.kind <> 'join-asked'
                OR m.role IN ('owner', 'parent', 'housemate') AND EXISTS (
                    SELECT 1 FROM account a
                    JOIN admission d ON d.household_id = n.household_id AND d.account_id = a.id
                    WHERE a.username = n.reason AND d.state = 'waiting' AND d.ends_at > ?3))
        """
}

extension Facts {
    /// When somebody last reminded a member of a chore.
    package func lastReminder(
        of chore: Chore, to member: Member.ID, by reminder: Member.ID
    ) throws(StoreError) -> Instant? {
        try connection.first(
            """
            SELECT at FROM notice
            WHERE household_id = ? AND member_id = ? AND chore_id = ? AND by_id = ?
                AND kind = 'chore-reminded'
            ORDER BY at DESC LIMIT 1
            """, [chore.household.blob, member.blob, chore.id.blob, reminder.blob]
        ) { row throws(StoreError) in try row.instant("at") }
    }

    /// When the member was last told of having reached a reward.
    package func lastNotice(
        of reward: Reward.ID, to member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Instant? {
        try connection.first(
            """
            SELECT at FROM notice
            WHERE household_id = ? AND member_id = ? AND reward_id = ? AND kind = 'reward-reached'
            ORDER BY at DESC, id DESC LIMIT 1
            """, [household.blob, member.blob, reward.blob]
        ) { row throws(StoreError) in try row.instant("at") }
    }
}

extension Facts {
    /// Each no that was said at `start` or later about what members did, proposed or asked to be excused from, oldest first.
    ///
    /// None that was taken back, nor of a chore that the member has done since, and well.
    package func noes(
        since start: Instant, in household: Household.ID
    ) throws(StoreError) -> [EarlierNo] {
        try connection.rows(
            """
            SELECT n.member_id, n.at, n.kind, n.title, n.by_id, n.reason, c.number FROM notice n
            JOIN chore c ON c.household_id = n.household_id AND c.id = n.chore_id
            LEFT JOIN undo u ON u.household_id = n.household_id AND u.sequence = n.change
            WHERE n.household_id = ? AND n.at >= ? AND n.taken_back_at IS NULL
                AND n.kind IN ('chore-sent-back', 'chore-not-excused', 'proposal-declined')
                AND u.taken_back_at IS NULL
                AND NOT EXISTS (
                    SELECT 1 FROM occurrence o
                    JOIN completion d ON d.household_id = o.household_id AND d.occurrence_id = o.id
                    WHERE o.household_id = n.household_id AND o.chore_id = n.chore_id
                        AND d.doer_id = n.member_id AND d.at > n.at AND d.state = 'booked'
                        AND d.undone_at IS NULL)
            ORDER BY n.at
            """, [household.blob, start.milliseconds]
        ) { row throws(StoreError) in
            EarlierNo(
                to: try row.id("member_id"), try row.word("kind"), about: try row.integer("number"),
                called: try row.personText("title"), by: try row.id("by_id"),
                at: try row.instant("at"), because: try row.optionalPersonText("reason"))
        }
    }
}

extension Transaction {
    /// Leaves a notice that the member has reached a reward, unless it was told in the same breath.
    package func notify(
        _ milestone: Milestone, id: Identifier<Notice>, seenAt: Instant?,
        in household: Household.ID
    ) throws(StoreError) {
        var row = NoticeRow(kind: .rewardReached, seenAt: seenAt)
        row.reward = milestone.reward
        try add(row, id, to: milestone.member, in: household, at: milestone.at)
    }

    /// Leaves a notice of what somebody did.
    package func notify(
        _ member: Member.ID, of news: Notice.News, id: Identifier<Notice>,
        in household: Household.ID, at instant: Instant, seenAt: Instant? = nil
    ) throws(StoreError) {
        var row = NoticeRow(kind: news.kind, seenAt: seenAt)
        (row.by, row.reason, row.terms) = (news.by, news.reason?.text, news.terms)
        switch news.matter {
        case .chore(_, let number, let title):
            row.title = title.text
            row.chore = number
        case .reopened(let number, let title, let loss):
            (row.title, row.chore) = (title.text, number)
            (row.entry, row.points) = (loss?.entry, loss.map { -$0.points })
        case .reward(_, let number, let title):
            row.title = title.text
            row.reward = try facts.reward(number, in: household)?.id
        case .wish(_, let title): row.title = title.text
        case .points(_, let entry, let points), .money(_, let entry, _, let points, _):
            (row.entry, row.points) = (entry, points)
        case .departure(_, let name): row.title = name.text
        case .rules(let words, let start, let end):
            (row.title, row.since, row.end) = (words?.text, start, end)
        case .allowanceChanged(let news): row.title = news.line
        case .rateLowered(let rate): row.title = rate?.line
        case .settingTightened(let news): row.title = news?.line
        case .admitted: break
        }
        try add(row, id, to: member, in: household, at: instant)
        noteMade(id)
    }

    /// Leaves a notice that somebody waits to be let in.
    package func notify(
        _ member: Member.ID, ofAsking asker: Admission, id: Identifier<Notice>
    ) throws(StoreError) {
        var row = NoticeRow(kind: .joinAsked)
        (row.title, row.reason) = (asker.name.text, asker.username.text)
        try add(row, id, to: member, in: asker.household, at: asker.askedAt)
    }

    /// Leaves a warning, unless it was told in the same breath.
    package func notify(
        _ member: Member.ID, of warning: Notice.Warning, id: Identifier<Notice>, seenAt: Instant?,
        in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        var row = NoticeRow(kind: .warning(warning.kind), seenAt: seenAt)
        (row.by, row.count, row.since) = (warning.member, warning.count, warning.moment)
        try add(row, id, to: member, in: household, at: instant)
    }

    /// Leaves a notice that the member earned a badge, or that it was taken back.
    ///
    /// Of an unseen notice of the other only that one is forgotten: nothing has changed for the member.
    package func notify(
        _ member: Member.ID, in household: Household.ID, ofBadge key: String, isEarned: Bool,
        id: Identifier<Notice>, at instant: Instant, seenAt: Instant?
    ) throws(StoreError) {
        let (kind, other): (Notice.Kind, Notice.Kind) =
            isEarned ? (.badgeEarned, .badgeRevoked) : (.badgeRevoked, .badgeEarned)
        let forgotten = try connection.count(
            """
            DELETE FROM notice
            WHERE household_id = ? AND member_id = ? AND seen_at IS NULL AND kind = ? AND badge = ?
            """, [household.blob, member.blob, other.rawValue, key])
        guard forgotten == 0 else { return }
        var row = NoticeRow(kind: kind, seenAt: seenAt)
        row.badge = key
        try add(row, id, to: member, in: household, at: instant)
    }

    /// What is told comes into a message, too, where the member has a channel for it.
    func add(
        _ row: NoticeRow, _ id: Identifier<Notice>, to member: Member.ID,
        in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO notice (household_id, id, member_id, number, at, kind, reward_id, chore_id,
                badge, title, by_id, reason, entry, points, count, since, seen_at,
                pass_id, occurrence_id, points_before, points_after, from_day, ends_at, outgoing)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7,
                (SELECT id FROM chore WHERE household_id = ?1 AND number = ?8),
                ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19,
                ?20, ?21, ?22, ?23,
                EXISTS (SELECT 1 FROM channel
                    WHERE household_id = ?1 AND member_id = ?3 AND confirmed_at IS NOT NULL))
            """,
            [
                household.blob, id.blob, member.blob,
                try nextNoticeNumber(of: member, in: household), instant.milliseconds,
                row.kind.rawValue, row.reward?.blob, row.chore, row.badge, row.title,
                row.by?.blob, row.reason, row.entry, row.points, row.count,
                row.since?.milliseconds, row.seenAt?.milliseconds, row.pass?.blob,
                row.occurrence?.blob, row.terms?.before, row.terms?.after.points,
                row.terms?.from?.description, row.end?.milliseconds,
            ])
        noteChange(in: household)
    }

    private func nextNoticeNumber(
        of member: Member.ID, in household: Household.ID
    ) throws(StoreError) -> Number {
        let last = try connection.first(
            """
            SELECT number FROM notice WHERE household_id = ? AND member_id = ?
            ORDER BY number DESC LIMIT 1
            """, [household.blob, member.blob]
        ) { row throws(StoreError) in try row.integer("number") }
        return (last ?? 0) + 1
    }

    /// Marks what the member was told of as seen.
    package func markNoticeSeen(
        _ number: Number, of member: Member.ID, in household: Household.ID, at instant: Instant
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE notice SET seen_at = ?
            WHERE household_id = ? AND member_id = ? AND number = ? AND seen_at IS NULL
            """, [instant.milliseconds, household.blob, member.blob, number])
    }

    /// Notes that somebody looked at another member's record on that day.
    package func noteLook(
        by viewer: Member.ID, at member: Member.ID, in household: Household.ID, on day: Day
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO look (household_id, viewer_id, member_id, day) VALUES (?, ?, ?, ?)
            ON CONFLICT DO NOTHING
            """, [household.blob, viewer.blob, member.blob, day.description])
    }
}
