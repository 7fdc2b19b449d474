package import HouseholdModel

/// A message to one channel, as the store keeps it.
package struct Delivery: Identifiable, Sendable {
    /// Its identity, by which whoever gets it twice can tell.
    package let id: Identifier<Delivery>
    /// Where it goes.
    package let channel: Channel.ID
    /// What it brings.
    package let content: Content
    /// When it came up.
    package let at: Instant
    /// How often it was tried.
    package let tries: Int

    /// What a message brings.
    package enum Content: Hashable, Sendable {
        /// Notices, which stand beside it.
        case news
        /// The code by which its channel is confirmed.
        case code(String)
        /// That it came.
        case test
    }

    /// Creates a message that was not tried yet.
    package init(
        id: Identifier<Delivery>, to channel: Channel.ID, _ content: Content, at: Instant
    ) {
        self.init(id: id, channel: channel, content, at: at, tries: 0)
    }

    fileprivate init(
        id: Identifier<Delivery>, channel: Channel.ID, _ content: Content, at: Instant, tries: Int
    ) {
        self.id = id
        self.channel = channel
        self.content = content
        self.at = at
        self.tries = tries
    }
}

extension Delivery.Content {
    private static let trial = "test"

    fileprivate init(_ code: String?) {
        switch code {
        case nil: self = .news
        case Self.trial?: self = .test
        case let code?: self = .code(code)
        }
    }

    fileprivate var code: String? {
        switch self {
        case .news: nil
        case .test: Self.trial
        case .code(let code): code
        }
    }
}

/// How the messages to a channel fare.
package struct DeliveryStanding: Sendable {
    /// How many wait.
    package let waiting: Int
    /// Why the first of these, or else the last one that was given up, was not sent.
    package let reason: String?
    /// When the last one was given up, where none was sent since.
    package let failedAt: Instant?
    /// When the last one was sent.
    package let sentAt: Instant?
}

// MARK: - Reading

extension Facts {
    /// What a member is still to be told by messages at that moment, oldest first.
    ///
    /// What was read in the program is told already.
    package func outgoingNotices(
        to member: Member.ID, in household: Household.ID, at instant: Instant
    ) throws(StoreError) -> [OutgoingNotice] {
        try connection.rows(
            Self.selectNotice + ", n.id AS notice_id" + Self.toMember + """
                 AND n.outgoing = 1 AND n.at <= ?3
                    AND (n.seen_at IS NULL OR n.occurrence_id IS NOT NULL OR n.kind = 'payment-due')
                ORDER BY n.at, n.number
                """, [household.blob, member.blob, instant.milliseconds], read: Self.outgoing)
    }

    /// How many messages of news to a member wait, or were sent at `start` or later, over the channel that had most.
    ///
    /// What was sent waits no more; that it says so lets SQLite find it by the index of what is settled.
    package func countOfMessages(
        to member: Member.ID, since start: Instant, in household: Household.ID
    ) throws(StoreError) -> Int {
        let counts = try connection.rows(
            """
            SELECT (SELECT count(*) FROM delivery d
                    WHERE d.household_id = c.household_id AND d.channel_id = c.id
                        AND d.state = 'waiting' AND d.code IS NULL)
                + (SELECT count(*) FROM delivery d
                    WHERE d.household_id = c.household_id AND d.channel_id = c.id
                        AND d.state <> 'waiting' AND d.state = 'sent' AND d.settled_at >= ?3
                        AND EXISTS (SELECT 1 FROM delivery_notice t
                            WHERE t.household_id = d.household_id AND t.delivery_id = d.id))
                AS messages
            FROM channel c WHERE c.household_id = ?1 AND c.member_id = ?2
            """, [household.blob, member.blob, start.milliseconds]
        ) { row throws(StoreError) in try row.integer("messages") }
        return counts.max() ?? 0
    }

    /// What a message tells that waits, as far as it still holds.
    package func notices(
        in delivery: Delivery.ID, to member: Member.ID, in household: Household.ID,
        at instant: Instant
    ) throws(StoreError) -> [Notice] {
        try connection.rows(
            Self.selectNotice + Self.toMember + """
                 AND (n.seen_at IS NULL OR n.occurrence_id IS NOT NULL
                        OR n.kind = 'payment-due')
                    AND n.id IN (SELECT notice_id FROM delivery_notice
                        WHERE household_id = ?1 AND delivery_id = ?4)
                ORDER BY n.at, n.number
                """, [household.blob, member.blob, instant.milliseconds, delivery.blob],
            read: Self.notice)
    }

    private static func outgoing(_ row: Fields) throws(StoreError) -> OutgoingNotice {
        OutgoingNotice(
            id: try row.id("notice_id"), kind: try row.word("kind"),
            occurrence: try row.optionalID("occurrence_id"))
    }

    /// Of each channel of a household the first message that waits, where it may be tried by that moment.
    ///
    /// The others wait behind it: what comes later is told later. What is not to be tried for longer than anything is
    /// postponed, a clock that was ahead has put off; it is tried now.
    package func deliveries(
        due instant: Instant, in household: Household.ID
    ) throws(StoreError) -> [Delivery] {
        try connection.rows(
            """
            SELECT d.id, d.channel_id, d.code, d.at, d.tries FROM channel c
            JOIN delivery d ON d.household_id = c.household_id AND d.channel_id = c.id
                AND d.id = (SELECT f.id FROM delivery f
                    WHERE f.household_id = c.household_id AND f.channel_id = c.id
                        AND f.state = 'waiting'
                    ORDER BY f.at, f.rowid LIMIT 1)
            WHERE c.household_id = ?1 AND (d.next_at <= ?2 OR d.next_at > ?3)
            ORDER BY d.at, d.rowid
            """,
            [
                household.blob, instant.milliseconds,
                instant.adding(milliseconds: DeliveryPace.span).milliseconds,
            ], read: Self.delivery)
    }

    /// The message with that identity, while it waits.
    package func delivery(
        _ id: Delivery.ID, in household: Household.ID
    ) throws(StoreError) -> Delivery? {
        try connection.first(
            """
            SELECT id, channel_id, code, at, tries FROM delivery
            WHERE household_id = ? AND id = ? AND state = 'waiting'
            """, [household.blob, id.blob], read: Self.delivery)
    }

    /// When a member was told that the time of a date has come.
    package func toldAt(
        _ kind: Notice.Reminder.Kind, of occurrence: Occurrence.ID, to member: Member.ID,
        about moment: Instant, in household: Household.ID
    ) throws(StoreError) -> Instant? {
        try connection.first(
            """
            SELECT at FROM notice
            WHERE household_id = ? AND occurrence_id = ? AND member_id = ? AND kind = ? AND since = ?
            """,
            [
                household.blob, occurrence.blob, member.blob, kind.rawValue, moment.milliseconds,
            ]
        ) { row throws(StoreError) in try row.instant("at") }
    }

    /// The messages by which a channel is tried that wait.
    package func waitingTests(of channel: Channel) throws(StoreError) -> [Delivery] {
        try connection.rows(
            """
            SELECT id, channel_id, code, at, tries FROM delivery
            WHERE household_id = ? AND channel_id = ? AND state = 'waiting' AND code IS NOT NULL
            """, [channel.household.blob, channel.id.blob], read: Self.delivery)
    }

    private static func delivery(_ row: Fields) throws(StoreError) -> Delivery {
        Delivery(
            id: try row.id("id"), channel: try row.id("channel_id"),
            Delivery.Content(try row.optionalText("code")), at: try row.instant("at"),
            tries: try row.integer("tries"))
    }

    /// How the messages to a channel fare.
    ///
    /// What was sent waits no more; that it says so lets SQLite find it by the index of what is settled.
    package func standing(
        of channel: Channel.ID, in household: Household.ID
    ) throws(StoreError) -> DeliveryStanding {
        let standing = try connection.first(
            """
            SELECT (SELECT count(*) FROM delivery WHERE household_id = ?1 AND channel_id = ?2
                    AND state = 'waiting') AS waiting,
                (SELECT reason FROM delivery WHERE household_id = ?1 AND channel_id = ?2
                    AND state = 'waiting' ORDER BY at, rowid LIMIT 1) AS hindrance,
                (SELECT max(settled_at) FROM delivery WHERE household_id = ?1 AND channel_id = ?2
                    AND state <> 'waiting' AND state = 'sent') AS sent_at,
                f.settled_at AS failed_at, f.reason
            FROM channel c
            LEFT JOIN delivery f ON f.household_id = c.household_id AND f.channel_id = c.id
                AND f.state = 'failed'
            WHERE c.household_id = ?1 AND c.id = ?2
            ORDER BY f.settled_at DESC LIMIT 1
            """, [household.blob, channel.blob]
        ) { row throws(StoreError) in
            let sentAt = try row.optionalInstant("sent_at")
            let failedAt = try row.optionalInstant("failed_at")
            let isOver = (failedAt ?? .distantPast) < (sentAt ?? .distantPast)
            let hindrance = try row.optionalText("hindrance")
            let failure = isOver ? nil : try row.optionalText("reason")
            return DeliveryStanding(
                waiting: try row.integer("waiting"),
                reason: hindrance ?? failure,
                failedAt: isOver ? nil : failedAt, sentAt: sentAt)
        }
        return standing ?? DeliveryStanding(waiting: 0, reason: nil, failedAt: nil, sentAt: nil)
    }
}

/// A notice that is still to go into a message.
package struct OutgoingNotice: Sendable {
    /// Its identity.
    package let id: Identifier<Notice>
    /// What kind of thing is told.
    package let kind: Notice.Kind
    /// Of which date of a chore a reminder is.
    package let occurrence: Occurrence.ID?
}

// MARK: - Changing

extension Transaction {
    /// Lets a message wait that tells those notices.
    package func add(
        _ delivery: Delivery, telling notices: [Identifier<Notice>] = [],
        in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO delivery (household_id, id, channel_id, code, at, state, next_at)
            VALUES (?, ?, ?, ?, ?, 'waiting', ?)
            """,
            [
                household.blob, delivery.id.blob, delivery.channel.blob, delivery.content.code,
                delivery.at.milliseconds, delivery.at.milliseconds,
            ])
        for notice in notices {
            try connection.run(
                """
                INSERT INTO delivery_notice (household_id, delivery_id, notice_id)
                VALUES (?, ?, ?)
                """, [household.blob, delivery.id.blob, notice.blob])
        }
    }

    /// Notes that notices are in messages by now, or are to be in none.
    package func settle(
        _ notices: [Identifier<Notice>], in household: Household.ID
    ) throws(StoreError) {
        for notice in notices {
            try connection.run(
                "UPDATE notice SET outgoing = 0 WHERE household_id = ? AND id = ?",
                [household.blob, notice.blob])
        }
    }

    /// Takes a message to try it: until then nobody else does.
    package func take(
        _ delivery: Delivery, until instant: Instant, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE delivery SET tries = tries + 1, next_at = ?
            WHERE household_id = ? AND id = ? AND state = 'waiting'
            """, [instant.milliseconds, household.blob, delivery.id.blob])
    }

    /// Lets a message that did not get through wait until then.
    package func postpone(
        _ delivery: Delivery, until instant: Instant, because reason: String,
        in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE delivery SET next_at = ?, reason = ?
            WHERE household_id = ? AND id = ? AND state = 'waiting'
            """, [instant.milliseconds, reason, household.blob, delivery.id.blob])
    }

    /// Lets a message wait no more.
    package func settle(
        _ delivery: Delivery, as end: DeliveryState, because reason: String? = nil,
        at instant: Instant, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE delivery SET state = ?, reason = ?, code = NULL, settled_at = ?
            WHERE household_id = ? AND id = ? AND state = 'waiting'
            """,
            [
                end.rawValue, reason, instant.milliseconds, household.blob, delivery.id.blob,
            ])
    }

    /// Forgets the messages to a channel that were settled before that.
    package func forgetDeliveries(
        to channel: Channel.ID, settledBefore instant: Instant, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            DELETE FROM delivery
            WHERE household_id = ? AND channel_id = ? AND state <> 'waiting' AND settled_at < ?
            """, [household.blob, channel.blob, instant.milliseconds])
    }

    /// Leaves a reminder for a member that has a channel, unless there was the same one before.
    ///
    /// One of a moment that is still to come, as a clock that was ahead has left it, is told again.
    ///
    /// - Returns: Whether it is new.
    package func remind(
        _ member: Member.ID, of reminder: Notice.Reminder, by actor: Member.ID? = nil,
        id: Identifier<Notice>, in household: Household.ID, at instant: Instant
    ) throws(StoreError) -> Bool {
        let key: [Connection.Value] = [
            household.blob, reminder.occurrence.blob, member.blob, reminder.kind.rawValue,
            reminder.moment.milliseconds,
        ]
        let told = try facts.toldAt(
            reminder.kind, of: reminder.occurrence, to: member, about: reminder.moment,
            in: household)
        if let told {
            guard told > instant else { return false }
            try connection.run(
                """
                DELETE FROM notice
                WHERE household_id = ? AND occurrence_id = ? AND member_id = ? AND kind = ?
                    AND since = ?
                """, key)
        }
        var row = NoticeRow(kind: .reminder(reminder.kind), seenAt: instant)
        (row.chore, row.title, row.by) = (reminder.chore, reminder.title.text, actor)
        (row.occurrence, row.since) = (reminder.occurrence, reminder.moment)
        try add(row, id, to: member, in: household, at: instant)
        return true
    }
}
