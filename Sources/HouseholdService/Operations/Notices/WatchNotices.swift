import HouseholdDatabase
package import HouseholdModel

/// Finds out what whoever asks is to be told while they are there: what they were not told yet, which chores and payments
/// came due since a moment, and what waits for their OK since then.
///
/// Everybody about oneself. Nothing counts as told by it.
package struct WatchNotices: Inquiry, OwnOperation {
    package static let action = Action.listNotices
    let since: Instant

    /// Asks for what came up after `since`.
    package init(since: Instant) {
        self.since = since
    }

    /// What is new.
    package func answer(_ sight: borrowing Sight<Member>) throws -> WatchedNotices {
        WatchedNotices(
            unread: try sight.facts.notices(
                of: sight.subject, isUnread: true, limit: .max, by: sight.rules),
            reminders: try
                (sight.due(since: since) + sight.payments(since: since)
                + sight.waiting(since: since)).map(\.text),
            instant: sight.instant)
    }
}

/// What somebody is told who is there.
package struct WatchedNotices: Codable, Sendable {
    /// What was not told yet, oldest first.
    package let unread: [NoticeView]
    /// What came due, and what waits, in sentences.
    package let reminders: [Phrase]
    /// The moment up to which that is so: after it is to be asked next.
    package let instant: Instant
}

extension Sight where Subject == Member {
    /// What a member is reminded of after that moment, but for what they want no messages of.
    fileprivate func due(since: Instant) throws -> [NoticeView] {
        let home = try home()
        let mutes = try facts.ownSettings().mutes
        let counts = try facts.counts(rules.counts, of: subject)
        guard
            let judge = try Judge(
                rules, for: subject, in: home, at: instant, counting: counts)
        else { return [] }
        let due = try facts.occurrences(.reminded(by: instant)).compactMap { date -> Notice? in
            guard
                let reminder = date.reminder(for: subject, in: home, until: instant),
                reminder.moment > since, !mutes.contains(reminder.kind.topic),
                try judge.allowsReminding(of: date)
            else { return nil }
            return Notice(of: date, reminder.kind, at: reminder.moment)
        }
        return try facts.views(of: due, to: subject, by: rules)
    }

    /// What a member is to pay that came due after that moment, but where they want no messages of what is due.
    fileprivate func payments(since: Instant) throws -> [NoticeView] {
        guard try !facts.ownSettings().mutes.contains(Notice.Kind.paymentDue.topic) else {
            return []
        }
        return try facts.duePayments(of: subject, since: since, by: rules)
    }

    /// What others did, of which the member hears after that moment, and may say OK to.
    fileprivate func waiting(since: Instant) throws -> [NoticeView] {
        guard try !facts.ownSettings().mutes.contains(.waiting) else { return [] }
        let done = try facts.occurrences(.awaiting).filter { date in
            guard date.isWaiting, let completion = date.completion else { return false }
            return completion.at > since.adding(days: -1) && completion.recordedBy != subject.id
        }
        let moments = try facts.tellingMoments(of: done)
        let new = done.filter { date in
            moments[date.id].map { $0 > since && $0 <= instant } ?? false
        }
        let waiting = try allowed(.approveChore, allowed(.showChore, new)).compactMap { date in
            date.completion.map { Notice(of: date, .waiting, at: $0.at) }
        }
        return try facts.views(of: waiting, to: subject, by: rules)
    }
}

extension Notice {
    /// What is told of a date to whoever is there.
    fileprivate init(of date: Occurrence, _ kind: Reminder.Kind, at moment: Instant) {
        let reminder = Reminder(
            kind, of: date.chore.number, date.chore.title, on: date.id, at: moment)
        self.init(number: 0, at: moment, message: .reminder(reminder), isRead: false)
    }
}
