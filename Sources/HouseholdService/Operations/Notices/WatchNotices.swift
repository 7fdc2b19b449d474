import HouseholdDatabase
package import HouseholdModel

/// Finds out what whoever asks is to be told while they are there: what they were not told yet, which chores and payments
/// came due since a moment, and what waits for their OK since then.
///
/// Everybody about oneself. Nothing counts as told by it.
package struct WatchNotices: Inquiry, OwnOperation {
    package static let action = Action.listNotices
    let since: Instant
    let told: [WatchedNotices.Told]?

    /// Asks for what came up after `since`.
    ///
    /// - Parameters:
    ///   - since: Up to when it was looked before.
    ///   - told: What was told by then; `nil` for whoever only comes, and is not told what waited before.
    package init(since: Instant, but told: [WatchedNotices.Told]? = nil) {
        self.since = since
        self.told = told
    }

    /// What is new.
    package func answer(_ sight: borrowing Sight<Member>) throws -> WatchedNotices {
        let news = try sight.facts.news(for: sight.subject, but: Set(told ?? []), by: sight.rules)
        let waiting = try sight.waiting(since: since, but: told)
        return WatchedNotices(
            unread: news.views,
            reminders: try (sight.due(since: since) + sight.payments(since: since) + waiting.views)
                .map(\.text),
            told: news.told + waiting.told,
            instant: sight.instant)
    }
}

/// What somebody is told who is there.
package struct WatchedNotices: Codable, Sendable {
    /// What is told but once, however long it stays.
    package enum Told: Hashable, Codable, Sendable {
        /// That a date waits for an OK, which was done then; when that is told may move forth and back with what else is
        /// done.
        case waiting(Occurrence.ID, doneAt: Instant)
        /// A notice; numbers alone come again when notices are forgotten.
        case notice(Number, at: Instant)

        /// Whether it is a notice.
        package var isNotice: Bool {
            switch self {
            case .waiting: false
            case .notice: true
            }
        }
    }

    /// What was not told yet, oldest first, but for what was told by an earlier look.
    package let unread: [NoticeView]
    /// What came due, and what waits, in sentences.
    package let reminders: [Phrase]
    /// What is not to be told again, with what was told before.
    package let told: [Told]
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

    /// What others did, of which the member hears by now, and may say OK to, but for what was told; in sentences where they
    /// want such.
    ///
    /// A moment that is past may come up late: once nothing is left of a routine, what was held back was to be told before.
    fileprivate func waiting(
        since: Instant, but told: [WatchedNotices.Told]?
    ) throws -> (views: [NoticeView], told: [WatchedNotices.Told]) {
        let start = since.adding(days: -1)
        let kept = (told ?? []).filter { $0.isKept(since: start) }
        let known = Set(kept)
        let done = try facts.occurrences(.awaiting).filter { date in
            guard let completion = date.completion, let told = date.asTold else { return false }
            return completion.at > start && completion.recordedBy != subject.id
                && !known.contains(told)
        }
        let asked = try allowed(.approveChore, allowed(.showChore, done))
        let moments = try facts.tellingMoments(of: asked, to: subject, by: rules)
        let heard = asked.filter { date in moments[date.id].map { $0 <= instant } ?? false }
        let all = kept + heard.compactMap(\.asTold)
        guard try !facts.ownSettings().mutes.contains(.waiting) else { return ([], all) }
        let new = heard.filter { told != nil || moments[$0.id].map { $0 > since } ?? false }
        let notices = new.compactMap { date in
            date.completion.map { Notice(of: date, .waiting, at: $0.at) }
        }
        return (try facts.views(of: notices, to: subject, by: rules), all)
    }
}

extension Occurrence {
    /// By what it is known that it was told that it waits for an OK, where it does.
    fileprivate var asTold: WatchedNotices.Told? {
        guard isWaiting, let completion else { return nil }
        return .waiting(id, doneAt: completion.at)
    }
}

extension WatchedNotices.Told {
    /// Whether it is a date that may come up again where only what was done after that moment is looked at.
    fileprivate func isKept(since start: Instant) -> Bool {
        switch self {
        case .waiting(_, let moment): moment > start
        case .notice: false
        }
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
