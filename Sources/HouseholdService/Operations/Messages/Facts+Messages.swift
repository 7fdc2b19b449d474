import HouseholdDatabase
import HouseholdModel

extension Facts {
    /// What there is to send in a household at that moment.
    borrowing func messagesToSend(
        in home: Principal.Membership, by rules: HouseRules
    ) throws -> MessagesToSend {
        let readers = try readers(in: home)
        let (household, instant) = (home.household, home.calendar.instant)
        let due = try reminders(for: readers, in: home, by: rules)
        let hasNews = try readers.contains { try !news(for: $0, in: home, by: rules).isEmpty }
        let hasDeliveries = try !deliveries(due: instant, in: household.id).isEmpty
        return MessagesToSend(
            reminders: due.dates, payments: due.payments,
            weeks: try weeks(for: readers, in: home),
            hasOthers: hasNews || hasDeliveries,
            topics: try replyTopics(in: home), calendars: try calendarFiles(in: home))
    }

    /// What is to go into a message to somebody now.
    ///
    /// Nothing goes in quiet hours, nor to a child who has had as many messages as a day has: it is summed up on the
    /// next day. All of it goes along with what somebody else says to the child, unless the child wants none of that.
    borrowing func news(
        for reader: MessageReader, in home: Principal.Membership, by rules: HouseRules
    ) throws -> [OutgoingNotice] {
        let (household, calendar) = (home.household.id, home.calendar)
        guard !reader.isQuiet(at: calendar.instant, in: calendar.zone) else { return [] }
        let news = try withoutWhatGoesOn(
            outgoingNotices(to: reader.member.id, in: household, at: calendar.instant),
            to: reader.member, in: home, by: rules)
        let urgent = Set([Notice.Topic.nudges, .warnings]).subtracting(reader.mutes)
        let isUrgent = news.contains { urgent.contains($0.kind.topic) }
        guard !news.isEmpty, !isUrgent, let most = reader.mostADay else { return news }
        let count = try countOfMessages(
            to: reader.member.id, since: calendar.zone.start(of: calendar.today), in: household)
        return count < most ? news : []
    }

    /// The same but for what waits of a routine that somebody goes through: all of it is one message.
    private borrowing func withoutWhatGoesOn(
        _ news: [OutgoingNotice], to reader: Member, in home: Principal.Membership,
        by rules: HouseRules
    ) throws -> [OutgoingNotice] {
        let waiting = try news.filter { $0.kind == .reminder(.waiting) }.compactMap(\.occurrence)
            .compactMap { try liveDate($0, in: home) }
        let moments = try tellingMoments(of: waiting, to: reader, in: home, by: rules)
        let now = home.calendar.instant
        return news.filter { notice in
            guard notice.kind == .reminder(.waiting),
                let moment = notice.occurrence.flatMap({ moments[$0] })
            else { return true }
            // What is further away, a clock that was ahead has put off.
            return moment <= now || moment > now.adding(milliseconds: Routine.pause)
        }
    }

    /// The reminders whose time has come and that nobody was told, of all dates that are open and all that is to be paid.
    ///
    /// What will be due within ten minutes goes along with what is due, so that it is one message.
    private borrowing func reminders(
        for readers: [MessageReader], in home: Principal.Membership, by rules: HouseRules
    ) throws -> (dates: [DueReminder], payments: [DuePayment]) {
        var due: (dates: [DueReminder], payments: [DuePayment]) = ([], [])
        guard !readers.isEmpty else { return due }
        let dates = try occurrences(
            .reminded(by: home.reminderLimit), in: home.household.id, home.calendar)
        for reader in readers {
            let reminders = try reminders(of: dates, for: reader, in: home, by: rules)
            let payments = try payments(for: reader, in: home, by: rules)
            let moments = reminders.map(\.moment) + payments.map(\.moment)
            guard moments.contains(where: { $0 <= home.calendar.instant }) else { continue }
            due.dates += reminders
            due.payments += payments
        }
        return due
    }

    /// The reminders of dates for one reader.
    ///
    /// The rules are asked last: of most dates a member was told.
    private borrowing func reminders(
        of dates: [Occurrence], for reader: MessageReader, in home: Principal.Membership,
        by rules: HouseRules
    ) throws -> [DueReminder] {
        let start = reader.start(at: home.calendar.instant)
        let found = dates.compactMap { date -> (date: Occurrence, reminder: DueReminder)? in
            let reminder = date.reminder(for: reader.member, in: home, until: home.reminderLimit)
            guard let reminder, reminder.moment >= start,
                !reader.mutes.contains(reminder.kind.topic)
            else { return nil }
            return (date, reminder)
        }
        let new = try found.filter { try !isTold($0.reminder, in: home) }
        guard !new.isEmpty,
            let judge = try judge(rules, for: reader.member, in: home, at: home.calendar.instant)
        else { return [] }
        return try new.filter { try judge.allowsReminding(of: $0.date) }.map(\.reminder)
    }

    /// The reminders of what one reader is to pay.
    private borrowing func payments(
        for reader: MessageReader, in home: Principal.Membership, by rules: HouseRules
    ) throws -> [DuePayment] {
        guard !reader.mutes.contains(Notice.Kind.paymentDue.topic) else { return [] }
        let start = reader.start(at: home.calendar.instant)
        return try newPayments(of: reader.member, in: home, by: rules)
            .filter { $0.moment >= start }
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
    /// The messages that were handed out, as far as anything of them still holds.
    borrowing func messages(
        _ taken: [TakenMessage], in home: Principal.Membership, by rules: HouseRules
    ) throws -> [MessageView] {
        try taken.compactMap { taken in
            guard let id = Delivery.ID(taken.id),
                let delivery = try delivery(id, in: home.household.id),
                let end = try reader(of: delivery.channel, in: home),
                let content = try content(
                    of: delivery, to: end.reader.member, in: home, by: rules)
            else { return nil }
            return MessageView(
                delivery, content, over: end.channel, to: end.reader,
                answeredBy: taken.capabilities, in: home)
        }
    }

    /// What waits for an OK of those of which a message tells, and still does.
    borrowing func waiting(
        in delivery: Delivery, for member: Member, in home: Principal.Membership,
        by rules: HouseRules
    ) throws -> [Notice.Reminder] {
        let notices = try notices(
            in: delivery.id, to: member.id, in: home.household.id, at: home.calendar.instant)
        let reminders = notices.compactMap(\.waiting)
        guard !reminders.isEmpty,
            let judge = try judge(rules, for: member, in: home, at: home.calendar.instant)
        else { return [] }
        return try reminders.filter { try holds($0, for: member, in: home, by: judge) }
    }

    /// What a message that waits tells a member; `nil` where nothing of it holds any more.
    private borrowing func content(
        of delivery: Delivery, to member: Member, in home: Principal.Membership,
        by rules: HouseRules
    ) throws -> MessageContent? {
        let instant = home.calendar.instant
        switch delivery.content {
        case .code(let code): return .code(code)
        case .test: return .test
        case .news: break
        }
        let judge = try judge(rules, for: member, in: home, at: instant)
        let notices = try notices(
            in: delivery.id, to: member.id, in: home.household.id, at: instant
        ).filter { notice in
            guard case .reminder(let reminder) = notice.message else { return true }
            return try judge.map { try holds(reminder, for: member, in: home, by: $0) } ?? false
        }
        let views = try views(of: notices, to: member, in: home, by: rules)
        let weeks = notices.compactMap { notice -> Day? in
            guard case .weekOver(let day) = notice.message else { return nil }
            return day
        }
        let waiting = notices.compactMap(\.waiting)
        return views.isEmpty ? nil : .news(views, waiting: waiting, week: weeks.max())
    }

    /// A date as it is at this moment, while it is to be done or waits; what was deleted or withdrawn is none.
    borrowing func liveDate(
        _ id: Occurrence.ID, in home: Principal.Membership
    ) throws -> Occurrence? {
        let date = try liveOccurrence(id, in: home.household.id)?.current(in: home.calendar)
        return date.flatMap { $0.isOpen || $0.isWaiting ? $0 : nil }
    }

    /// Whether what a reminder says is still so.
    private borrowing func holds(
        _ reminder: Notice.Reminder, for member: Member, in home: Principal.Membership,
        by judge: Judge
    ) throws -> Bool {
        guard let current = try liveDate(reminder.occurrence, in: home) else { return false }
        guard reminder.kind != .waiting else {
            return try current.isWaiting && judge.allows(.approveChore, on: current.reference)
        }
        let due = current.reminder(for: member, in: home, until: home.reminderLimit)
        return try due?.kind == reminder.kind && due?.moment == reminder.moment
            && judge.allowsReminding(of: current)
    }
}

extension Notice {
    /// The date that waits for an OK, where it says that.
    fileprivate var waiting: Reminder? {
        guard case .reminder(let reminder) = message, reminder.kind == .waiting else { return nil }
        return reminder
    }
}

extension Notice.Reminder.Kind {
    /// What it is about.
    var topic: Notice.Topic { Notice.Kind.reminder(self).topic }
}

/// What a message tells.
enum MessageContent {
    /// The code by which the channel is confirmed.
    case code(String)
    /// That it came.
    case test
    /// Notices, at least one; some of them say that a date waits for an OK, or that a week is over.
    case news([NoticeView], waiting: [Notice.Reminder], week: Day?)

    /// The dates of which it says that they wait.
    var waiting: [Notice.Reminder] {
        guard case .news(_, let waiting, _) = self else { return [] }
        return waiting
    }
}
