import HouseholdDatabase
import HouseholdModel

extension Facts {
    /// What there is to send in a household at that moment.
    borrowing func messagesToSend(
        in home: Principal.Membership, by rules: HouseRules
    ) throws -> MessagesToSend {
        let readers = try readers(in: home)
        let (household, instant) = (home.household, home.calendar.instant)
        let reminders = readers.isEmpty ? [] : try reminders(for: readers, in: home, by: rules)
        let hasNews = try readers.contains { reader in
            guard !reader.isQuiet(at: instant, in: household.zone) else { return false }
            return try !outgoingNotices(to: reader.member.id, in: household.id, at: instant).isEmpty
        }
        let hasDeliveries = try !deliveries(due: instant, in: household.id).isEmpty
        return MessagesToSend(reminders: reminders, hasOthers: hasNews || hasDeliveries)
    }

    /// The reminders whose time has come and that nobody was told, of all dates that are open.
    ///
    /// What will be due within ten minutes goes along with what is due, so that it is one message.
    private borrowing func reminders(
        for readers: [MessageReader], in home: Principal.Membership, by rules: HouseRules
    ) throws -> [DueReminder] {
        let ahead = home.calendar(in: DueReminder.headStart)
        let dates = try occurrences(.open, in: home.household.id, ahead).filter { $0.due != nil }
        return try readers.flatMap { reader -> [DueReminder] in
            let start = reader.start
            let found = try dates.compactMap { date in
                try date.reminder(for: reader.member, in: home, by: rules, ahead)
            }.filter { $0.moment >= start && !reader.mutes.contains($0.kind.topic) }
            let new = try found.filter { try !isTold($0, in: home) }
            return new.contains { $0.moment <= home.calendar.instant } ? new : []
        }
    }

    private borrowing func isTold(
        _ reminder: DueReminder, in home: Principal.Membership
    ) throws -> Bool {
        let told = try toldAt(
            reminder.kind, of: reminder.occurrence, to: reminder.member,
            about: reminder.moment, in: home.household.id)
        return told.map { $0 <= home.calendar.instant } ?? false
    }
}

extension Facts {
    /// What a message that waits tells a member; `nil` where nothing of it holds any more.
    borrowing func content(
        of delivery: Delivery, to member: Member, in home: Principal.Membership,
        by rules: HouseRules, at instant: Instant
    ) throws -> MessageContent? {
        switch delivery.content {
        case .code(let code): return .code(code)
        case .test: return .test
        case .news: break
        }
        let notices = try notices(
            in: delivery.id, to: member.id, in: home.household.id, at: instant
        ).filter { notice in
            guard case .reminder(let reminder) = notice.message else { return true }
            return try holds(reminder, for: member, in: home, by: rules)
        }
        let views = try views(of: notices, to: member, in: home)
        return views.isEmpty ? nil : .news(views)
    }

    /// Whether what a reminder says is still so.
    private borrowing func holds(
        _ reminder: Notice.Reminder, for member: Member, in home: Principal.Membership,
        by rules: HouseRules
    ) throws -> Bool {
        guard let date = try occurrence(reminder.occurrence, in: home.household.id) else {
            return false
        }
        let ahead = home.calendar(in: DueReminder.headStart)
        let current = date.current(in: ahead)
        guard reminder.kind != .waiting else {
            return try current.isWaiting
                && Judge(rules, for: member, in: home, at: home.calendar.instant)?
                    .allows(.approveChore, on: current.reference) == true
        }
        let due = try current.reminder(for: member, in: home, by: rules, ahead)
        return due?.kind == reminder.kind && due?.moment == reminder.moment
    }
}

extension Notice.Reminder.Kind {
    /// What it is about.
    var topic: Notice.Topic { Notice.Kind.reminder(self).topic }
}

extension MessageReader {
    /// Since when messages go to one of the channels: of what was due before, nobody is reminded.
    var start: Instant {
        channels.compactMap { channel -> Instant? in
            guard case .confirmed(let start) = channel.state else { return nil }
            return start
        }.min() ?? .distantFuture
    }
}

/// What a message tells.
enum MessageContent {
    /// The code by which the channel is confirmed.
    case code(String)
    /// That it came.
    case test
    /// Notices, at least one.
    case news([NoticeView])
}
